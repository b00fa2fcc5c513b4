import { defineJob, enqueue } from '@sillage/server-kit/jobs.ts'
import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { rebuildCards } from './cards.ts'
import { tellRestocked } from './restock-job.ts'
import { variantTable } from './tables.ts'

/** The last piece of something went, or the first came back: cards, pages and those who wait are told. */
export const refreshStock = defineJob({
  name: 'catalog.refresh-stock',
  payload: z.object({ variant_ids: z.array(z.int()) }),
  async run(ctx, { variant_ids }) {
    await ctx.transaction(async (ctx) => {
      const rows = await ctx.db
        .selectDistinct({ id: variantTable.product_id })
        .from(variantTable)
        .where(inArray(variantTable.id, variant_ids))
      await rebuildCards(
        ctx,
        rows.map(({ id }) => id),
      )
      await enqueue(ctx, tellRestocked, {}, { key: 'all' })
    })
  },
})
