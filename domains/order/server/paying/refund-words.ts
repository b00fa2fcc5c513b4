import { type ClaimKind, type ClaimReason, claimReasons } from '../../claim-words.ts'
import type { RefundRow } from '../payment-tables.ts'

type Words = Pick<RefundRow, 'kind' | 'reason'>

/** How a refund is called that a claim brings. */
export const refundWords = ({ kind, reason }: { kind: ClaimKind; reason: ClaimReason }): Words => ({
  kind: reason === 'sold_out' ? reason : kind,
  reason: claimReasons[reason].name,
})
