import { addDays } from '@sillage/kit/time.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { alsoBoughtTable } from '../../catalog/server/tables.ts'
import { boughtStates } from '../words.ts'
import { orderLineTable, orderTable } from './tables.ts'

const days = 180
/** More than a page shows: some of them may be hidden by then. */
const kept = 12

/** Counts again which products were bought in the same orders. Readers see the old counts until the new ones are whole. */
async function countTogether(ctx: Context) {
  const since = addDays(ctx.now(), -days)
  await ctx.transaction(async (ctx) => {
    await ctx.db.delete(alsoBoughtTable)
    await ctx.db.execute(sql`
      insert into ${alsoBoughtTable} (product_id, other_id, together)
      with bought as (
        select distinct line.order_id, line.product_id
        from ${orderLineTable} line join ${orderTable} on ${orderTable.id} = line.order_id
        where ${orderTable.created_at} >= ${since} and line.state = any(${sql.param(boughtStates)}::text[])
      ), pairs as (
        select one.product_id, other.product_id as other_id, count(*)::int as together,
          row_number() over (partition by one.product_id order by count(*) desc, other.product_id) as place
        from bought one join bought other using (order_id)
        where one.product_id <> other.product_id
        group by one.product_id, other.product_id
      )
      select product_id, other_id, together from pairs where place <= ${kept}`)
    await emptyTags(ctx, 'products')
  })
}

export const countTogetherJob = defineJob({ name: 'order.also-bought', payload: z.object({}), run: countTogether })

export const countTogetherNightly = defineCron({
  name: 'order.also-bought',
  every: { dailyAt: '03:20' },
  job: countTogetherJob,
  payload: {},
})
