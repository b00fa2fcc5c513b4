import { type Money, moneyFigures } from '@sillage/kit/money.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ProductKind } from '../words.ts'
import { pointsFor } from './points.ts'
import '@sillage/ui/sections/rows.css'

/** What else to know: the way to the door, and the points that come back. */
export function ProductFacts({ kind, total }: { kind: ProductKind; total: Money }) {
  const t = usePhrases()
  const travels = kind !== 'class' && kind !== 'service'
  const points = pointsFor(total)
  if (!travels && points === 0) return null
  return (
    <dl className="facts part">
      {travels && (
        <>
          <dt>{t('배송')}</dt>
          <dd>{total.currency === 'krw' ? t('3,000원, 5만 원부터 무료') : t('해외는 EMS로, 무게에 따라 계산해요')}</dd>
          <dt>{t('출발')}</dt>
          <dd>{t('평일 14시 전 주문은 그날 떠나요')}</dd>
        </>
      )}
      {points > 0 && (
        <>
          <dt>{t('적립')}</dt>
          <dd className="num">
            {t('구매를 확정하면 {points}점', { points: moneyFigures({ ...total, amount: points }) })}
          </dd>
        </>
      )}
    </dl>
  )
}
