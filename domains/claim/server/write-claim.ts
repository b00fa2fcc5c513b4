import type { Context } from '@sillage/server-kit/context.ts'
import { type LockedOrder, splitLine } from '../../order/server/lines.ts'
import type { Refund } from '../refund-amounts.ts'
import type { ClaimKind, ClaimReason, Fault } from '../words.ts'
import type { LockedClaim } from './ledger.ts'
import { linesOf } from './move-claim.ts'
import type { Prepared } from './prepare.ts'
import { claimLineTable, claimTable } from './tables.ts'

type Writing = {
  kind: ClaimKind
  reason: ClaimReason
  fault: Fault
  memo: string
  request_key: string
  takes: Prepared['takes']
  refund: Refund
  account: { bank: string; number: string; holder: string } | null
}

/** Writes a claim; its pieces become lines of their own. */
export async function writeClaim(ctx: Context, locked: LockedOrder, writing: Writing): Promise<LockedClaim> {
  const { kind, reason, fault, memo, request_key, refund: preview, account } = writing
  const now = ctx.now()
  const [claim] = await ctx.db
    .insert(claimTable)
    .values({
      order_id: locked.order.id,
      kind,
      reason,
      fault,
      memo,
      preview,
      request_key,
      account: preview.money > 0 ? account : null,
      created_at: now,
      changed_at: now,
    })
    .returning()
  if (!claim) throw new Error('an inserted claim was not returned')
  const rows = []
  for (const { line, quantity, variant_id } of writing.takes) {
    const part = await splitLine(ctx, locked, line, quantity)
    rows.push({ claim_id: claim.id, line_id: part.id, quantity, exchange_variant_id: variant_id })
  }
  const claimed = await ctx.db.insert(claimLineTable).values(rows).returning()
  return { locked, claim, claimed, lines: linesOf(locked, claimed) }
}
