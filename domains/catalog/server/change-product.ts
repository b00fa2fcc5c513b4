import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { notFound } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../staff/server/audit.ts'
import type { catalog } from '../contract.ts'
import { rebuildCards } from './cards.ts'
import { findProduct } from './products.ts'
import { productTable } from './tables.ts'

type Change = HandlerInput<typeof catalog.change>['body']

/** A member of staff changes what stands on the product's page; every page that shows it is emptied with the commit. */
export function changeProduct(ctx: Context, product_id: number, change: Change) {
  return ctx.transaction(async (ctx) => {
    const [before] = await ctx.db.select().from(productTable).where(eq(productTable.id, product_id)).for('update')
    if (!before) throw notFound()
    if (Object.keys(change).length > 0)
      await ctx.db.update(productTable).set(change).where(eq(productTable.id, product_id))
    await rebuildCards(ctx, [product_id])
    await writeAudit(ctx, { action: 'product.change', subject: `product:${product_id}`, before, after: change })
    await emptyTags(ctx, `product:${product_id}`, 'products')
    return findProduct(ctx, product_id, { hidden: true })
  })
}
