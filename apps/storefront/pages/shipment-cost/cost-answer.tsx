import type { Cart } from '@sillage/domains/cart/contract.ts'
import type { Cost } from '@sillage/domains/shipping/contract.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { type Currency, money } from '@sillage/kit/money.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'

type Asked = {
  currency: Currency
  zip?: string
  goods_amount?: number
  country?: string
  weight_g?: number
}

function useCost(asked: Asked | null) {
  const { queries } = useShop()
  return useQuery({
    ...queries.shipping.cost({ query: asked ?? { currency: 'krw', zip: '00000' } }),
    enabled: asked !== null,
  })
}

/** What shipping costs; empty until the destination is known. */
export function CostAnswer({ asked }: { asked: Asked | null }) {
  const t = usePhrases()
  const { data, isError, isLoading } = useCost(asked)
  const failed = t('배송비를 계산하지 못했어요. 잠시 후 다시 시도해 주세요.')
  return (
    <output className="shipping-answer" aria-live="polite" aria-busy={isLoading}>
      {asked && isError && <p>{failed}</p>}
      {asked && isLoading && <p className="mute">{t('배송비를 계산하고 있어요.')}</p>}
      {asked && data && !isError && <Words cost={data} currency={asked.currency} />}
    </output>
  )
}

/** What it costs to send there what lies in the cart now; nothing is said of an empty one. */
export function CartAnswer({ asked, cart }: { asked: Asked | null; cart: Cart | undefined }) {
  const moneyText = useMoneyText()
  const t = usePhrases()
  const goods_amount = cart?.goods_amount ?? 0
  // A cart of classes alone is not sent anywhere.
  const known = goods_amount > 0 && cart?.missing_for_free !== null && cart?.currency === asked?.currency
  const { data, isLoading } = useCost(asked && known ? { ...asked, goods_amount } : null)
  if (isLoading) return <p className="mute">{t('지금 장바구니의 배송비도 계산하고 있어요.')}</p>
  if (!asked || !known || !data || data.refused) return null
  const text = (amount: number) => moneyText(money(amount, asked.currency))
  return (
    <p className="shipping-cart num" role="status">
      {data.amount === 0
        ? t('지금 장바구니({goods})는 배송비 없이 보내 드려요.', { goods: text(goods_amount) })
        : t('지금 장바구니({goods})를 보내면 배송비가 {amount}이에요.', {
            goods: text(goods_amount),
            amount: text(data.amount),
          })}
    </p>
  )
}

function Words({ cost, currency }: { cost: Cost; currency: Currency }) {
  const moneyText = useMoneyText()
  const t = usePhrases()
  const pick = useLocalizedField()
  const text = (amount: number) => moneyText(money(amount, currency))
  if (cost.refused === 'country') return <p>{t('이 나라로는 보낼 수 없어요.')}</p>
  if (cost.refused === 'weight') return <p>{t('너무 무거워서 한 번에 보낼 수 없어요. 나누어 주문해 주세요.')}</p>
  const region = cost.region ? pick(cost.region, 'name') : ''
  return (
    <>
      <p className="shipping-amount num">{t('배송비 {amount}', { amount: text(cost.amount) })}</p>
      {region && (
        <p className="num">
          {t('기본 {fee} + {region} 추가 {extra}', { fee: text(cost.fee), region, extra: text(cost.extra) })}
        </p>
      )}
      {cost.free_from !== null && (
        <p className="mute num">
          {t('상품을 {amount} 이상 담으면 기본 배송비가 무료예요.', { amount: text(cost.free_from) })}
        </p>
      )}
    </>
  )
}
