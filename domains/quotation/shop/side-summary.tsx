import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Priced } from './priced-lines.ts'
import { ClearButton, NotBinding, PrintButton, Total, useCountText, useIncludedText, Validity } from './total-parts.tsx'

type Props = { priced: Priced; onClear: (() => void) | null }

/** On a desktop: what it comes to, beside the lines. */
export function SideSummary({ priced, onClear }: Props) {
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
      <PrintButton priced={priced} wide />
      <NotBinding />
      {onClear && <ClearButton onClear={onClear} />}
    </aside>
  )
}
