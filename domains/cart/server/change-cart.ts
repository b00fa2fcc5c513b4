import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { sqlState } from '@sillage/server-kit/create-context.ts'
import { prepared } from '@sillage/server-kit/prepared.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { isSoldOut } from '../../catalog/server/availability.ts'
import { addOnTable } from '../../catalog/server/offer-tables.ts'
import { listSellables, priceFor, type Sellable } from '../../catalog/server/sellable.ts'
import { productTable, variantTable } from '../../catalog/server/tables.ts'
import type { PersonalValue } from '../../custom/personal-contract.ts'
import { checkPersonal, personalKey } from '../../custom/server/check-personal.ts'
import type { cart } from '../contract.ts'
import { cartLimits } from '../words.ts'
import { chosenPieces } from './chosen-pieces.ts'
import { findCart } from './find-cart.ts'
import { leastOf, mostOf } from './line-trouble.ts'
import { cartHash, ownerOf } from './owner.ts'
import { type CartLineRow, cartLineTable } from './tables.ts'
import { countUp, firstVersion, limitNewCarts } from './touch-cart.ts'

type Added = HandlerInput<typeof cart.add>['body']['lines']
type Change = HandlerInput<typeof cart.change>['body']
type Row = {
  variant_id: number
  add_on_of: number
  quantity: number
  personal: PersonalValue[]
  personal_key: string
}

/** Adds variants and their add-ons. A line that is in the cart already gets a higher quantity. */
export async function addToCart(ctx: Context, lines: Added) {
  const owner = ownerOf(ctx)
  const sellables = await findSellables(
    ctx,
    lines.flatMap(({ variant_id, add_ons }) => [variant_id, ...add_ons.map((addOn) => addOn.variant_id)]),
  )
  const rows = together((await Promise.all(lines.map((line) => rowsOf(ctx, line, sellables)))).flat())
  await refuseForeignAddOns(ctx, rows)
  for (const row of rows) refuseSoldOut(row, sellables)
  await refuseTooMany(ctx, owner, rows, sellables)
  const priced = rows.map((row) => ({ ...row, ...seenPrices(row, sellables, ctx.now()) }))
  const id = cartHash(owner)
  if (rows.every(({ add_on_of }) => add_on_of === 0)) return { id, ...(await putRows(ctx, owner, priced)) }
  return ctx.transaction(async (ctx) => {
    const put = await putRows(ctx, owner, priced)
    await dropLonelyAddOns(ctx, owner)
    return { id, ...put, count: await countLines(ctx, owner) }
  })
}

export async function changeLine(ctx: Context, line_id: number, change: Change) {
  const owner = ownerOf(ctx)
  await ctx.transaction(async (ctx) => {
    await countUp(ctx, owner)
    const [line] = await ctx.db.select().from(cartLineTable).where(mine(owner, line_id))
    if (!line) throw notFound()
    if (!change.variant_id || change.variant_id === line.variant_id) {
      const { variant_id: _, ...rest } = change
      if (rest.quantity !== undefined) await refuseOutOfBounds(ctx, line, rest.quantity)
      if (Object.keys(rest).length > 0) await ctx.db.update(cartLineTable).set(rest).where(mine(owner, line_id))
      if (rest.selected !== undefined) await selectAddOns(ctx, owner)
      return
    }
    await swapVariant(ctx, line, { ...change, variant_id: change.variant_id })
  })
  return findCart(ctx)
}

