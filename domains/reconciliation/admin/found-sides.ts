import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { PaymentState } from '../../order/payment-words.ts'
import { paymentLooks } from '../../payment/admin/payment-looks.ts'
import type { Discrepancy } from '../contract.ts'

type Fields = Record<string, unknown>

/** What our books say and what the other side says, in words: `우리 결제됨 31,000원`. */
export function useFoundSides(currency: Discrepancy['currency']) {
  const t = usePhrases()
  const amountText = useAmountText({ currency })

  function sideText(side: Fields) {
    const state = stateOf(side.state)
    const canceled = Number(side.canceled_amount ?? 0)
    return [
      state && t(paymentLooks[state].label),
      typeof side.amount === 'number' && amountText(side.amount),
      typeof side.deposited_amount === 'number' && t('입금 {amount}', { amount: amountText(side.deposited_amount) }),
      canceled > 0 && t('환불 {amount}', { amount: amountText(canceled) }),
    ]
      .filter(Boolean)
      .join(' ')
  }

  return (found: unknown): string[] => {
    if (!isFields(found)) return []
    const { ours, theirs, asked, known, amount, failure, reversed, total_amount } = found
    return [
      isFields(ours) && t('우리 {text}', { text: sideText(ours) }),
      'theirs' in found && t('결제사 {text}', { text: isFields(theirs) ? sideText(theirs) : t('기록 없음') }),
      isFields(asked) && t('받을 금액 {text}', { text: sideText(asked) }),
      isFields(known) && t('받은 것 {text}', { text: sideText(known) }),
      typeof amount === 'number' && amountText(amount),
      typeof total_amount === 'number' && t('주문 금액 {amount}', { amount: amountText(total_amount) }),
      typeof reversed === 'number' && t('되돌아간 입금 {amount}', { amount: amountText(reversed) }),
      typeof failure === 'string' && t('실패 이유 {failure}', { failure }),
    ].filter((text) => text !== false)
  }
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const stateOf = (state: unknown) =>
  typeof state === 'string' && state in paymentLooks ? (state as PaymentState) : undefined
