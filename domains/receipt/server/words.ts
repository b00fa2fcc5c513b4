import type { PaymentMethod } from '../../order/payment-words.ts'
import type { orderReceiptTable } from '../../order/server/tables.ts'
import type { RefundRow } from '../../payment/server/tables.ts'

export type ReceiptRow = typeof orderReceiptTable.$inferSelect

/** Money that came without a card; the card's own slip is a receipt already. */
export const cashMethods: readonly PaymentMethod[] = ['bank_transfer', 'virtual_account', 'transfer']

/** Money that was never a part of what was bought: no receipt has counted it. */
export const besides: readonly RefundRow['kind'][] = ['overpaid', 'late']

/** From here on the law wants a receipt for cash, asked for or not; the tax office gives it this number. */
export const owedFrom = 100_000
export const anonymousNumber = '010-000-1234'
