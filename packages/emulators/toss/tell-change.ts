import type { Payment } from './books.ts'
import type { Desk } from './desk.ts'

/** A notice carries the payment as it is now. */
export const tellChange = ({ notices }: Desk, payment: Payment) =>
  notices.send({ eventType: 'PAYMENT_STATUS_CHANGED', data: payment })

/** Of an account's money there is a second one, older than the other, which proves itself by the secret. */
export function tellDeposit(desk: Desk, payment: Payment) {
  const { secret, status, lastTransactionKey: transactionKey, orderId } = payment
  desk.notices.send({ secret, status, transactionKey, orderId })
  tellChange(desk, payment)
}
