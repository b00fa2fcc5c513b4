import type { Product } from '@sillage/domains/catalog/contract.ts'
import type { Choice } from '@sillage/domains/catalog/shop/product-choice.ts'
import type { Grade } from '@sillage/domains/member/words.ts'
import { earnedOnLines, earnPercent } from '@sillage/domains/point/earned.ts'
import { useShopRules } from '@sillage/domains/setting/shop/use-shop-rules.ts'
import { shippingCost } from '@sillage/domains/shipping/cost.ts'
import { dispatchDay } from '@sillage/domains/shipping/dispatch.ts'
import { useHomeRules } from '@sillage/domains/shipping/shop/home-rules.ts'
import { type Money, money, moneyFigures } from '@sillage/kit/money.ts'
import { seoulDay } from '@sillage/kit/time.ts'
import { useHydrated } from '@sillage/ui/use-hydrated.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import '@sillage/ui/sections/rows.css'

/** What else to know: delivery, and the points it earns. */
export function ProductFacts({ product: { kind }, choice, grade }: { product: Product; choice: Choice; grade: Grade }) {
  const t = usePhrases()
  const { total, price, quantity, add_ons } = choice
  const delivery = useDelivery(total)
  const dispatch = useDispatch()
  const travels = kind !== 'class' && kind !== 'service'
  const amounts = [price.amount * quantity, ...add_ons.map(({ amount }) => amount)]
  const lines = amounts.map((total_amount) => ({ total_amount }))
  const points = earnedOnLines(lines, total.currency, earnPercent(grade, useShopRules()))
  if (!travels && points === 0) return null
  return (
    <dl className="facts part">
      {travels && (
        <>
          <dt>{t('배송')}</dt>
          <dd>
            {delivery}
            {total.currency === 'usd' && <span className="mute">{t('해외는 EMS로, 무게에 따라 계산해요')}</span>}
          </dd>
          <dt>{t('출고 안내')}</dt>
          <dd>{dispatch}</dd>
        </>
      )}
      {points > 0 && (
        <>
          <dt>{t('적립')}</dt>
          <dd className="num">
            {t('구매를 확정하면 적립금 {points}원', { points: moneyFigures({ ...total, amount: points }) })}
          </dd>
        </>
      )}
    </dl>
  )
}

/** What it costs to have this choice sent within the country, and how much more makes that free. */
function useDelivery({ amount, currency }: Money) {
  const moneyText = useMoneyText()
  const t = usePhrases()
  const rules = useHomeRules()
  const parcel = { delivery: 'parcel', country: 'KR', zip: '', weight_g: 0 } as const
  const cost = shippingCost({ ...rules, far_regions: [], ems_zones: [] }, { ...parcel, currency, goods_amount: amount })
  if (typeof cost === 'string') return ''
  if (cost.amount === 0) return t('국내 무료')
  const text = (minor: number) => moneyText(money(minor, currency))
  return t('국내 {fee}, {missing} 더 담으면 무료', { fee: text(cost.amount), missing: text(cost.missing ?? 0) })
}

/** The rule in the HTML, which everyone shares; the day itself once the visitor's own clock is there. */
function useDispatch() {
  const t = usePhrases()
  const hydrated = useHydrated()
  const dates = useDates()
  const rules = useHomeRules()
  const time = rules.cut_off
  if (!hydrated) return t('평일 {time} 전 주문은 당일 발송돼요', { time })
  const now = new Date()
  const day = dispatchDay(now, rules)
  if (day === seoulDay(now)) return t('{time} 전에 주문하면 오늘 발송돼요', { time })
  return t('지금 주문하면 {day}에 발송돼요', { day: dates.weekdayName(day) })
}