/** Another size of the same product; two lines that become alike become one. */
async function swapVariant(ctx: Context, line: CartLineRow, change: Change & { variant_id: number }) {
  const sellables = await findSellables(ctx, [line.variant_id, change.variant_id])
  const [from, to] = [sellables.get(line.variant_id), sellables.get(change.variant_id)]
  if (!to || from?.product.id !== to.product.id) throw invalid('variant_id', '선택할 수 없는 옵션이에요.')
  const { owner, add_on_of, personal, personal_key } = line
  if (personal.some(({ design }) => design)) throw invalid('variant_id', '디자인을 바꾸려면 새로 담아 주세요.')
  const quantity = change.quantity ?? line.quantity
  const row = { variant_id: change.variant_id, add_on_of, quantity, personal, personal_key }
  refuseSoldOut(row, sellables)
  await ctx.db.delete(cartLineTable).where(eq(cartLineTable.id, line.id))
  const [swapped] = await ctx.db
    .insert(cartLineTable)
    .values({ ...row, id: line.id, owner, created_at: line.created_at, ...seenPrices(row, sellables, ctx.now()) })
    .onConflictDoUpdate({
      target: [cartLineTable.owner, cartLineTable.variant_id, cartLineTable.add_on_of, cartLineTable.personal_key],
      set: { quantity: sql`least(${cartLimits.quantity}, ${cartLineTable.quantity} + excluded.quantity)` },
    })
    .returning()
  if (swapped) await refuseOverAll(ctx, owner, to.product, { quantity: swapped.quantity, without: swapped.id })
}

export async function selectLines(ctx: Context, selected: boolean) {
  const owner = ownerOf(ctx)
  await ctx.transaction(async (ctx) => {
    await countUp(ctx, owner)
    await ctx.db.update(cartLineTable).set({ selected }).where(eq(cartLineTable.owner, owner))
  })
  return findCart(ctx)
}

/** Removes lines with their add-ons. Removing a line that is gone is no error: two clicks, two tabs. */
export async function removeLine(ctx: Context, line_id: number) {
  const owner = ownerOf(ctx)
  await ctx.transaction(async (ctx) => {
    await countUp(ctx, owner)
    const [gone] = await ctx.db.delete(cartLineTable).where(mine(owner, line_id)).returning()
    if (gone?.add_on_of === 0) await dropLonelyAddOns(ctx, owner)
  })
  return findCart(ctx)
}

const dropLonelyAddOns = (ctx: Context, owner: string) =>
  ctx.db.execute(sql`
    delete from cart_line beside where beside.owner = ${owner} and beside.add_on_of <> 0 and not exists (
      select 1 from cart_line main join variant on variant.id = main.variant_id
      where main.owner = ${owner} and main.add_on_of = 0 and variant.product_id = beside.add_on_of)`)

/** An add-on is bought with its product or not at all. */
const selectAddOns = (ctx: Context, owner: string) =>
  ctx.db.execute(sql`
    update cart_line beside set selected = exists (
      select 1 from cart_line main join variant on variant.id = main.variant_id
      where main.owner = ${owner} and main.add_on_of = 0 and main.selected and variant.product_id = beside.add_on_of)
    where beside.owner = ${owner} and beside.add_on_of <> 0`)

const mine = (owner: string, line_id: number) => and(eq(cartLineTable.owner, owner), eq(cartLineTable.id, line_id))

type Put = Row & { seen_krw: number; seen_usd: number }

/** Counts the cart's version up and answers how many lines there are then: one statement, for it is what buyers do most. */
async function putRows(ctx: Context, owner: string, rows: Put[]) {
  const known = await putOnce(ctx, { owner, rows, may_begin: ctx.member !== null })
  if (!known) await limitNewCarts(ctx, owner)
  const done = known ?? (await putOnce(ctx, { owner, rows, may_begin: true }))
  if (!done) throw new Error('a cart was not answered')
  if (done.put < rows.length) throw invalid('lines', '장바구니에는 100가지까지 담을 수 있어요.')
  return { version: done.version, count: done.count }
}

async function putOnce(ctx: Context, { owner, rows, may_begin }: { owner: string; rows: Put[]; may_begin: boolean }) {
  const values = { owner, rows: JSON.stringify(rows), added: rows.length, may_begin }
  const [done] = await put(ctx.db, values).catch((error) => {
    throw sqlState(error) === checkViolation ? tooManyTogether() : error
  })
  return done
}

