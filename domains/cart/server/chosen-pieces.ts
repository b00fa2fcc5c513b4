import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import { isSoldOut } from '../../catalog/server/availability.ts'
import type { Sellable } from '../../catalog/server/sellable.ts'
import { variantTable } from '../../catalog/server/tables.ts'
import { cartLineTable } from './tables.ts'

type Row = { selected: boolean; quantity: number }

/** How many pieces of the same product are chosen besides a line, in whatever size, of those that can be had. */
export function othersOf<Each extends Row>(
  row: Each,
  rows: readonly Each[],
  sellableOf: (row: Each) => Sellable | undefined,
) {
  const product_id = sellableOf(row)?.product.id
  return rows.reduce((sum, each) => {
    const other = sellableOf(each)
    if (each === row || !each.selected || !other || other.product.id !== product_id) return sum
    const isHad = other.product.visible && !other.variant.retired && !isSoldOut(other.available, 1)
    return isHad ? sum + each.quantity : sum
  }, 0)
}

/** How many pieces of each product are chosen in a cart, by the product's id; one line may be left out. */
export async function chosenPieces(ctx: Context, owner: string, without = 0): Promise<Map<number, number>> {
  const rows = await ctx.db
    .select({ product_id: variantTable.product_id, pieces: sql<number>`sum(${cartLineTable.quantity})::int` })
    .from(cartLineTable)
    .innerJoin(variantTable, eq(variantTable.id, cartLineTable.variant_id))
    .where(and(eq(cartLineTable.owner, owner), cartLineTable.selected, ne(cartLineTable.id, without)))
    .groupBy(variantTable.product_id)
  return new Map(rows.map(({ product_id, pieces }) => [product_id, pieces]))
}
