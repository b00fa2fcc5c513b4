import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { findEntry, lockPurse, writeEntry } from './balance.ts'
import { partsOf, sumOf, takeFromLots } from './lots.ts'
import { pointUseTable } from './tables.ts'

/**
 * An order whose points were restored is reinstated: the same number is spent again, those that expire first going
 * first. They belong to the same spending, so that they are restored with it. Returns false, having taken none, if
 * the member has too few; if none are missing it does nothing.
 */
export async function takeAgain(ctx: Context, { mb_id, occasion }: { mb_id: string; occasion: string }) {
  return ctx.transaction(async (ctx) => {
    const purse = await lockPurse(ctx, mb_id)
    const spending = await findEntry(ctx, mb_id, { reason: 'spent', occasion })
    if (!spending) return false
    const uses = await ctx.db.select().from(pointUseTable).where(eq(pointUseTable.entry_id, spending.id))
    const out = uses.reduce((sum, { amount, restored }) => sum + amount - restored, 0)
    const missing = 0 - spending.amount - out
    if (missing <= 0) return true
    const parts = partsOf(purse.lots, missing)
    if (sumOf(parts) < missing) return false
    await takeFromLots(ctx, parts)
    await ctx.db.insert(pointUseTable).values(parts.map((part) => ({ ...part, entry_id: spending.id })))
    await writeEntry(ctx, purse, { reason: 'spent', occasion: `${occasion} #again-${uses.length}`, amount: -missing })
    return true
  })
}