const checkViolation = '23514'
const tooManyTogether = () => invalid('quantity', '장바구니에 담긴 것까지 더하면 한 번에 살 수 있는 수량보다 많아요.')

const owner = sql.placeholder('owner')
/**
 * Adds quantities, or refuses all of them if one would exceed its limit, also from two tabs at once. Answers nothing
 * where no cart is there and none may begin.
 */
const put = prepared<{ version: number; count: number; put: number }>(sql`
  with head as (
    insert into cart (owner, version) select ${owner}, ${firstVersion}
    where ${sql.placeholder('may_begin')}::boolean or exists (select 1 from cart where owner = ${owner})
    on conflict (owner) do update set version = cart.version + 1, changed_at = now() returning version
  ), before as (
    select count(*)::int as lines from cart_line where owner = ${owner}
  ), put as (
    insert into cart_line (owner, variant_id, add_on_of, personal, personal_key, quantity, seen_krw, seen_usd)
    select ${owner}, variant_id, add_on_of, personal, personal_key, quantity, seen_krw, seen_usd
    from head, before, json_to_recordset(${sql.placeholder('rows')}::json)
      as row (variant_id int, add_on_of int, personal jsonb, personal_key text, quantity int, seen_krw int, seen_usd int)
    where before.lines + ${sql.placeholder('added')}::int <= ${cartLimits.lines}::int or exists (
      select 1 from cart_line known where known.owner = ${owner}
        and known.variant_id = row.variant_id and known.add_on_of = row.add_on_of
        and known.personal_key = row.personal_key)
    on conflict (owner, variant_id, add_on_of, personal_key) do update set
      quantity = case when cart_line.quantity + excluded.quantity > ${mostOf(sql`excluded.variant_id`)}
        then 0 else least(${cartLimits.quantity}::int, cart_line.quantity + excluded.quantity) end,
      seen_krw = excluded.seen_krw, seen_usd = excluded.seen_usd, selected = true
    returning xmax = 0 as is_new)
  select head.version, before.lines + (select count(*) from put where is_new)::int as count,
    (select count(*)::int from put) as put
  from head, before`)

const countLines = (ctx: Context, owner: string) => ctx.db.$count(cartLineTable, eq(cartLineTable.owner, owner))

type Sellables = Map<number, Sellable>

async function findSellables(ctx: Context, variant_ids: number[]): Promise<Sellables> {
  const rows = await listSellables(ctx, [...new Set(variant_ids)])
  return new Map(rows.map((row) => [row.variant.id, row]))
}

async function rowsOf(ctx: Context, line: Added[number], sellables: Sellables): Promise<Row[]> {
  const { variant_id, quantity, add_ons, add_on_of } = line
  const found = sellables.get(variant_id)
  const asked = { fields: found?.product.personal_fields ?? [], values: found?.variant.values ?? [] }
  const personal = await checkPersonal(ctx, asked, line.personal)
  return [
    { variant_id, add_on_of, quantity, personal, personal_key: personalKey(personal) },
    ...add_ons.map((addOn) => ({ ...addOn, add_on_of: found?.product.id ?? 0, personal: [], personal_key: '' })),
  ]
}

/** The same line twice in one request is merged: an insert may change a row only once. */
function together(rows: Row[]): Row[] {
  const found = new Map<string, Row>()
  for (const row of rows) {
    const key = `${row.variant_id} ${row.add_on_of} ${row.personal_key}`
    const quantity = Math.min(cartLimits.quantity, (found.get(key)?.quantity ?? 0) + row.quantity)
    found.set(key, { ...row, quantity })
  }
  return [...found.values()]
}

