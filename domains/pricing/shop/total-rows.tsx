import type { Currency } from '@sillage/kit/money.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { TotalRow } from '../fields.ts'
import './total-rows.css'

const labels: Record<TotalRow['kind'], string> = {
  goods: '상품 금액',
  line_coupon: '상품 쿠폰',
  order_coupon: '주문 쿠폰',
  points: '적립금 사용',
  shipping: '배송비',
  far: '지역 추가 배송비',
  shipping_coupon: '배송비 쿠폰',
  total: '결제할 금액',
}

type Props = { rows: readonly TotalRow[]; currency: Currency; paid?: boolean }

/** A total, row by row, each with the reason for it: in the form as ever after. */
export function TotalRows({ rows, currency, paid }: Props) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const money = (amount: number) => moneyText({ amount, currency })
  const noteOf = useNotes(money)
  return (
    <dl className="total-rows num">
      {rows.map((row, at) => {
        const note = noteOf(row)
        return (
          // Two coupons may be alike, and rows are never moved.
          <div key={at} className={row.kind === 'total' ? 'total' : row.amount < 0 ? 'minus' : undefined}>
            <dt>
              {row.kind === 'total' && paid ? t('결제한 금액') : t(labels[row.kind])}
              {note && <small>{note}</small>}
            </dt>
            <dd>{isFree(row) ? t('무료') : row.amount < 0 ? `−${money(-row.amount)}` : money(row.amount)}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** What is not known yet is not free. */
const isFree = ({ kind, amount, delivery }: TotalRow) => kind === 'shipping' && amount === 0 && delivery !== 'unknown'

function useNotes(money: (amount: number) => string) {
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
    if (row.delivery === 'pickup') return t('매장에서 찾아가요')
    if (row.delivery === 'none') return t('배송할 상품이 없어요')
    if (row.delivery === 'ems')
      return t('국제우편 EMS, {zone}, {kg}kg까지', { zone: nameOf(row), kg: ((row.halves ?? 1) / 2).toFixed(1) })
    if (row.free_from !== undefined) return t('{amount}부터 무료 배송이에요', { amount: money(row.free_from) })
    return row.delivery === 'unknown' && row.amount === 0 ? t('배송할 수 있는 나라를 고르면 계산돼요') : null
  }
}
