import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { listSellables, type Sellable } from '../../catalog/server/sellable.ts'
import { variantTable } from '../../catalog/server/tables.ts'
import { boughtPieces, pricedPieces } from '../chosen-lines.ts'
import type { Cart } from '../contract.ts'
import { lineOf } from './cart-line.ts'
import { sumOf } from './cart-sum.ts'
import { othersOf } from './chosen-pieces.ts'
import { lineTrouble } from './line-trouble.ts'
import { cartHash, cartOf } from './owner.ts'
import { shareStock } from './share-stock.ts'
import { type CartLineRow, cartLineTable, cartTable } from './tables.ts'

/** The cart as its owner would pay for it now: prices, stock and what has changed since. */
export async function findCart(ctx: Context): Promise<Cart> {
  const owner = cartOf(ctx)
  const [head] = await ctx.db.select().from(cartTable).where(eq(cartTable.owner, owner))
  const rows = head
    ? await ctx.db.select().from(cartLineTable).where(eq(cartLineTable.owner, owner)).orderBy(asc(cartLineTable.id))
    : []
  const sellables = await findAlternatives(ctx, rows)
  // Each line has what is left for it of a stock that it shares.
  const sold = rows.flatMap((row) => {
    const sellable = sellables.get(row.variant_id)
    return sellable ? { ...sellable, quantity: row.quantity, selected: row.selected, row } : []
  })
  await shareStock(ctx, sold)
  const found = sold.map(({ row, ...sellable }) => {
    const others = othersOf(row, rows, ({ variant_id }) => sellables.get(variant_id))
    const { product, available } = sellable
    return { ...row, product_id: product.id, available, others, trouble: lineTrouble(sellable, { ...row, others }) }
  })
  // Tiers look at all pieces of a product together, whatever their size.
  const pieces = boughtPieces(found)
  const lines = found.map((row) => {
    const alike = [...sellables.values()]
      .filter(({ product }) => product.id === row.product_id)
      .map((each) => (each.variant.id === row.variant_id ? { ...each, available: row.available } : each))
    return lineOf(ctx, row, { alike, together: pricedPieces(row, pieces) })
  })
  const mark = { id: cartHash(owner), version: head?.version ?? 0 }
  return { ...mark, currency: ctx.visitor.currency, lines, ...(await sumOf(ctx, lines, sellables)) }
}

/** What is in the cart, and every other size of it that is still sold. */
async function findAlternatives(ctx: Context, rows: CartLineRow[]): Promise<Map<number, Sellable>> {
  if (rows.length === 0) return new Map()
  const inside = rows.map(({ variant_id }) => variant_id)
  const products = ctx.db
    .select({ id: variantTable.product_id })
    .from(variantTable)
    .where(inArray(variantTable.id, inside))
  const variants = await ctx.db
    .select({ id: variantTable.id })
    .from(variantTable)
    .where(
      and(
        inArray(variantTable.product_id, products),
        or(eq(variantTable.retired, false), inArray(variantTable.id, inside)),
      ),
    )
    .orderBy(asc(variantTable.position), asc(variantTable.id))
  const ids = variants.map(({ id }) => id)
  const found = new Map((await listSellables(ctx, ids)).map((each) => [each.variant.id, each]))
  return new Map(ids.flatMap((id) => found.get(id) ?? []).map((each) => [each.variant.id, each]))
}

/** What the header shows: one look at the index. */
export async function countCart(ctx: Context) {
  const owner = cartOf(ctx)
  const [row] = await ctx.db
    .select({
      version: cartTable.version,
      // Written out: the columns of a select from one table are named without it, and an owner would equal itself.
      count: sql<number>`(select count(*)::int from cart_line where cart_line.owner = cart.owner)`,
    })
    .from(cartTable)
    .where(eq(cartTable.owner, owner))
  return { id: cartHash(owner), ...(row ?? { version: 0, count: 0 }) }
}
