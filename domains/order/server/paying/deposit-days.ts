import { addDays } from '@sillage/kit/time.ts'
import { paymentLimits } from '../../../payment/words.ts'
import type { OrderRow } from '../lines/move-lines.ts'

/**
 * Until when the money of an order may be sent. Its days count from when it was placed, however often it is paid anew, or
 * it would hold its goods for ever; staff who take a deposit away give it days of its own.
 */
export function depositsUntil({ created_at, expires_at }: Pick<OrderRow, 'created_at' | 'expires_at'>): Date {
  const until = addDays(created_at, paymentLimits.deposit_days)
  return expires_at && expires_at > until ? expires_at : until
}
