import { notFound, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { addOrderEvent } from '../../order/server/events.ts'
import { type LockedOrder, lockOrder } from '../../order/server/lines.ts'
import type { Actor } from '../../order/words.ts'
import { type ClaimState, canClaimMove, isEndedClaim } from '../words.ts'
import type { ClaimLineRow, ClaimRow, LockedClaim } from './ledger.ts'
import { notifyClaim } from './messages.ts'
import { claimLineTable, claimTable } from './tables.ts'

/** The order first, as for every change of it; then the claim as it is under that lock. */
export async function lockClaim(ctx: Context, claim_id: number): Promise<LockedClaim> {
  const [found] = await ctx.db
    .select({ order_id: claimTable.order_id })
    .from(claimTable)
    .where(eq(claimTable.id, claim_id))
  const locked = found && (await lockOrder(ctx, found.order_id))
  const [claim] = await ctx.db.select().from(claimTable).where(eq(claimTable.id, claim_id)).for('update')
  if (!locked || !claim) throw notFound()
  const claimed = await ctx.db.select().from(claimLineTable).where(eq(claimLineTable.claim_id, claim_id))
  return { locked, claim, claimed, lines: linesOf(locked, claimed) }
}

export const linesOf = ({ lines }: LockedOrder, claimed: readonly ClaimLineRow[]) =>
  lines.filter(({ id }) => claimed.some(({ line_id }) => line_id === id))

type Move = {
  to: ClaimState
  actor: Actor
  staff_id?: string | null
  note?: string
  /** What else is written with it. */
  set?: Partial<typeof claimTable.$inferInsert>
}

/** Moves a locked claim: refuses what its transitions do not allow, writes the event, and notifies the buyer. */
export async function moveClaim(ctx: Context, found: LockedClaim, { to, actor, ...move }: Move): Promise<void> {
  const { claim } = found
  const { staff_id = null, note = '', set = {} } = move
  if (!canClaimMove(claim, to)) throw refuseMove()
  const now = ctx.now()
  const change = {
    ...set,
    state: to,
    changed_at: now,
    staff_id: staff_id ?? claim.staff_id,
    // The account for a refund is needed no longer than until the refund was sent.
    ...(isEndedClaim(to) ? { done_at: now, account: null } : {}),
  }
  await ctx.db.update(claimTable).set(change).where(eq(claimTable.id, claim.id))
  Object.assign(claim, change)
  await noteClaim(ctx, claim, { actor, staff_id, note })
  await notifyClaim(ctx, found)
}

export const refuseMove = () => new Problem(409, '지금은 이 단계로 넘길 수 없어요.', { code: 'not_allowed' })

/** Writes the claim's state into the order's history. */
export const noteClaim = (
  ctx: Context,
  { id, order_id, state }: ClaimRow,
  { actor, staff_id, note }: { actor: Actor; staff_id: string | null; note: string },
) => addOrderEvent(ctx, { order_id, claim_id: id, kind: `claim_${state}`, actor, staff_id, note })
