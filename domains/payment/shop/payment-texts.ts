import type { Translate } from '@sillage/web-kit/phrases.ts'
import type { Order, OrderPayment } from '../../order/contract.ts'
import { isFailedPayment, paymentMethods } from '../../order/payment-words.ts'
import { isOpenLine } from '../../order/words.ts'

/** How it was paid, or is about to be, in a few words: the card's last figures, the months. */
export function paymentText({ method, details }: Pick<OrderPayment, 'method' | 'details'>, t: Translate): string {
  const { card, easy_pay, escrow } = details
  const name = t(paymentMethods[method].name)
  // What is paid through a wallet is named after it, or not.
  if (easy_pay) return [...new Set([name, t(easy_pay)])].join(' · ')
  if (escrow) return `${name} · ${t('구매안전서비스(에스크로)')}`
  if (!card) return name
  const months = card.months > 1 ? t('{count}개월 할부', { count: card.months }) : t('일시불')
  return [name, `${t(card.issuer)} ${card.last4}`, months].join(' · ')
}

/** The account that money is awaited in, with its payment; `is_over` after its day. An order that is over awaits none. */
export function awaitedDeposit({ payments, lines }: Order) {
  const payment = payments.find(({ state }) => state === 'waiting_for_deposit' || state === 'underpaid')
  const account = payment?.details.account
  if (!payment || !account || !lines.some(({ state }) => isOpenLine(state))) return null
  return { payment, account, is_over: Date.parse(account.due_at) <= Date.now() }
}

/** The payment that counts: the one that brought money or may still bring it, else the last try. */
export const payingOf = ({ payments }: Order): OrderPayment | undefined =>
  payments.findLast(({ state }) => !isFailedPayment(state)) ?? payments.at(-1)