function refuseSoldOut({ variant_id, add_on_of, quantity }: Row, sellables: Sellables) {
  const found = sellables.get(variant_id)
  if (!found?.product.visible) throw notFound()
  const { product, available } = found
  if (isSoldOut(available, leastOf(product, add_on_of))) throw invalid('variant_id', '품절된 상품이에요.')
  refuseNumber(product, { add_on_of, quantity })
  if (quantity > available) throw invalid('quantity', '재고가 부족해요.')
}

type Bounds = Pick<Sellable['product'], 'min_quantity' | 'max_quantity'>

function refuseNumber(
  { min_quantity, max_quantity }: Bounds,
  { add_on_of, quantity }: Pick<Row, 'add_on_of' | 'quantity'>,
) {
  if (quantity < leastOf({ min_quantity }, add_on_of)) throw invalid('quantity', '최소 구매 수량보다 적어요.')
  if (max_quantity !== null && quantity > max_quantity) throw invalid('quantity', '한 번에 살 수 있는 수량보다 많아요.')
}

/** A quantity may exceed the stock: then the line says how many are left. */
async function refuseOutOfBounds(ctx: Context, line: CartLineRow, quantity: number) {
  const { id, min_quantity, max_quantity } = productTable
  const [product] = await ctx.db
    .select({ id, min_quantity, max_quantity })
    .from(productTable)
    .innerJoin(variantTable, eq(variantTable.product_id, productTable.id))
    .where(eq(variantTable.id, line.variant_id))
  if (!product) return
  refuseNumber(product, { ...line, quantity })
  // Reducing a quantity that is too large is a step in the right direction.
  if (line.selected && quantity > line.quantity)
    await refuseOverAll(ctx, line.owner, product, { quantity, without: line.id })
}

type Limited = Pick<Sellable['product'], 'id' | 'max_quantity'>
type Beside = { quantity: number /** The line that so many will lie in. */; without?: number }

/** The most that may be bought at once is for all sizes of a product together. */
async function refuseOverAll(
  ctx: Context,
  owner: string,
  { id, max_quantity }: Limited,
  { quantity, without }: Beside,
) {
  if (max_quantity === null) return
  const others = (await chosenPieces(ctx, owner, without)).get(id) ?? 0
  if (quantity + others > max_quantity) throw tooManyTogether()
}

/**
 * Two tabs that add at the same moment may get past this: then both lines show the problem, and no order accepts them.
 */
async function refuseTooMany(ctx: Context, owner: string, rows: readonly Row[], sellables: Sellables) {
  const adding = rows.flatMap((row) => {
    const product = sellables.get(row.variant_id)?.product
    return product ? [{ ...row, product }] : []
  })
  for (const group of Map.groupBy(adding, ({ product }) => product.id).values()) {
    const quantity = group.reduce((sum, row) => sum + row.quantity, 0)
    if (group[0]) await refuseOverAll(ctx, owner, group[0].product, { quantity })
  }
}

/** Only what a product's page offers beside it may come as its add-on. */
async function refuseForeignAddOns(ctx: Context, rows: Row[]) {
  const beside = rows.filter(({ add_on_of }) => add_on_of !== 0)
  if (beside.length === 0) return
  const offered = await ctx.db
    .select()
    .from(addOnTable)
    .where(
      inArray(
        addOnTable.product_id,
        beside.map(({ add_on_of }) => add_on_of),
      ),
    )
  const isOffered = (row: Row) =>
    offered.some(({ product_id, variant_id }) => product_id === row.add_on_of && variant_id === row.variant_id)
  if (!beside.every(isOffered)) throw invalid('add_ons', '함께 담을 수 없는 상품이에요.')
}

/** The price of one piece: a quantity price is not reported as a changed price. */
function seenPrices({ variant_id }: Row, sellables: Sellables, at: Date) {
  const found = sellables.get(variant_id)
  if (!found) throw notFound()
  const amountIn = (currency: 'krw' | 'usd') => priceFor(found, { currency, quantity: 1, at }).amount
  return { seen_krw: amountIn('krw'), seen_usd: amountIn('usd') }
}
