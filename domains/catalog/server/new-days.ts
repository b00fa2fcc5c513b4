import type { Context } from '@sillage/server-kit/context.ts'
import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { wholeShop } from './listings.ts'
import { newSince } from './new-since.ts'
import { rebuildSince } from './rebuild-since.ts'
import { listingTable, productTable } from './tables.ts'

/** What staff called new is new for some days: cards and listings of products whose days have passed are rebuilt. */
export const turnNew = (ctx: Context) =>
  rebuildSince(ctx, 'catalog.new_turned_at', (since, now) =>
    ctx.db
      .select({ id: productTable.id })
      .from(listingTable)
      .innerJoin(productTable, eq(productTable.id, listingTable.product_id))
      .where(
        and(
          eq(listingTable.category_id, wholeShop),
          gte(listingTable.newest, newSince(since)),
          lt(listingTable.newest, newSince(now)),
          sql`${productTable.badges} ? 'new'`,
        ),
      )
      .orderBy(asc(productTable.id)),
  )

export const turnNewJob = defineJob({ name: 'catalog.turn-new', payload: z.object({}), run: turnNew })

/** It turns at midnight; looked for more often, so that a night without a server is made up for. */
export const turnNewOften = defineCron({
  name: 'catalog.turn-new',
  every: { minutes: 5 },
  job: turnNewJob,
  payload: {},
})
