import type { Currency } from '@sillage/kit/money.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Refund } from '../contract.ts'
import type { RefundRowKind } from '../refund-amounts.ts'

const labels = {
  goods: '상품 금액',
  discount: '쿠폰 할인분',
  points: '적립금으로 낸 금액',
  shipping: '배송비',
  fee: '반품·교환 배송비',
  attended: '이미 진행된 수업',
  to_pay: '따로 내실 금액',
  carried: '앞선 신청에서 남은 배송비',
  by_points: '적립금에서 차감한 금액',
  waived: '차감하지 않은 배송비',
  given_before: '이미 돌려드린 금액',
  lowered: '상품 상태에 따른 차감',
  total: '환불 금액',
} as const satisfies Record<RefundRowKind, string>

type Props = {
  refund: Pick<Refund, 'rows' | 'points' | 'to_pay' | 'coupon_ids'>
  currency: Currency
  /** It is only asked for yet: how it will be paid is said. */
  isAsked?: boolean
  /** What was to be paid has come. */
  isPaid?: boolean
}

/** The refund, row by row, and what has to be paid first. */
export function RefundRows({ refund, currency, isAsked = false, isPaid = false }: Props) {
  const { rows, points, to_pay, coupon_ids } = refund
  const moneyText = useMoneyText()
  const t = usePhrases()
  const money = (amount: number) =>
    amount < 0 ? `−${moneyText({ amount: -amount, currency })}` : moneyText({ amount, currency })
  if (bringsNothing(refund)) return <p className="mute small">{t('추가로 내시거나 환불받으실 금액이 없어요.')}</p>
  // A fee that is due is the last row, instead of a refund of nothing.
  const shown = rows.filter(({ kind }) => to_pay === 0 || (kind !== 'to_pay' && kind !== 'total'))
  return (
    <dl className="refund-rows num">
      {shown.map(({ kind, amount }) => (
        <div key={kind} className={kind === 'total' ? 'total' : undefined}>
          <dt>{t(kind === 'shipping' && amount > 0 ? '돌려드리는 배송비' : labels[kind])}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      {points > 0 && (
        <div>
          <dt>{t('돌려받는 적립금')}</dt>
          <dd>{money(points)}</dd>
        </div>
      )}
      {coupon_ids.length > 0 && (
        <div>
          <dt>{t('돌려받는 쿠폰')}</dt>
          <dd>{t('{count}장', { count: coupon_ids.length })}</dd>
        </div>
      )}
      {to_pay > 0 && (
        <div className="total">
          <dt>
            {t(isPaid ? '따로 내신 금액' : '따로 내실 금액')}
            {isAsked && (
              <small>{t('신청을 접수하면 보내실 계좌를 알려 드려요. 입금을 확인하고 교환 상품을 보내 드려요.')}</small>
            )}
          </dt>
          <dd>{money(to_pay)}</dd>
        </div>
      )}
    </dl>
  )
}

/** The same for the same price: only the sum is there, and it is nothing. */
const bringsNothing = ({ rows, points, to_pay, coupon_ids }: Props['refund']) =>
  rows.every(({ kind, amount }) => kind === 'total' && amount === 0) &&
  points === 0 &&
  to_pay === 0 &&
  coupon_ids.length === 0
