import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { SummaryProps } from './side-summary.tsx'
import {
  ClearButton,
  NotBinding,
  PrintButton,
  ReceiveButton,
  SaveButton,
  Total,
  useCountText,
  useIncludedText,
  Validity,
} from './total-parts.tsx'

/** On a phone: what there is to know at the end of the page, and the sum under the thumb. */
export function PhoneSummary({ priced, saving, consent, onClear }: SummaryProps) {
  const t = usePhrases()
  const included = useIncludedText()
  const count = useCountText()(priced)
  return (
    <>
      <section className="quotation-end" aria-label={t('견적 안내')}>
        <dl className="quotation-facts" data-tour="validity">
          <dt>{t('유효 기한')}</dt>
          <dd className="num">
            <Validity />
          </dd>
        </dl>
        <p className="tiny mute">{included}</p>
        <div className="quotation-others">
          <SaveButton priced={priced} saving={saving} consent={consent} />
          <PrintButton priced={priced} />
        </div>
        <NotBinding />
        {onClear && <ClearButton onClear={onClear} />}
      </section>
      <section className="quotation-bar" aria-label={t('예상 금액')}>
        <div data-tour="total" aria-live="polite">
          <p className="tiny soft num">
            {t('합계')} · {count.kinds} · {count.pieces}
          </p>
          <Total priced={priced} />
        </div>
        <ReceiveButton priced={priced} saving={saving} consent={consent} />
      </section>
    </>
  )
}
