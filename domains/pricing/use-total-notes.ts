import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
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

/** Why a row is what it is. */
export function useTotalNotes(money: (amount: number) => string) {
  const t = usePhrases()
  const pick = useLocalizedField()
  return (row: TotalRow): string | null => {
    if (row.kind === 'shipping') return wayNote(row)
    if (row.kind === 'goods') return goodsNote(row)
    return row.name === undefined ? null : nameOf(row)
  }

  function nameOf({ name = '', name_en = '' }: TotalRow) {
    return pick({ name, name_en }, 'name')
  }

  function goodsNote({ pieces, cut_amount = 0 }: TotalRow) {
    const parts = [
      ...(pieces ? [t('{count}개', { count: pieces })] : []),
      ...(cut_amount > 0 ? [t('정가에서 {amount} 할인된 금액이에요', { amount: money(cut_amount) })] : []),
    ]
    return parts.join(', ') || null
  }

  function wayNote(row: TotalRow) {
    if (row.way === 'pickup') return t('매장에서 찾아가요')
    if (row.way === 'none') return t('배송할 상품이 없어요')
    if (row.way === 'ems')
      return t('국제우편 EMS, {zone}, {kg}kg까지', { zone: nameOf(row), kg: ((row.halves ?? 1) / 2).toFixed(1) })
    if (row.free_from !== undefined) return t('{amount}부터 무료 배송이에요', { amount: money(row.free_from) })
    return row.way === 'unknown' && row.amount === 0 ? t('배송할 수 있는 나라를 고르면 계산돼요') : null
  }
}
