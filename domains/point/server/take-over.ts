import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, like, sql } from 'drizzle-orm'
import { findEntry, lockPurse } from './balance.ts'
import { earnPoints } from './earn.ts'
import { takePoints } from './spend.ts'
import { pointEntryTable } from './tables.ts'

/** Points of another shop that came in together, and what is left of them there. */
export type TakenPoints = { mb_id: string; occasion: string; left: number; memo: string; expires_at: Date }

/** Gives them once, as a lot; what has been spent there since is taken here, too, as far as it is still here. */
export async function takeOverPoints(ctx: Context, { mb_id, occasion, left, memo, expires_at }: TakenPoints) {
  const { balance } = await lockPurse(ctx, mb_id)
  const earlier = await findEntry(ctx, mb_id, { reason: 'granted', occasion })
  if (!earlier)
    return void (await earnPoints(ctx, { mb_id, amount: left, reason: 'granted', occasion, memo, expires_at }))
  const spent = earlier.amount + (await sumTaken(ctx, mb_id, occasion)) - left
  const amount = Math.min(spent, balance)
  if (amount > 0)
    await takePoints(ctx, { mb_id, amount, reason: 'deducted', occasion: `${occasion} down to ${left}`, memo })
}

/** Less than nothing: what was taken of them before. */
async function sumTaken(ctx: Context, mb_id: string, occasion: string) {
  const of = and(
    eq(pointEntryTable.mb_id, mb_id),
    eq(pointEntryTable.reason, 'deducted'),
    like(pointEntryTable.occasion, `${occasion} down to %`),
  )
  const [row] = await ctx.db
    .select({ sum: sql<number>`coalesce(sum(${pointEntryTable.amount}), 0)::int` })
    .from(pointEntryTable)
    .where(of)
  return row?.sum ?? 0
}
