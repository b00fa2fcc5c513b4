import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { setSold } from '../../catalog/server/product-counts.ts'
import { productTable } from '../../catalog/server/tables.ts'
import { boughtStates } from '../words.ts'
import { orderLineTable, orderTable } from './tables.ts'

const days = 30
const atOnce = 500

type Sold = { id: number; sold: number }

/**
 * Updates how often each product was sold in thirty days, where the number has changed. Returned goods do not count.
 */
export async function listSold(ctx: Context): Promise<Sold[]> {
  const since = addDays(ctx.now(), -days)
  const { rows } = await ctx.db.execute<Sold>(sql`
    with counted as (
      select line.product_id, sum(line.quantity)::int as sold
      from ${orderTable} join ${orderLineTable} line on line.order_id = ${orderTable.id}
      where ${orderTable.paid_at} >= ${since} and line.state = any(${sql.param(boughtStates)}::text[])
      group by line.product_id
    )
    select ${productTable.id} as id, coalesce(counted.sold, 0) as sold
    from ${productTable} left join counted on counted.product_id = ${productTable.id}
    where ${productTable.sold_30d} <> coalesce(counted.sold, 0) order by 1`)
  return rows
}

/** Counts again; only what changed is written. */
export async function countSold(ctx: Context) {
  const rows = await listSold(ctx)
  // A few at a time, so that no lock covers the whole shop; what is interrupted is done the next night.
  for (let from = 0; from < rows.length; from += atOnce) await setSold(ctx, rows.slice(from, from + atOnce))
}

export const countSoldJob = defineJob({ name: 'order.count-sold', payload: z.object({}), run: countSold })

export const countSoldNightly = defineCron({
  name: 'order.count-sold',
  every: { dailyAt: '03:40' },
  job: countSoldJob,
  payload: {},
})
