import { sql } from 'drizzle-orm'
import { productTable, variantTable } from './tables.ts'

/** Pieces that can be sold now. A kit has as many as its scarcest part allows. */
export const available = sql<number>`case when ${variantTable.retired} then 0 else coalesce(
  (select min((part.on_hand - part.reserved) / kit_part.quantity)
   from kit_part join stock part on part.variant_id = kit_part.part_variant_id
   where kit_part.kit_variant_id = ${variantTable.id}),
  (select on_hand - reserved from stock where stock.variant_id = ${variantTable.id}), 0) end`.mapWith(Number)

/** Fewer than the least that is sold at once are none. Beside another product a single piece is sold. */
export const isSoldOut = (available: number, least: number) => available < least

/** The same in SQL, for a query with the variant and its product. */
export const canBeBought = sql<boolean>`${available} >= ${productTable.min_quantity}`
