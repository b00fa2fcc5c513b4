import { money, moneyFigures } from '@sillage/kit/money.ts'
import { lastMoment } from '@sillage/kit/time.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShopRules } from '../../setting/shop/use-shop-rules.ts'
import type { PointStatement } from '../contract.ts'
import { pointRules } from '../words.ts'

export const figures = (amount: number) => moneyFigures(money(amount, 'krw'))

/** What can be spent, what of it ends soon, and the rules in a sentence. */
export function PointFigures({ statement: { balance, expiring_soon } }: { statement: PointStatement }) {
  const t = usePhrases()
  const dates = useDates()
  const { unit, soon_days: days } = pointRules
  const { points_minimum: minimum } = useShopRules()
  // It ends with the night before: the last day on which it can be used is what people want to know.
  const lastDay = expiring_soon && dates.date(lastMoment(expiring_soon.at))
  return (
    <>
      <dl className="point-figures">
        <div>
          <dt>{t('지금 쓸 수 있는 적립금')}</dt>
          <dd>{t('{points}원', { points: figures(balance) })}</dd>
        </div>
        <div>
          <dt>{t('{days}일 안에 사라져요', { days })}</dt>
          <dd className={expiring_soon ? 'point-soon' : undefined}>
            {t('{points}원', { points: figures(expiring_soon?.amount ?? 0) })}
          </dd>
          <dd className="point-note">
            {lastDay
              ? t('{day}까지 쓸 수 있는 적립금이 가장 먼저 사라져요.', { day: lastDay })
              : t('{days}일 안에 사라지는 적립금이 없어요.', { days })}
          </dd>
        </div>
      </dl>
      <p className="section-note mt-4">
        {t('원화 주문에서 {minimum}원부터 {unit}원 단위로 쓸 수 있고, 적립한 날부터 1년 동안 유효해요.', {
          minimum: figures(minimum),
          unit,
        })}
      </p>
    </>
  )
}
