import { optionWords } from '@sillage/domains/catalog/option-words.ts'
import { productTable, variantTable } from '@sillage/domains/catalog/server/tables.ts'
import type { Design } from '@sillage/domains/custom/design-contract.ts'
import { designOptions } from '@sillage/domains/custom/design-facts.ts'
import { extraOf } from '@sillage/domains/custom/personal.ts'
import type { PersonalField, PersonalValue } from '@sillage/domains/custom/personal-contract.ts'
import { orderLineTable, orderTable } from '@sillage/domains/order/server/tables.ts'
import type { LineState } from '@sillage/domains/order/words.ts'
import type { TotalStep } from '@sillage/domains/pricing/total.ts'
import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import { hana } from '../member/hana.ts'
import { demoTime } from '../seeding.ts'
import { demoGuest, demoOrderNumber } from './demo-people.ts'

/** An order of the demo shop: who bought what, when, and how far it has come. A guest has neither id nor name here. */
export type DemoOrder = {
  mb_id: string | null
  name?: string
  days_ago: number
  /** The very moment, where an hour of that day will not do. */
  at?: Date
  lines: DemoLine[]
}
type DemoLine = {
  product_id: number
  state: LineState
  quantity?: number
  variant?: number
  /** What was made for its buyer. */
  personal?: { key: string; value: string; design?: Design }[]
}

/** The furthest behind of an order's lines is where the order is. */
const wayOf: LineState[] = [
  'pending_payment',
  'paid',
  'preparing',
  'ready',
  'shipping',
  'granted',
  'delivered',
  'confirmed',
  'canceled',
]
/** How the request keys of the demo's orders begin. */
export const demoKey = 'demo '
const freeFrom = 50_000
const shipping = 3_000
const arrived: LineState[] = ['delivered', 'confirmed']
const rowsAtOnce = 400

/** Writes finished orders down, all at once; answers with the lines, in the order they were given. */
export async function placeDemoOrders(ctx: Context, orders: readonly DemoOrder[]) {
  const offers = await findOffers(ctx, [
    ...new Set(orders.flatMap(({ lines }) => lines.map((line) => line.product_id))),
  ])
  const before = await ctx.db.$count(orderTable)
  const drawn = orders.map((order, index) => drawOrder(ctx, order, { index, nth: before + index, offers }))
  const placed = new Map<string, number>()
  for (const rows of chunked(drawn.map(({ row }) => row)))
    for (const { id, order_no } of await ctx.db
      .insert(orderTable)
      .values(rows)
      .returning({ id: orderTable.id, order_no: orderTable.order_no }))
      placed.set(order_no, id)
  const lines = drawn.flatMap(({ row, lines }) =>
    lines.map((line) => ({ ...line, order_id: placed.get(row.order_no) ?? 0 })),
  )
  const written: (typeof orderLineTable.$inferSelect)[] = []
  for (const rows of chunked(lines)) written.push(...(await ctx.db.insert(orderLineTable).values(rows).returning()))
  return written
}

type Offers = Awaited<ReturnType<typeof findOffers>>

async function findOffers(ctx: Context, product_ids: number[]) {
  const rows = await ctx.db
    .select({ product: productTable, variant: variantTable })
    .from(variantTable)
    .innerJoin(productTable, eq(productTable.id, variantTable.product_id))
    .where(inArray(productTable.id, product_ids))
    .orderBy(asc(variantTable.product_id), asc(variantTable.position))
  return Map.groupBy(rows, ({ product }) => product.id)
}

type Drawing = { index: number; nth: number; offers: Offers }

