import { addDays } from '@sillage/kit/time.ts'
import type { OrderRow } from '../../../order/server/lines.ts'
import type { ShopRules } from '../../../setting/rules.ts'

type Days = Pick<ShopRules, 'deposit_days' | 'guest_deposit_days'>

/** A guest's order reserves its goods for a shorter time: anyone can place it under any name. */
export const depositDays = (rules: Days, member: object | string | null) =>
  member === null ? rules.guest_deposit_days : rules.deposit_days

/**
 * Until when the money of an order may be sent. Its days count from when it was placed, however often it is paid, or
 * it would reserve its goods for ever. When staff unmatch a deposit, the days begin again.
 */
export function depositsUntil(rules: Days, order: Pick<OrderRow, 'created_at' | 'expires_at' | 'mb_id'>): Date {
  const { created_at, expires_at, mb_id } = order
  const until = addDays(created_at, depositDays(rules, mb_id))
  return expires_at && expires_at > until ? expires_at : until
}
