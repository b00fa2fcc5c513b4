import type { Payment } from './books.ts'
import type { Emulator } from './emulator.ts'

/** A notice carries the payment as it is now. */
export const sendChange = ({ webhooks }: Emulator, payment: Payment) =>
  webhooks.send({ eventType: 'PAYMENT_STATUS_CHANGED', data: payment })

/** Of an account's money there is a second one, older than the other, which proves itself by the secret. */
export function sendDeposit(emulator: Emulator, payment: Payment) {
  const { secret, status, lastTransactionKey: transactionKey, orderId } = payment
  emulator.webhooks.send({ secret, status, transactionKey, orderId })
  sendChange(emulator, payment)
}