function drawOrder(ctx: Context, order: DemoOrder, { index, nth, offers }: Drawing) {
  const { mb_id, days_ago } = order
  const created_at = order.at ?? demoTime(ctx.now(), days_ago, index)
  const lines = order.lines.map((line, position) => drawLine(line, { position, created_at, offers, now: ctx.now() }))
  const goods_amount = lines.reduce((sum, { total_amount }) => sum + total_amount, 0)
  const shipping_amount = goods_amount >= freeFrom ? 0 : shipping
  const state = wayOf.find((each) => lines.some((line) => line.state === each)) ?? 'confirmed'
  const order_no = demoOrderNumber(created_at, nth)
  const row = {
    order_no,
    request_key: `${demoKey}${order_no}`,
    mb_id,
    lang: 'kr' as const,
    currency: 'krw' as const,
    state,
    ...peopleOf(order, nth),
    delivery: 'parcel' as const,
    goods_amount,
    shipping_amount,
    total_amount: goods_amount + shipping_amount,
    trace: traceOf(lines, { goods_amount, shipping_amount }),
    created_at,
    paid_at: state === 'pending_payment' ? null : created_at,
    expires_at: state === 'pending_payment' ? addDays(created_at, 3) : null,
  }
  return { row, lines }
}

/** Guests and members are many, at many addresses; hana's are those of her account. */
function peopleOf({ mb_id, name }: DemoOrder, nth: number) {
  const { email, place, memo, ...guest } = demoGuest(nth)
  if (mb_id === 'hana') {
    const person = { name: hana.mb_name, hp: hana.mb_hp }
    return {
      buyer: { ...person, email: 'hana@example.com' },
      receiver: { ...person, country: 'KR', ...hana.home, memo: '문 앞에 놓아 주세요.' },
    }
  }
  const person = { ...guest, name: name ?? guest.name }
  return {
    buyer: { ...person, email: mb_id === null ? email : `${mb_id}@example.com` },
    receiver: { ...person, country: 'KR', ...place, memo },
  }
}

type Sums = { goods_amount: number; shipping_amount: number }

function traceOf(lines: readonly { quantity: number }[], { goods_amount, shipping_amount }: Sums): TotalStep[] {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const way = { step: shipping_amount > 0 ? 'fee' : 'free', from: freeFrom, amount: shipping_amount } as const
  return [
    { step: 'lines', amount: goods_amount, pieces, list_amount: goods_amount },
    { step: 'shipping', amount: shipping_amount, trace: [way] },
  ]
}

type Setting = { position: number; created_at: Date; offers: Offers; now: Date }

function drawLine(line: DemoLine, setting: Setting) {
  const { product_id, state, quantity = 1, variant: nth = 0, personal: filled = [] } = line
  const all = setting.offers.get(product_id) ?? []
  // A design says which variant it is.
  const options = filled.flatMap(({ design }) => (design ? designOptions(design).options : []))
  const offered = all.filter(({ variant }) => options.every((option) => variant.values.includes(option)))
  const offer = offered[nth % Math.max(1, offered.length)]
  if (!offer) throw new Error(`the demo shop does not sell product ${product_id}`)
  const { product, variant } = offer
  // A class that was taken is over: the sessions that are sold now are others.
  const isOver = product.kind === 'class' && arrived.includes(state)
  const option = isOver ? { name: '', name_en: '' } : optionWords(product.option_groups, variant.values)
  const personal = personalOf(product.personal_fields, filled)
  const unit_amount = (variant.price_krw ?? product.price_krw) + extraOf(product.personal_fields, personal, 'krw')
  return {
    position: setting.position,
    product_id,
    variant_id: variant.id,
    kind: product.kind,
    sku: variant.sku,
    state,
    name: product.name,
    name_en: product.name_en,
    option_name: option.name,
    option_name_en: option.name_en,
    personal,
    quantity,
    unit_amount,
    total_amount: quantity * unit_amount,
    delivered_at: arrived.includes(state) ? daysAfter(setting, 2) : null,
    confirmed_at: state === 'confirmed' ? daysAfter(setting, 9) : null,
  }
}

function personalOf(fields: readonly PersonalField[], filled: NonNullable<DemoLine['personal']>): PersonalValue[] {
  return filled.map(({ key, value, design = null }) => {
    const field = fields.find((each) => each.key === key)
    if (!field) throw new Error(`a demo product has no personal field ${key}`)
    const { kind, name, name_en } = field
    return { key, kind, name, name_en, value, file_id: null, design }
  })
}

/** So many days after it was bought, but nothing has happened yet that lies ahead. */
const daysAfter = ({ created_at, now }: Setting, days: number) =>
  new Date(Math.min(addDays(created_at, days).getTime(), now.getTime()))

export function chunked<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  )
}
