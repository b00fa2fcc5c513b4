import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, gt, min, ne } from 'drizzle-orm'
import { type ClaimState, openClaimStates } from '../../claim-words.ts'
import { openCharge, type Refund, refundFor } from '../../refund-amounts.ts'
import type { Held } from '../lines/move-lines.ts'
import { orderEventTable } from '../tables.ts'
import { type ClaimRow, type ClaimWithLines, readLedger } from './ledger.ts'

/** What would have to be put right if a claim came to nothing now. */
export type Without = {
  /** Paid out because this claim was counted as gone through; nobody can ask it back. */
  lost: number
  /** Kept back because of it, and due to the buyer now; null where there is none, or another open claim brings it. */
  back: Refund | null
}

/**
 * An open claim counts as gone through when another is settled. From then on it cannot come to nothing as if it had not
 * been made: what the other one was paid must still be right without it.
 */
export async function without(
  ctx: Context,
  held: Held,
  claim: ClaimRow,
  claims: readonly ClaimWithLines[],
): Promise<Without> {
  if (!(await wasCounted(ctx, claim))) return { lost: 0, back: null }
  const now = await readLedger(ctx, held, claims)
  const then = await readLedger(ctx, held, claims, { without: claim.id })
  const open = openCharge(then.order, then)
  if (open >= 0) return { lost: Math.max(0, open - Math.max(0, openCharge(now.order, now))), back: null }
  const others = claims.some(
    ({ claim: { id, kind, state } }) => id !== claim.id && kind !== 'exchange' && isOpen(state),
  )
  // A claim of nothing: it brings back what is open, and stands in the books as that.
  return { lost: 0, back: others ? null : refundFor(then.order, then, { kind: 'cancel', fault: 'buyer', takes: [] }) }
}

const isOpen = (state: ClaimState) => (openClaimStates as readonly ClaimState[]).includes(state)

/** Whether money of another claim was settled after this one was asked for: events of an order are written under its lock. */
async function wasCounted(ctx: Context, { id, order_id }: ClaimRow): Promise<boolean> {
  const [asked] = await ctx.db
    .select({ event_id: min(orderEventTable.id) })
    .from(orderEventTable)
    .where(and(eq(orderEventTable.order_id, order_id), eq(orderEventTable.claim_id, id)))
  const settledLater = and(
    ...[eq(orderEventTable.order_id, order_id), eq(orderEventTable.kind, 'claim_refunding')],
    ...[ne(orderEventTable.claim_id, id), gt(orderEventTable.id, asked?.event_id ?? 0)],
  )
  return (await ctx.db.$count(orderEventTable, settledLater)) > 0
}
