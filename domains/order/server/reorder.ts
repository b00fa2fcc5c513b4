import type { Context } from '@sillage/server-kit/context.ts'
import { eq, inArray } from 'drizzle-orm'
import { addToCart } from '../../cart/server/change-cart.ts'
import { chosenPieces } from '../../cart/server/chosen-pieces.ts'
import { cartOf, ownerOf } from '../../cart/server/owner.ts'
import { cartLineTable } from '../../cart/server/tables.ts'
import { touchCart } from '../../cart/server/touch-cart.ts'
import { isSoldOut } from '../../catalog/server/availability.ts'
import { addOnTable } from '../../catalog/server/offer-tables.ts'
import { listSellables, priceFor, type Sellable } from '../../catalog/server/sellable.ts'
import { personalKey } from '../../custom/server/check-personal.ts'
import { toInputs } from '../../custom/stored-personal.ts'
import type { Reordered } from '../reorder-contract.ts'
import { endedStates, type LineState } from '../words.ts'
import { type LineRow, type OrderRow, withLines } from './lines.ts'
import { requireViewable } from './view-key.ts'

type Wanted = { line: LineRow; quantity: number; main: LineRow | undefined }

/**
 * Puts what was bought into the cart once more, as far as it can be had. What lies there already counts, and the cart is
 * locked while it is looked at: pressing twice, or many times at once, does not make twice as much.
 */
export async function reorder(ctx: Context, order_id: number, view_key: string | undefined) {
  const order = await requireViewable(ctx, order_id, view_key)
  return ctx.transaction(async (ctx) => {
    await touchCart(ctx, ownerOf(ctx))
    return putAgain(ctx, order)
  })
}

async function putAgain(ctx: Context, order: OrderRow) {
  const { lines } = await withLines(ctx, order)
  const wanted = wantedOf(lines)
  const sellables = new Map(
    (await listSellables(ctx, [...new Set(wanted.map(({ line }) => line.variant_id))])).map((each) => [
      each.variant.id,
      each,
    ]),
  )
  const there = await readCart(ctx)
  const offered = await listOffered(ctx, wanted)
  const chosen = await chosenPieces(ctx, cartOf(ctx))
  const found = wanted.map((each) => {
    const sellable = sellables.get(each.line.variant_id)
    const beside = each.main && offered.has(`${each.main.product_id} ${each.line.variant_id}`) ? each.main : undefined
    const add_on_of = beside?.product_id ?? 0
    const in_cart = there.get(`${each.line.variant_id} ${add_on_of} ${personalKey(each.line.personal)}`) ?? 0
    const product_id = sellable?.product.id ?? 0
    const others = (chosen.get(product_id) ?? 0) - in_cart
    const measured = measure(sellable, { ...each, in_cart, others: Math.max(0, others) })
    // What comes of one size is no longer free for the others.
    chosen.set(product_id, (chosen.get(product_id) ?? 0) + measured.add)
    return { ...each, sellable, add_on_of, had: in_cart, ...measured }
  })
  const adding = found.filter(({ add }) => add > 0)
  // A main product first: what goes beside it needs it there.
  const ordered = adding.toSorted((one, other) => one.add_on_of - other.add_on_of)
  const cart =
    ordered.length === 0
      ? null
      : await addToCart(
          ctx,
          ordered.map(({ line, add, add_on_of }) => ({
            variant_id: line.variant_id,
            quantity: add,
            add_ons: [],
            add_on_of,
            personal: toInputs(line.personal),
          })),
        )
  return { cart, lines: found.map((each) => toReordered(ctx, order, each)) }
}

const isEnded = ({ state }: LineRow) => (endedStates as readonly LineState[]).includes(state)

/** What the buyer did not return; if nothing is left, all of it. Pieces of lines that were split are added up again. */
function wantedOf(lines: readonly LineRow[]): Wanted[] {
  const bought = lines.filter(({ state }) => state !== 'exchanged')
  const kept = bought.filter((line) => !isEnded(line))
  const wanted = new Map<string, Wanted>()
  for (const line of kept.length > 0 ? kept : bought) {
    const main = lines.find(({ id }) => id === line.add_on_to_id)
    const key = `${line.variant_id} ${main?.product_id ?? 0} ${personalKey(line.personal)}`
    const known = wanted.get(key)
    wanted.set(key, { line: known?.line ?? line, main, quantity: (known?.quantity ?? 0) + line.quantity })
  }
  return [...wanted.values()]
}

async function readCart(ctx: Context): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select()
    .from(cartLineTable)
    .where(eq(cartLineTable.owner, cartOf(ctx)))
  return new Map(
    rows.map(({ variant_id, add_on_of, personal_key, quantity }) => [
      `${variant_id} ${add_on_of} ${personal_key}`,
      quantity,
    ]),
  )
}

/** What is still offered beside what; the rest is bought for itself. */
async function listOffered(ctx: Context, wanted: readonly Wanted[]): Promise<Set<string>> {
  const mains = wanted.flatMap(({ main }) => main?.product_id ?? [])
  if (mains.length === 0) return new Set()
  const rows = await ctx.db.select().from(addOnTable).where(inArray(addOnTable.product_id, mains))
  return new Set(rows.map(({ product_id, variant_id }) => `${product_id} ${variant_id}`))
}

type Measured = { add: number; trouble: Reordered['trouble'] }

type Wish = { quantity: number; in_cart: number; others: number; main: LineRow | undefined }

/** How many more can come, and why not all of them. */
function measure(sellable: Sellable | undefined, { quantity, in_cart, others, main }: Wish): Measured {
  if (!sellable?.product.visible || sellable.variant.retired) return { add: 0, trouble: 'gone' }
  const { product, available } = sellable
  const least = main ? 1 : product.min_quantity
  if (isSoldOut(available, least)) return { add: 0, trouble: 'sold_out' }
  const room = product.max_quantity === null ? quantity : Math.max(0, product.max_quantity - others)
  const most = Math.min(available, room)
  const wished = Math.min(quantity, most)
  const add = Math.max(0, wished - in_cart)
  if (wished < least || (add > 0 && add < least)) return { add: 0, trouble: 'bounds' }
  if (wished === quantity) return { add, trouble: null }
  return { add, trouble: available < quantity ? 'short' : 'bounds' }
}

type Found = Wanted & Measured & { sellable: Sellable | undefined; had: number }

function toReordered(ctx: Context, order: OrderRow, found: Found): Reordered {
  const { line, quantity, sellable, add, had, trouble } = found
  const { name, name_en, option_name, option_name_en } = line
  return {
    name,
    name_en,
    option_name,
    option_name_en,
    quantity,
    in_cart: had + add,
    trouble,
    price: sellable && trouble !== 'gone' && trouble !== 'sold_out' ? priceNews(ctx, order, found, sellable) : null,
  }
}

function priceNews(ctx: Context, { currency }: OrderRow, { line, quantity }: Found, sellable: Sellable) {
  // Prices in won are not compared with prices in dollars.
  if (currency !== ctx.visitor.currency) return null
  const { amount } = priceFor(sellable, { currency, quantity, at: ctx.now(), personal: line.personal })
  return amount === line.unit_amount ? null : { currency, was: line.unit_amount, now: amount }
}
