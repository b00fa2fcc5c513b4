import type { Context } from '@sillage/server-kit/context.ts'
import { settingTable } from '@sillage/server-kit/tables.ts'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { rebuildCards } from './cards.ts'

const atOnce = 500

/** Rebuilds cards and listings for which a sale or another period began or ended since the last run. */
export async function rebuildSince(
  ctx: Context,
  setting: string,
  listTurned: (since: Date, now: Date) => PromiseLike<{ id: number }[]>,
): Promise<void> {
  const now = ctx.now()
  const [last] = await ctx.db.select().from(settingTable).where(eq(settingTable.name, setting))
  const since = new Date(z.iso.datetime().catch('1970-01-01T00:00:00Z').parse(last?.value))
  const due = await listTurned(since, now)
  // A few at a time, so that a shop-wide sale does not hold every product; begun again after a crash.
  for (let from = 0; from < due.length; from += atOnce)
    await rebuildCards(
      ctx,
      due.slice(from, from + atOnce).map((product) => product.id),
    )
  const value = now.toISOString()
  await ctx.db
    .insert(settingTable)
    .values({ name: setting, value })
    .onConflictDoUpdate({ target: settingTable.name, set: { value } })
}
