import type { Payment } from './books.ts'
import type { Emulator } from './emulator.ts'

/** A notice carries the payment as it is now. */
export const tellChange = ({ notices }: Emulator, payment: Payment) =>
  notices.send({ eventType: 'PAYMENT_STATUS_CHANGED', data: payment })

/** Of an account's money there is a second one, older than the other, which proves itself by the secret. */
export function tellDeposit(emulator: Emulator, payment: Payment) {
  const { secret, status, lastTransactionKey: transactionKey, orderId } = payment
  emulator.notices.send({ secret, status, transactionKey, orderId })
  tellChange(emulator, payment)
}
