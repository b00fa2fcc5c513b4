import type { TotalRow } from './fields.ts'

/** What the rows of a total are called, to buyers and to staff. */
export const totalLabels: Record<TotalRow['kind'], string> = {
  goods: '상품 금액',
  line_coupon: '상품 쿠폰',
  order_coupon: '주문 쿠폰',
  points: '적립금 사용',
  shipping: '배송비',
  far: '지역 추가 배송비',
  shipping_coupon: '배송비 쿠폰',
  total: '결제할 금액',
}

type Reader = {
  t: (korean: string, slots?: Record<string, string | number>) => string
  /** An amount as the reader writes it, and a name in their language. */
  money: (amount: number) => string
  pick: (names: { name: string; name_en: string }) => string
}

/** Why a row of a total is what it is; null where its label says enough. */
export function noteOfTotal(row: TotalRow, reader: Reader): string | null {
  if (row.kind === 'shipping') return shippingNote(row, reader)
  if (row.kind === 'goods') return goodsNote(row, reader)
  return row.name === undefined ? null : nameOf(row, reader)
}

const nameOf = ({ name = '', name_en = '' }: TotalRow, { pick }: Reader) => pick({ name, name_en })

function goodsNote({ pieces, cut_amount = 0 }: TotalRow, { t, money }: Reader) {
  const parts = [
    ...(pieces ? [t('{count}개', { count: pieces })] : []),
    ...(cut_amount > 0 ? [t('정가에서 {amount} 할인된 금액이에요', { amount: money(cut_amount) })] : []),
  ]
  return parts.join(', ') || null
}

function shippingNote(row: TotalRow, reader: Reader) {
  const { t, money } = reader
  if (row.delivery === 'pickup') return t('매장에서 찾아가요')
  if (row.delivery === 'none') return t('배송할 상품이 없어요')
  if (row.delivery === 'ems') {
    const kg = ((row.halves ?? 1) / 2).toFixed(1)
    return t('국제우편 EMS, {zone}, {kg}kg까지', { zone: nameOf(row, reader), kg })
  }
  if (row.free_from !== undefined) return t('{amount}부터 무료 배송이에요', { amount: money(row.free_from) })
  return row.delivery === 'unknown' && row.amount === 0 ? t('배송할 수 있는 나라를 고르면 계산돼요') : null
}
