import type { RefundRow } from '../../payment/server/tables.ts'
import { type ClaimKind, type ClaimReason, claimReasons } from '../words.ts'

type Words = Pick<RefundRow, 'kind' | 'reason'>

/** How a refund is called that a claim brings. */
export const refundReason = ({ kind, reason }: { kind: ClaimKind; reason: ClaimReason }): Words => ({
  kind: reason === 'sold_out' ? reason : kind,
  reason: claimReasons[reason].name,
})
