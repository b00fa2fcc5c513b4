import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, gt, min, ne } from 'drizzle-orm'
import type { LockedOrder } from '../../order/server/lines.ts'
import { orderEventTable } from '../../order/server/tables.ts'
import { openCharge, type Refund, refundFor } from '../refund-amounts.ts'
import { type ClaimState, openClaimStates } from '../words.ts'
import { type ClaimRow, type ClaimWithLines, readLedger } from './ledger.ts'

/** What would have to be put right if a claim came to nothing now. */
export type DroppedEffect = {
  /** Paid out because this claim was counted as gone through; nobody can ask it back. */
  lost: number
  /** Kept back because of it, and due to the buyer now; null where there is none, or another open claim brings it. */
  back: Refund | null
}

/**
 * An open claim counts as gone through when another is settled. From then on it cannot come to nothing as if it had not
 * been made: what the other one was paid must still be right without it.
 */
export async function effectOfDropping(
  ctx: Context,
  held: LockedOrder,
  claim: ClaimRow,
  claims: readonly ClaimWithLines[],
): Promise<DroppedEffect> {
  const then = await readLedger(ctx, held, claims, { without: claim.id })
  const open = openCharge(then.order, then)
  // Whoever kept it back, and whether this claim was counted or only waited for: with nobody left to bring it, it is due.
  if (open < 0) return { lost: 0, back: isLast(claim, claims) ? refundFor(then.order, then, ofNothing) : null }
  if (!(await wasCounted(ctx, claim))) return { lost: 0, back: null }
  const now = await readLedger(ctx, held, claims)
  return { lost: Math.max(0, open - Math.max(0, openCharge(now.order, now))), back: null }
}

/** It brings back what is open, and stands in the books as that. */
const ofNothing = { kind: 'cancel', fault: 'buyer', takes: [] } as const

const isLast = ({ id }: ClaimRow, claims: readonly ClaimWithLines[]) =>
  !claims.some(({ claim }) => claim.id !== id && claim.kind !== 'exchange' && isOpen(claim.state))

const isOpen = (state: ClaimState) => (openClaimStates as readonly ClaimState[]).includes(state)

/** Whether money of another claim was settled after this one was asked for: events of an order are written under its lock. */
async function wasCounted(ctx: Context, { id, order_id }: ClaimRow): Promise<boolean> {
  const [asked] = await ctx.db
    .select({ event_id: min(orderEventTable.id) })
    .from(orderEventTable)
    .where(and(eq(orderEventTable.order_id, order_id), eq(orderEventTable.claim_id, id)))
  const settledLater = and(
    eq(orderEventTable.order_id, order_id),
    eq(orderEventTable.kind, 'claim_refunding'),
    ne(orderEventTable.claim_id, id),
    gt(orderEventTable.id, asked?.event_id ?? 0),
  )
  return (await ctx.db.$count(orderEventTable, settledLater)) > 0
}
