import { paidIn } from '../../payment/server/exchange-payment.ts'
import type { PaymentRow } from '../../payment/server/tables.ts'
import { type ClaimState, payableClaimStates } from '../words.ts'
import type { ClaimRow } from './ledger.ts'

/** What an exchange still costs its buyer now: nothing before it is accepted, once it is paid or when it is over. */
export function dueOf({ id, kind, state, preview, settled }: ClaimRow, payments: readonly PaymentRow[]): number {
  if (kind !== 'exchange' || settled || !(payableClaimStates as readonly ClaimState[]).includes(state)) return 0
  return Math.max(0, preview.to_pay - paidIn(payments, id))
}
