import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { atProduct } from './change-product.ts'
import { findSheet } from './staff-sheet.ts'
import { productTable } from './tables.ts'

/** Archives and hides a product; a restored one stays hidden until staff show it. */
export async function archiveProduct(ctx: Context, product_id: number, archived: boolean) {
  const change = archived ? { archived, visible: false } : { archived }
  await atProduct(ctx, product_id, { action: archived ? 'product.archive' : 'product.restore', after: change }, (ctx) =>
    ctx.db
      .update(productTable)
      .set(change)
      .where(eq(productTable.id, product_id))
      .then(() => undefined),
  )
  return findSheet(ctx, product_id)
}
