import type { Currency } from '@sillage/kit/money.ts'
import { Alert } from '@sillage/ui/alert.tsx'
import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Costing } from '../costing.ts'

type Props = { sums: Costing | null; currency: Currency }

/** What the batch comes to, one piece of it, and the two prices. */
export function CostingSums({ sums, currency }: Props) {
  const t = usePhrases()
  const amountText = useAmountText({ currency })
  if (!sums) return <Alert>{t('숫자를 모두 적으면 계산해 드려요.')}</Alert>
  if (sums.pieces === 0) return <Alert>{t('배치가 한 개의 용량보다 적어요.')}</Alert>
  const rows = [
    [t('재료'), sums.materials],
    [t('용기 {count}개', { count: sums.pieces }), sums.vessels],
    [t('라벨 {count}장', { count: sums.pieces }), sums.labels],
    [t('심지와 상자 등'), sums.others],
    [t('인건비'), sums.labour],
  ] as const
  return (
    <div aria-live="polite">
      <dl className="costing-sums">
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{amountText(amount)}</dd>
          </div>
        ))}
        <div className="costing-total">
          <dt>{t('배치 원가')}</dt>
          <dd className="num">{amountText(sums.total)}</dd>
        </div>
        <div>
          <dt>{t('개당 원가')}</dt>
          <dd className="num">{amountText(sums.per_piece)}</dd>
        </div>
        <div className="costing-price">
          <dt>{t('도매가')}</dt>
          <dd className="num">{amountText(sums.wholesale_price)}</dd>
        </div>
        <div className="costing-price">
          <dt>{t('권장 소비자가')}</dt>
          <dd className="num">{amountText(sums.retail_price)}</dd>
        </div>
      </dl>
      {sums.unpriced > 0 && (
        <Alert tone="accent">
          {t('가격을 모르는 재료 {count}가지는 빠져 있어요. 내 가격을 적어 주세요.', { count: sums.unpriced })}
        </Alert>
      )}
    </div>
  )
}
