import type { Problem } from '@sillage/kit/problem.ts'
import { seoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { preparedQuery } from '@sillage/server-kit/prepared.ts'
import { eq, type Placeholder, sql } from 'drizzle-orm'
import { boughtLines, boughtPieces, pricedPieces } from '../../cart/chosen-lines.ts'
import { othersOf } from '../../cart/server/chosen-pieces.ts'
import { lineTrouble } from '../../cart/server/line-trouble.ts'
import { cartHash, cartOf } from '../../cart/server/owner.ts'
import { shareStock } from '../../cart/server/share-stock.ts'
import { cartLineTable, cartTable } from '../../cart/server/tables.ts'
import { optionWords } from '../../catalog/option-words.ts'
import type { PriceStep } from '../../catalog/price.ts'
import { gradeOf, priceFor, type Sellable, selectSellables } from '../../catalog/server/sellable.ts'
import type { PersonalValue } from '../../custom/personal-contract.ts'
import type { StockAllocation } from '../../inventory/server/move-stock.ts'
import { type Attempted, ownAttempts } from '../../order/server/own-attempts.ts'
import type { QuotationRow } from '../../quotation/server/move.ts'
import { termsInForce } from '../../setting/server/policies.ts'
import { firstShippingRules } from '../../shipping/server/first-rules.ts'
import { newestShippingRules } from '../../shipping/server/rules.ts'
import type { ShippingRules } from '../../shipping/words.ts'

/** One thing that is about to be bought, at what it costs this buyer now. */
export type BasketLine = {
  line_id: number
  add_on_of: number
  quantity: number
  selected: boolean
  trouble: ReturnType<typeof lineTrouble>
  product_id: number
  sellable: Sellable
  option_name: string
  option_name_en: string
  personal: PersonalValue[]
  unit_amount: number
  list_amount: number
  unit_trace: PriceStep[]
  category_ids: number[]
  allocations: StockAllocation[]
  /** How long its stock is reserved for a payment. */
  reservation_minutes: number
  /** Only for those who have completed a class. */
  restricted: boolean
  /** A class whose materials are sent to the participants. */
  has_kit: boolean
}

export type Basket = {
  owner: string
  id: string
  version: number
  lines: BasketLine[]
  /** How many chosen lines cannot be bought. */
  left_out: number
  /** An earlier try to buy this cart is still open. */
  tried: boolean
  /** What sending costs, read with the rest. */
  rules: ShippingRules
  /** Which versions of the terms hold now. */
  terms: Record<string, string>
  /** The quotation whose prices these are; the cart has none. */
  quotation: QuotationRow | null
  /** Why it cannot be ordered now, whatever the form says. */
  refused: Problem | null
}

/** What an order of this basket may replace. */
export const attemptedIn = ({ id, lines, quotation }: Basket): Attempted => ({
  cart_mark: id,
  line_ids: quotation ? [] : lines.map(({ line_id }) => line_id),
})

/** The basket of an order placed now: the chosen lines of the cart, read with one query. */
export async function readCartBasket(ctx: Context, owner = cartOf(ctx)): Promise<Basket> {
  const id = cartHash(owner)
  const values = { grade: gradeOf(ctx), owner, mark: id, today: seoulDay(ctx.now()) }
  const rows = owner ? await selectLines(ctx.db, values) : []
  const [first] = rows
  const line_ids = rows.flatMap(({ line_id, selected }) => (selected ? line_id : []))
  if (first?.tried && rows.some((row) => row.selected && troubleOf(row, rows)))
    await addOwnReservations(ctx, { cart_mark: id, line_ids }, rows)
  await shareStock(ctx, rows, first?.tried ? ownAttempts({ cart_mark: id, line_ids }) : undefined)
  const all = priceLines(ctx, rows)
  const lines = boughtLines(all)
  const chosen = all.filter(({ selected }) => selected)
  return {
    owner,
    id,
    version: first?.version ?? 0,
    lines,
    left_out: chosen.length - lines.length,
    tried: first?.tried ?? false,
    rules: first?.rules ?? firstShippingRules,
    terms: first?.terms ?? {},
    quotation: null,
    refused: null,
  }
}

type Row = Awaited<ReturnType<typeof selectLines>>[number]

const troubleOf = (row: Row, rows: readonly Row[]) =>
  lineTrouble(row, { ...row, others: othersOf(row, rows, (each) => each) })

/** What an order needs besides its lines: whether it was attempted before, the shipping fee, the reserved stock. */
export const orderColumns = (mark: string | Placeholder, today: string | Placeholder) => ({
  tried: sql<boolean>`exists (select 1 from orders where cart_mark = ${mark} and state = 'pending_payment')`,
  rules: newestShippingRules,
  terms: termsInForce(today),
  category_ids: sql<number[]>`array(select category_id from product_category
    where product_category.product_id = variant.product_id order by category_id)`,
  parts: sql<StockAllocation[] | null>`(select json_agg(json_build_object('variant_id', kit_part.part_variant_id,
    'quantity', kit_part.quantity) order by kit_part.part_variant_id)
    from kit_part where kit_part.kit_variant_id = variant.id)`,
  restricted: sql<boolean>`exists (select 1 from required_class where required_class.product_id = variant.product_id)`,
  has_kit: sql<boolean>`exists (select 1 from course where course.product_id = variant.product_id
    and course.detail->>'kit' is not null)`,
  // A kit is reserved for as long as the part with the shortest reservation.
  reservation_minutes: sql<number>`coalesce((select min(stock.reservation_minutes) from kit_part
      join stock on stock.variant_id = kit_part.part_variant_id where kit_part.kit_variant_id = variant.id),
    (select stock.reservation_minutes from stock where stock.variant_id = variant.id))`,
})

const selectLines = preparedQuery((db) =>
  selectSellables(db, sql.placeholder('grade'), {
    line_id: cartLineTable.id,
    add_on_of: cartLineTable.add_on_of,
    personal: cartLineTable.personal,
    quantity: cartLineTable.quantity,
    selected: cartLineTable.selected,
    version: cartTable.version,
    ...orderColumns(sql.placeholder('mark'), sql.placeholder('today')),
  })
    .innerJoin(cartLineTable, sql`${cartLineTable.variant_id} = variant.id`)
    .innerJoin(cartTable, eq(cartTable.owner, cartLineTable.owner))
    .where(eq(cartLineTable.owner, sql.placeholder('owner')))
    .orderBy(cartLineTable.id),
)

/** Stock that an earlier attempt of this buyer reserves counts as available to them. */
export async function addOwnReservations(
  ctx: Context,
  tried: Attempted,
  rows: Pick<Sellable, 'variant' | 'available'>[],
) {
  const ids = rows.flatMap(({ variant }) => (variant.retired ? [] : variant.id))
  if (ids.length === 0) return
  // How many there are once those reservations are released: of a kit, by each of its parts.
  const { rows: free } = await ctx.db.execute<{ variant_id: number; available: number }>(sql`
    with own as (
      select (allocation->>'variant_id')::int as variant_id, sum(order_line.quantity * (allocation->>'quantity')::int) as quantity
      from order_line, jsonb_array_elements(order_line.allocations) allocation
      where order_line.order_id in (${ownAttempts(tried)}) group by 1
    ), wanted as (
      select unnest(array[${sql.join(ids, sql`, `)}]::int[]) as variant_id
    ), needed as (
      select variant_id, coalesce(kit_part.part_variant_id, variant_id) as stock_id, coalesce(kit_part.quantity, 1) as each
      from wanted left join kit_part on kit_part.kit_variant_id = wanted.variant_id
    )
    select needed.variant_id,
      min((stock.on_hand - stock.reserved + coalesce(own.quantity, 0)) / needed.each)::int as available
    from needed join stock on stock.variant_id = needed.stock_id left join own on own.variant_id = needed.stock_id
    group by needed.variant_id`)
  for (const row of rows)
    row.available = free.find(({ variant_id }) => variant_id === row.variant.id)?.available ?? row.available
}

function priceLines(ctx: Context, rows: Row[]): BasketLine[] {
  const { currency } = ctx.visitor
  const at = ctx.now()
  const found = rows.map((row) => ({ ...row, product_id: row.product.id, trouble: troubleOf(row, rows) }))
  // Tiers look at all pieces of a product together, whatever their size.
  const pieces = boughtPieces(found)
  return found.map((row) => {
    const { product, variant } = row
    const price = priceFor(row, { currency, quantity: pricedPieces(row, pieces), at, personal: row.personal })
    const option = optionWords(product.option_groups, variant.values)
    return {
      line_id: row.line_id,
      add_on_of: row.add_on_of,
      quantity: row.quantity,
      selected: row.selected,
      trouble: row.trouble,
      product_id: product.id,
      sellable: row,
      option_name: option.name,
      option_name_en: option.name_en,
      personal: row.personal,
      unit_amount: price.amount,
      list_amount: price.list_amount,
      unit_trace: price.trace,
      category_ids: row.category_ids,
      allocations: row.parts ?? [{ variant_id: variant.id, quantity: 1 }],
      reservation_minutes: row.reservation_minutes,
      restricted: row.restricted,
      has_kit: row.has_kit,
    }
  })
}

/** What was made for one buyer cannot be sold to another. */
export const noReturnOf = ({ personal, sellable }: BasketLine) =>
  personal.length > 0 ? 'custom_made' : sellable.product.no_return
