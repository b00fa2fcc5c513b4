import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { productTable } from '../../catalog/server/tables.ts'
import { batchTable, batchUseTable, shelfItemTable } from './shelf-tables.ts'

type Lot = { product_id: number; lot: string }

/** Lots are written by hand: case and spaces around them say nothing. */
export const isLot = (column: typeof batchUseTable.lot | typeof shelfItemTable.lot, lot: string) =>
  sql`lower(trim(${column})) = lower(trim(${lot}))`

/** Makers with the lot on their shelf or in a batch, each once; null where there is no such product. */
export async function findMakers(ctx: Context, lot: Lot) {
  const [product] = await ctx.db
    .select({ name: productTable.name, name_en: productTable.name_en })
    .from(productTable)
    .where(eq(productTable.id, lot.product_id))
  if (!product) return null
  const batches = await listBatchesOf(ctx, lot, product.name)
  const items = await ctx.db
    .select({ mb_id: shelfItemTable.mb_id })
    .from(shelfItemTable)
    .where(and(eq(shelfItemTable.product_id, lot.product_id), isLot(shelfItemTable.lot, lot.lot)))
  const makers = [...new Set([...items, ...batches].map(({ mb_id }) => mb_id))].toSorted()
  return { product, makers, batches, items }
}

/** What was taken off the shelf since is known by its name. */
function listBatchesOf(ctx: Context, { product_id, lot }: Lot, name: string) {
  const { mb_id, number, name: made } = batchTable
  return ctx.db
    .selectDistinct({ mb_id, number, name: made })
    .from(batchUseTable)
    .innerJoin(batchTable, eq(batchTable.id, batchUseTable.batch_id))
    .leftJoin(shelfItemTable, eq(shelfItemTable.id, batchUseTable.shelf_item_id))
    .where(
      and(
        isLot(batchUseTable.lot, lot),
        or(
          eq(shelfItemTable.product_id, product_id),
          and(isNull(batchUseTable.shelf_item_id), eq(batchUseTable.name, name)),
        ),
      ),
    )
    .orderBy(asc(mb_id), asc(number))
}
