import type { RefundRow } from '../../payment/server/tables.ts'
import { type ClaimKind, type ClaimReason, claimReasons } from '../words.ts'

type Words = Pick<RefundRow, 'kind' | 'reason'>

/** What the refund of a claim is called; an exchange ends in none. */
export const refundReason = ({ kind, reason }: { kind: ClaimKind; reason: ClaimReason }): Words => ({
  kind: reason === 'sold_out' ? reason : kind === 'cancel' ? 'cancel' : 'return',
  reason: claimReasons[reason].name,
})
