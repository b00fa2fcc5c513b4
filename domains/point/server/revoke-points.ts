import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { findEntry, lockPurse, type PointEntryRow, writeEntry } from './balance.ts'
import { partsOf, sumOf, takeFromLots } from './lots.ts'
import { pointEntryTable } from './tables.ts'

type Revoking = {
  mb_id: string
  /** The occasion the points were earned on, and the reason: the purchase, by default. */
  occasion: string
  reason?: 'earned' | 'review'
  /** All that was earned, by default. */
  amount?: number
  /** Which return of this occasion it is, from 1: the same number twice is one. */
  times: number
}

/** `missing` is what the member no longer had: for the refund to consider, never a debt of points. */
type Revoked = { taken: number; missing: number }

/**
 * Takes back what returned goods had brought: from its own lot first, then from what ends first. Never below zero, never
 * more than was earned, and not what had ended unused: of that the member had nothing.
 */
export async function revokeEarnedPoints(ctx: Context, asked: Revoking): Promise<Revoked> {
  const { mb_id, occasion: earned, reason = 'earned', times } = asked
  const occasion = revokedOn(earned, times)
  return ctx.transaction(async (ctx) => {
    const purse = await lockPurse(ctx, mb_id)
    const earlier = await findEntry(ctx, mb_id, { reason: 'revoked', occasion })
    if (earlier) return takenIn(earlier)
    const earning = await findEntry(ctx, mb_id, { reason, occasion: earned })
    if (!earning) return { taken: 0, missing: 0 }
    const due = Math.min(asked.amount ?? earning.amount, earning.amount - (await settledOf(ctx, earning)))
    const ownFirst = purse.lots.toSorted((a, b) => Number(b.id === earning.lot_id) - Number(a.id === earning.lot_id))
    const parts = partsOf(ownFirst, due)
    await takeFromLots(ctx, parts)
    const taken = sumOf(parts)
    const movement = { reason: 'revoked', occasion, amount: 0 - taken, lot_id: earning.lot_id } as const
    return takenIn(await writeEntry(ctx, purse, { ...movement, missing: due - taken }))
  })
}

/** The occasion that a revocation is written under. */
export const revokedOn = (earned: string, times: number) => `${earned} #${times}`

const takenIn = ({ amount, missing }: PointEntryRow): Revoked => ({ taken: Math.abs(amount), missing })

/** What of an earning was taken back, reported missing, or expired unused. */
async function settledOf(ctx: Context, { mb_id, lot_id }: PointEntryRow): Promise<number> {
  const [row] = await ctx.db
    .select({ settled: sql<number>`coalesce(sum(${pointEntryTable.missing} - ${pointEntryTable.amount}), 0)` })
    .from(pointEntryTable)
    .where(
      and(
        eq(pointEntryTable.mb_id, mb_id),
        inArray(pointEntryTable.reason, ['revoked', 'expired']),
        eq(pointEntryTable.lot_id, lot_id ?? 0),
      ),
    )
  return row?.settled ?? 0
}
