import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq } from 'drizzle-orm'
import { type LineState, orderState } from '../words.ts'
import { type Buyer, orderEventTable, orderLineTable, orderTable, type Receiver } from './tables.ts'

/** How an order of another shop has ended: it is history here, and nothing follows from it. */
export type EndedState = Extract<LineState, 'confirmed' | 'canceled' | 'returned' | 'sold_out'>
export type TakenLine = {
  product_id: number
  variant_id: number
  sku: string
  name: string
  name_en: string
  option_name: string
  quantity: number
  unit_amount: number
  state: EndedState
}
export type TakenOrder = {
  /** Its number there; it stays its number where it is free. */
  order_no: string
  /** The request key: imported again, it is the same order. */
  request_key: string
  mb_id: string | null
  currency: 'krw' | 'usd'
  buyer: Buyer
  receiver: Receiver
  lines: TakenLine[]
  /** Cut to what the goods cost. */
  discount_amount: number
  point_amount: number
  shipping_amount: number
  created_at: Date
}

/** Adds an ended order, or moves the lines of one that came before to how they have ended since. */
export async function takeOverOrder(ctx: Context, order: TakenOrder): Promise<number> {
  const [known] = await ctx.db
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(eq(orderTable.request_key, order.request_key))
  return known ? follow(ctx, known.id, order) : insert(ctx, order)
}

async function insert(ctx: Context, order: TakenOrder) {
  const { lines, discount_amount, point_amount, ...head } = order
  const shared = shareOut(lines, { discount_amount, point_amount })
  const sum = (field: 'discount_amount' | 'point_amount') => shared.reduce((total, line) => total + line[field], 0)
  const goods_amount = lines.reduce((total, { unit_amount, quantity }) => total + unit_amount * quantity, 0)
  const [discount, points] = [sum('discount_amount'), sum('point_amount')]
  const state = orderState(lines.map((line) => line.state))
  const [made] = await ctx.db
    .insert(orderTable)
    .values({
      ...head,
      order_no: await freeNumber(ctx, order),
      lang: order.currency === 'krw' ? 'kr' : 'en',
      state,
      delivery: 'parcel',
      goods_amount,
      discount_amount: discount,
      point_amount: points,
      total_amount: goods_amount - discount - points + order.shipping_amount,
      // What came to nothing is no sale.
      paid_at: state === 'confirmed' ? order.created_at : null,
    })
    .returning({ id: orderTable.id })
  if (!made) throw new Error('an inserted order was not returned')
  await ctx.db.insert(orderLineTable).values(
    shared.map((line, position) => ({
      ...line,
      order_id: made.id,
      position,
      kind: 'goods' as const,
      option_name_en: line.option_name,
      ...timesOf(line.state, order.created_at),
    })),
  )
  const placed = { kind: 'placed', actor: 'system', note: '이전 쇼핑몰의 주문', created_at: order.created_at } as const
  await ctx.db.insert(orderEventTable).values({ ...placed, order_id: made.id })
  return made.id
}

async function follow(ctx: Context, order_id: number, { lines, created_at }: TakenOrder) {
  const mine = await ctx.db
    .select()
    .from(orderLineTable)
    .where(eq(orderLineTable.order_id, order_id))
    .orderBy(asc(orderLineTable.position))
  for (const [at, line] of mine.entries()) {
    const state = lines[at]?.state
    if (state && state !== line.state)
      await ctx.db
        .update(orderLineTable)
        .set({ state, ...timesOf(state, created_at) })
        .where(eq(orderLineTable.id, line.id))
  }
  const state = orderState(lines.map((line) => line.state))
  await ctx.db
    .update(orderTable)
    .set({ state, paid_at: state === 'confirmed' ? created_at : null })
    .where(eq(orderTable.id, order_id))
  return order_id
}

const timesOf = (state: EndedState, at: Date) =>
  state === 'confirmed' ? { delivered_at: at, confirmed_at: at } : { delivered_at: null, confirmed_at: null }

/** Discounts and points from the first line on, never more than a line costs. */
function shareOut(
  lines: TakenLine[],
  { discount_amount, point_amount }: Pick<TakenOrder, 'discount_amount' | 'point_amount'>,
) {
  let [discount, points] = [discount_amount, point_amount]
  return lines.map((line) => {
    const whole = line.unit_amount * line.quantity
    const own = { discount_amount: Math.min(discount, whole), point_amount: 0 }
    own.point_amount = Math.min(points, whole - own.discount_amount)
    discount -= own.discount_amount
    points -= own.point_amount
    return { ...line, ...own, total_amount: whole - own.discount_amount - own.point_amount }
  })
}

async function freeNumber(ctx: Context, { order_no, request_key }: TakenOrder) {
  const taken = await ctx.db.$count(orderTable, eq(orderTable.order_no, order_no))
  return taken === 0 ? order_no : request_key
}

/** The parcel in which the received lines of an order came. */
export const setReceivedIn = (ctx: Context, order_id: number, shipment_id: number) =>
  ctx.db
    .update(orderLineTable)
    .set({ shipment_id })
    .where(and(eq(orderLineTable.order_id, order_id), eq(orderLineTable.state, 'confirmed')))

/** The member's received line of a product, the newest first: what a review of another shop is attached to. */
export async function findReceivedLines(ctx: Context, mb_id: string, product_id: number) {
  const rows = await ctx.db
    .select({ id: orderLineTable.id, option_name: orderLineTable.option_name })
    .from(orderLineTable)
    .innerJoin(orderTable, eq(orderTable.id, orderLineTable.order_id))
    .where(
      and(
        eq(orderTable.mb_id, mb_id),
        eq(orderLineTable.product_id, product_id),
        eq(orderLineTable.state, 'confirmed'),
      ),
    )
    .orderBy(asc(orderLineTable.id))
  return rows
}
