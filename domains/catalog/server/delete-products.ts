import type { Context } from '@sillage/server-kit/context.ts'
import { sqlState } from '@sillage/server-kit/create-context.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { atVariantsDeleted } from '../../catalog-hooks.ts'
import type { ChangedRow } from '../../change-set/server/write-rows.ts'
import { cardTable, productCategoryTable, productTable, variantTable } from './tables.ts'

/** A product counts each change of staff: one when the file made it, and one when that was undone. */
const changesOfTheFile = 2
const brokenReference = '23503'

/** Deletes products that a file made and its undo took back, unless staff worked on one or an order, a cart … names it. */
export async function deleteProducts(ctx: Context, made: readonly ChangedRow[]): Promise<void> {
  const ids = made.filter(({ table_name }) => table_name === 'product').map(({ row_id }) => row_id)
  const { id, version, archived } = productTable
  const untouched = await ctx.db
    .select({ id })
    .from(productTable)
    .where(and(inArray(id, ids), eq(version, changesOfTheFile), eq(archived, true)))
    .orderBy(id)
  await deleteUnnamed(
    ctx,
    untouched.map((product) => product.id),
  )
}

/** All at once where nothing names any of them; else each half by itself, so that only what is named stays. */
async function deleteUnnamed(ctx: Context, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  try {
    await ctx.db.transaction((db) => deleteAll({ ...ctx, db }, [...ids]))
  } catch (error) {
    if (sqlState(error) !== brokenReference) throw error
    if (ids.length === 1) return
    const half = Math.ceil(ids.length / 2)
    await deleteUnnamed(ctx, ids.slice(0, half))
    await deleteUnnamed(ctx, ids.slice(half))
  }
}

async function deleteAll(ctx: Context, ids: number[]) {
  const variants = await ctx.db
    .select({ id: variantTable.id })
    .from(variantTable)
    .where(inArray(variantTable.product_id, ids))
  await atVariantsDeleted(
    ctx,
    variants.map(({ id }) => id),
  )
  await ctx.db.delete(cardTable).where(inArray(cardTable.product_id, ids))
  await ctx.db.delete(productCategoryTable).where(inArray(productCategoryTable.product_id, ids))
  await ctx.db.delete(variantTable).where(inArray(variantTable.product_id, ids))
  await ctx.db.delete(productTable).where(inArray(productTable.id, ids))
}
