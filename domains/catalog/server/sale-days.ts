import type { Context } from '@sillage/server-kit/context.ts'
import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { settingTable } from '@sillage/server-kit/tables.ts'
import { and, asc, eq, gt, lte, or } from 'drizzle-orm'
import { z } from 'zod'
import { rebuildCards } from './cards.ts'
import { productTable } from './tables.ts'

const setting = 'catalog.sales_turned_at'
const atOnce = 500

/** Cards and shelves carry today's price: those whose sale has begun or ended since the last look are made anew. */
export async function turnSales(ctx: Context): Promise<void> {
  const now = ctx.now()
  const [last] = await ctx.db.select().from(settingTable).where(eq(settingTable.name, setting))
  const since = new Date(z.iso.datetime().catch('1970-01-01T00:00:00Z').parse(last?.value))
  const { id, sale_from, sale_to } = productTable
  const due = await ctx.db
    .select({ id })
    .from(productTable)
    .where(or(and(gt(sale_from, since), lte(sale_from, now)), and(gt(sale_to, since), lte(sale_to, now))))
    .orderBy(asc(id))
  // A few at a time, so that a shop-wide sale does not hold every product; begun anew after a crash.
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

export const turnSalesJob = defineJob({ name: 'catalog.turn-sales', payload: z.object({}), run: turnSales })

export const turnSalesEachMinute = defineCron({
  name: 'catalog.turn-sales',
  every: { minutes: 1 },
  job: turnSalesJob,
  payload: {},
})
