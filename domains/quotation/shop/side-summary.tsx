import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Priced } from './priced-lines.ts'
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
import type { Saving } from './use-save-draft.ts'

export type SummaryProps = { priced: Priced; saving: Saving; consent: boolean; onClear: (() => void) | null }

/** On a desktop: what it comes to, beside the lines. */
export function SideSummary({ priced, saving, consent, onClear }: SummaryProps) {
  const t = usePhrases()
  const count = useCountText()(priced)
  const included = useIncludedText()
  return (
    <aside className="quotation-side" aria-labelledby="quotation-sum">
      <h2 id="quotation-sum" className="section-title">
        {t('예상 금액')}
      </h2>
      <dl className="quotation-facts">
        <dt>{t('상품')}</dt>
        <dd className="num">{count.kinds}</dd>
        <dt>{t('수량')}</dt>
        <dd className="num">{count.pieces}</dd>
      </dl>
      <div className="quotation-total" data-tour="total" aria-live="polite">
        <span>{t('합계')}</span>
        <Total priced={priced} />
      </div>
      <p className="tiny mute">{included}</p>
      <dl className="quotation-facts" data-tour="validity">
        <dt>{t('유효 기한')}</dt>
        <dd className="num">
          <Validity />
        </dd>
      </dl>
      <ReceiveButton priced={priced} saving={saving} consent={consent} wide />
      <div className="quotation-others">
        <SaveButton priced={priced} saving={saving} consent={consent} />
        <PrintButton priced={priced} />
      </div>
      <NotBinding />
      {onClear && <ClearButton onClear={onClear} />}
    </aside>
  )
}
