import { type SQL, sql } from 'drizzle-orm'
import { isSoldOut } from '../../catalog/server/availability.ts'
import type { Sellable } from '../../catalog/server/sellable.ts'
import type { lineTroubles } from '../words.ts'

type Trouble = (typeof lineTroubles)[number] | null
type Line = {
  add_on_of: number
  quantity: number
  /** How many pieces of the same product are bought in other sizes: the most that may be bought is for all of them. */
  others: number
}

/** Whether so many can be had at all, however many may be bought at once. */
export function stockTrouble({ product, variant, available }: Sellable, quantity: number, least = 1): Trouble {
  if (!product.visible || variant.retired) return 'gone'
  if (isSoldOut(available, least)) return 'sold_out'
  return available < quantity ? 'short' : null
}

/** Why a line of a cart cannot be bought as it is. How many may be bought at once can change after it was put in. */
export function lineTrouble(sellable: Sellable, { add_on_of, quantity, others }: Line): Trouble {
  const { min_quantity, max_quantity } = sellable.product
  const most = max_quantity === null ? quantity : max_quantity - others
  // Short stock is reported before the limit.
  const least = leastOf({ min_quantity }, add_on_of)
  const missing = stockTrouble(sellable, Math.min(quantity, Math.max(1, most)), least)
  if (missing) return missing
  if (quantity > most) return 'over_max'
  return quantity < least ? 'under_min' : null
}

/** An add-on has no minimum. */
export const leastOf = ({ min_quantity }: Pick<Sellable['product'], 'min_quantity'>, add_on_of: number) =>
  add_on_of === 0 ? min_quantity : 1

/** How many may be bought at once; null, which `least` ignores, if there is no limit. */
export const mostOf = (variant_id: SQL) => sql`(
  select max_quantity from product join variant on variant.product_id = product.id where variant.id = ${variant_id})`
