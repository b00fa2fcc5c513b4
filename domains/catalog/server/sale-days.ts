import type { Context } from '@sillage/server-kit/context.ts'
import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { and, asc, gt, lte, or } from 'drizzle-orm'
import { z } from 'zod'
import { rebuildSince } from './rebuild-since.ts'
import { productTable } from './tables.ts'

/** Cards and listings carry today's price: those whose sale began or ended since the last run are rebuilt. */
export const turnSales = (ctx: Context) =>
  rebuildSince(ctx, 'catalog.sales_turned_at', (since, now) => {
    const { id, sale_from, sale_to } = productTable
    return ctx.db
      .select({ id })
      .from(productTable)
      .where(or(and(gt(sale_from, since), lte(sale_from, now)), and(gt(sale_to, since), lte(sale_to, now))))
      .orderBy(asc(id))
  })

export const turnSalesJob = defineJob({ name: 'catalog.turn-sales', payload: z.object({}), run: turnSales })

export const turnSalesEachMinute = defineCron({
  name: 'catalog.turn-sales',
  every: { minutes: 1 },
  job: turnSalesJob,
  payload: {},
})
