import type { PaymentMethod } from '../../order/payment-words.ts'
import type { orderReceiptTable } from '../../order/server/tables.ts'

export type ReceiptRow = typeof orderReceiptTable.$inferSelect

/** Money that came without a card; the card's own slip is a receipt already. */
export const cashMethods: readonly PaymentMethod[] = ['bank_transfer', 'virtual_account', 'transfer']

/** From this amount on the law asks for a cash receipt, requested or not; without a buyer's number it gets this one. */
export const owedFrom = 100_000
export const anonymousNumber = '010-000-1234'
