import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import { defineJob, enqueue } from '@sillage/server-kit/jobs.ts'
import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { rebuildCards } from './cards.ts'
import { notifyRestocked } from './restock-job.ts'
import { productTable, variantTable } from './tables.ts'

/**
 * Few pieces are left, or a seat was taken or freed: updates cards and pages, and notifies members with a restock
 * alert.
 */
export const refreshStock = defineJob({
  name: 'catalog.refresh-stock',
  payload: z.object({ variant_ids: z.array(z.int()) }),
  async run(ctx, { variant_ids }) {
    await ctx.transaction(async (ctx) => {
      const rows = await ctx.db
        .selectDistinct({ id: variantTable.product_id, kind: productTable.kind })
        .from(variantTable)
        .innerJoin(productTable, eq(productTable.id, variantTable.product_id))
        .where(inArray(variantTable.id, variant_ids))
      await rebuildCards(
        ctx,
        rows.map(({ id }) => id),
      )
      // What is to come says how many seats each session has left.
      if (rows.some(({ kind }) => kind === 'class')) await emptyTags(ctx, 'tssa')
      await enqueue(ctx, notifyRestocked, {}, { key: 'all' })
    })
  },
})
