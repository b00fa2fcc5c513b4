import type { Context } from '@sillage/server-kit/context.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { optionWords } from '../../catalog/option-words.ts'
import { listSellables, priceFor, type Sellable } from '../../catalog/server/sellable.ts'
import { shippingCost } from '../../shipping/cost.ts'
import { firstShippingRules } from '../../shipping/server/first-rules.ts'
import type { Cart, CartLine } from '../contract.ts'
import { cartOf, markOf } from './owner.ts'
import { cartLineTable, cartTable } from './tables.ts'

type LineRow = typeof cartLineTable.$inferSelect

/** The cart as its owner would pay for it now: prices, stock and what has changed since. */
export async function findCart(ctx: Context): Promise<Cart> {
  const owner = cartOf(ctx)
  const [head] = await ctx.db.select().from(cartTable).where(eq(cartTable.owner, owner))
  const rows = head
    ? await ctx.db.select().from(cartLineTable).where(eq(cartLineTable.owner, owner)).orderBy(asc(cartLineTable.id))
    : []
  const sellables = new Map(
    (await listSellables(ctx, [...new Set(rows.map(({ variant_id }) => variant_id))])).map((row) => [
      row.variant.id,
      row,
    ]),
  )
  const lines = rows.flatMap((row) => {
    const sellable = sellables.get(row.variant_id)
    return sellable ? [lineOf(ctx, row, sellable, pieces(rows, sellables, sellable.product.id))] : []
  })
  const mark = { id: markOf(owner), version: head?.version ?? 0 }
  return { ...mark, currency: ctx.visitor.currency, lines, ...sumOf(ctx, lines, sellables) }
}

/** Tiers look at all pieces of a product together, whatever their size. */
function pieces(rows: LineRow[], sellables: Map<number, Sellable>, product_id: number) {
  const alike = rows.filter((row) => row.selected && sellables.get(row.variant_id)?.product.id === product_id)
  return alike.reduce((total, { quantity }) => total + quantity, 0)
}

function lineOf(ctx: Context, row: LineRow, sellable: Sellable, together: number): CartLine {
  const { product, variant } = sellable
  const { currency } = ctx.visitor
  const quantity = Math.max(row.quantity, together)
  const price = priceFor(sellable, { currency, quantity, at: ctx.now() })
  const [picture] = product.pictures
  if (!picture) throw new Error(`product ${product.id} has no picture`)
  const option = optionWords(product.option_groups, variant.values)
  const seen = row[`seen_${currency}`]
  return {
    id: row.id,
    ...{ variant_id: variant.id, product_id: product.id, add_on_of: row.add_on_of, kind: product.kind },
    ...{ name: product.name, name_en: product.name_en, option_name: option.name, option_name_en: option.name_en },
    ...{ picture, quantity: row.quantity, min_quantity: product.min_quantity, max_quantity: product.max_quantity },
    available: Math.max(0, Math.min(row.quantity, sellable.available)),
    selected: row.selected,
    unit_amount: price.amount,
    list_amount: price.list_amount,
    amount: price.amount * row.quantity,
    seen_amount: seen === price.amount ? null : seen,
    trouble: troubleOf(sellable, row.quantity),
  }
}

function troubleOf({ product, available }: Sellable, quantity: number) {
  if (!product.visible) return 'gone'
  if (available <= 0) return 'sold_out'
  return available < quantity ? 'short' : null
}

function sumOf(ctx: Context, lines: CartLine[], sellables: Map<number, Sellable>) {
  const bought = lines.filter(({ selected, trouble }) => selected && trouble === null)
  const goods_amount = bought.reduce((total, { amount }) => total + amount, 0)
  const weight_g = bought.reduce(
    (total, line) => total + line.quantity * (sellables.get(line.variant_id)?.variant.weight_g ?? 0),
    0,
  )
  const travels = bought.some(({ kind }) => kind !== 'class')
  const cost = shippingCost(firstShippingRules, {
    ...{ currency: ctx.visitor.currency, delivery: travels ? 'parcel' : 'none', country: 'KR', zip: '' },
    ...{ goods_amount, weight_g },
  })
  const shipping_amount = typeof cost === 'string' ? 0 : cost.amount
  return {
    ...{ goods_amount, shipping_amount, total_amount: goods_amount + shipping_amount, weight_g },
    missing_for_free: typeof cost === 'string' ? 0 : (cost.missing ?? 0),
  }
}

/** What the header shows: one look at the index. */
export async function countCart(ctx: Context) {
  const owner = cartOf(ctx)
  const [row] = await ctx.db
    .select({
      version: cartTable.version,
      count: sql<number>`(select count(*)::int from ${cartLineTable} where ${cartLineTable.owner} = ${cartTable.owner})`,
    })
    .from(cartTable)
    .where(eq(cartTable.owner, owner))
  return { id: markOf(owner), ...(row ?? { version: 0, count: 0 }) }
}
