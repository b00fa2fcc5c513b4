import { addDays, seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { pointRules } from '../words.ts'
import { findEntry, lockPurse, type PointEntryRow, writeEntry } from './balance.ts'
import { openLot, type Part, putIntoLots, sumOf } from './lots.ts'
import { pointLotTable, pointUseTable } from './tables.ts'

type Restoring = {
  mb_id: string
  /** The occasion the points were spent on. */
  occasion: string
  /** All that was not restored yet, by default. */
  amount?: number
  /** Which refund of this occasion it is, from 1: the same number twice is one. Left out, it is the rest. */
  times?: number
}

/**
 * Gives spent points back into the very lots they came from, those that live longest first: a part that is restored
 * should not be gone tomorrow. What came from a lot that has ended meanwhile gets a lot of its own with a grace.
 * Answers null where nothing was spent or all is back already.
 */
export async function restorePoints(ctx: Context, asked: Restoring): Promise<PointEntryRow | null> {
  const { mb_id, occasion: spent, times } = asked
  return ctx.transaction(async (ctx) => {
    const purse = await lockPurse(ctx, mb_id)
    const earlier = times && (await findEntry(ctx, mb_id, { reason: 'restored', occasion: `${spent} #${times}` }))
    if (earlier) return earlier
    const spending = await findEntry(ctx, mb_id, { reason: 'spent', occasion: spent })
    if (!spending) return null
    const uses = returnOf(await listUses(ctx, spending.id), asked.amount)
    const amount = sumOf(uses)
    if (amount === 0) return null
    const ended = uses.filter(({ expires_at }) => expires_at <= ctx.now())
    await markRestored(ctx, uses)
    await putIntoLots(
      ctx,
      uses.filter((use) => !ended.includes(use)),
    )
    const grace = sumOf(ended)
    if (grace > 0) await openLot(ctx, { mb_id, amount: grace, expires_at: endOfGrace(ctx.now()) })
    const occasion = `${spent} #${times ?? nameOfRest(uses)}`
    return writeEntry(ctx, purse, { reason: 'restored', occasion, amount })
  })
}

/** Named by its newest use: points that were restored can be spent again on the same order, and be restored again. */
const nameOfRest = (uses: readonly Use[]) => `rest-${Math.max(...uses.map(({ id }) => id))}`

type Use = Part & { id: number; expires_at: Date }

/** What a spending took and did not get back, from the lot that lives longest to the one that ends first. */
const listUses = (ctx: Context, entry_id: number): Promise<Use[]> =>
  ctx.db
    .select({
      id: pointUseTable.id,
      lot_id: pointUseTable.lot_id,
      amount: sql<number>`${pointUseTable.amount} - ${pointUseTable.restored}`,
      expires_at: pointLotTable.expires_at,
    })
    .from(pointUseTable)
    .innerJoin(pointLotTable, eq(pointLotTable.id, pointUseTable.lot_id))
    .where(eq(pointUseTable.entry_id, entry_id))
    .orderBy(desc(pointLotTable.expires_at), desc(pointLotTable.id))

function returnOf(uses: readonly Use[], amount = Number.POSITIVE_INFINITY): Use[] {
  let open = amount
  return uses.flatMap((use) => {
    const part = Math.min(use.amount, open)
    open -= part
    return part > 0 ? [{ ...use, amount: part }] : []
  })
}

async function markRestored(ctx: Context, uses: readonly Use[]) {
  const moves = JSON.stringify(uses.map(({ id, amount }) => ({ id, amount })))
  await ctx.db.execute(sql`
    update point_use set restored = restored + move.amount
    from jsonb_to_recordset(${moves}::jsonb) as move(id bigint, amount int)
    where point_use.id = move.id`)
}

const endOfGrace = (from: Date) => startOfSeoulDay(seoulDay(addDays(from, pointRules.grace_days + 1)))
