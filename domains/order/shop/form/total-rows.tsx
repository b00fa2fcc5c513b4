import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import { useAmount } from '../../../cart/shop/use-amount.ts'
import type { Quote } from '../../checkout-contract.ts'

type Row = Quote['rows'][number]

const labels: Record<Row['kind'], string> = {
  goods: '상품 금액',
  line_coupon: '상품 쿠폰',
  order_coupon: '주문 쿠폰',
  points: '적립금 사용',
  shipping: '배송비',
  far: '지역 추가 배송비',
  shipping_coupon: '배송비 쿠폰',
  total: '결제할 금액',
}

/** A total, row by row, each with the reason for it. */
export function TotalRows({ quote }: { quote: Quote }) {
  const t = usePhrases()
  const amount = useAmount()
  const noteOf = useNotes(quote)
  return (
    <dl className="checkout-dl num">
      {quote.rows.map((row, at) => {
        const note = noteOf(row)
        return (
          // Two coupons may be alike, and rows are never moved.
          <div key={at} className={row.kind === 'total' ? 'total' : row.amount < 0 ? 'minus' : undefined}>
            <dt>
              {t(labels[row.kind])}
              {note && <small>{note}</small>}
            </dt>
            <dd>{row.amount < 0 ? `−${amount(-row.amount)}` : amount(row.amount)}</dd>
          </div>
        )
      })}
    </dl>
  )
}

function useNotes(quote: Quote) {
  const t = usePhrases()
  const pick = usePick()
  const amount = useAmount()
  return (row: Row): string | null => {
    if (row.name !== undefined) return pick({ name: row.name, name_en: row.name_en ?? '' }, 'name')
    if (row.kind === 'goods') {
      const list = quote.lines.reduce((sum, line) => sum + line.list_amount * line.quantity, 0)
      const cut = list - quote.goods_amount
      return cut > 0 ? t('정가에서 {amount} 할인된 금액이에요', { amount: amount(cut) }) : null
    }
    if (row.kind === 'shipping') return wayNote(quote, t, amount)
    return null
  }
}

type Words = ReturnType<typeof usePhrases>

function wayNote(quote: Quote, t: Words, amount: (amount: number) => string) {
  const { missing_for_free: missing, goods_amount, discount_amount, weight_g, rows } = quote
  if (quote.refused.shipping) return t('보낼 수 있는 곳을 고르면 계산돼요')
  if (missing === 0) return t('무료 배송이에요')
  if (missing !== null)
    return t('{amount}부터 무료 배송이에요', { amount: amount(goods_amount - discount_amount + missing) })
  if (rows.some(({ kind, amount }) => kind === 'shipping' && amount > 0))
    return t('국제우편 EMS, 무게 {kg}kg', { kg: (weight_g / 1000).toFixed(1) })
  return quote.deliveries.includes('pickup') ? t('매장에서 찾아가요') : t('보내는 상품이 없어요')
}
