import type { orderReceiptTable } from '../../order/server/tables.ts'

export type ReceiptRow = typeof orderReceiptTable.$inferSelect

/** From this amount on the law asks for a cash receipt, requested or not; without a buyer's number it gets this one. */
export const owedFrom = 100_000
export const anonymousNumber = '010-000-1234'
