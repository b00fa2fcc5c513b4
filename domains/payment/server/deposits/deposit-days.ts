import { addDays } from '@sillage/kit/time.ts'
import { paymentLimits } from '../../../order/payment-words.ts'
import type { OrderRow } from '../../../order/server/lines.ts'

/** A guest's order reserves its goods for a shorter time: anyone can place it under any name. */
export const depositDays = (member: object | string | null) =>
  member === null ? paymentLimits.guest_deposit_days : paymentLimits.deposit_days

/**
 * Until when the money of an order may be sent. Its days count from when it was placed, however often it is paid, or
 * it would reserve its goods for ever. When staff unmatch a deposit, the days begin again.
 */
export function depositsUntil(order: Pick<OrderRow, 'created_at' | 'expires_at' | 'mb_id'>): Date {
  const { created_at, expires_at, mb_id } = order
  const until = addDays(created_at, depositDays(mb_id))
  return expires_at && expires_at > until ? expires_at : until
}
