import { createClient, type Transport } from '@sillage/kit/client.ts'
import { browserOf, injectTransport } from '@sillage/server-kit/testing.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { requestFor } from '../../claim/testing/claims.ts'
import { givenExchange, givenSizes } from '../../claim/testing/exchange.ts'
import { contract } from '../../contract.ts'
import { couponIssueTable } from '../../coupon/server/tables.ts'
import { givenCoupon } from '../../coupon/testing/coupons.ts'
import { orderLineTable, orderTable } from '../../order/server/tables.ts'
import { filledForm } from '../../order/testing/buyer.ts'
import { hashToken } from '../../payment/server/payment-keys.ts'
import { settle } from '../../payment/server/settle.ts'
import { paymentTable, refundTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { earnPoints } from '../../point/server/earn.ts'
import { givenAccepted } from '../../quotation/testing/quotations.ts'
import { firstShippingRules } from '../../shipping/server/first-rules.ts'
import { testShop } from '../../testing.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop

beforeEach(givenShop)

async function givenShop() {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 9 })
  for (const mb_id of ['hana', 'mallory']) {
    await shop.as(mb_id)
    await earnPoints(ctx, { mb_id, amount: 9_000, reason: 'granted', occasion: 'a gift' })
  }
  const { id: coupon_id } = await givenCoupon(ctx)
  await db.insert(couponIssueTable).values([
    { coupon_id, mb_id: 'hana', nth: 1 },
    { coupon_id, mb_id: 'mallory', nth: 1 },
  ])
}
const hanasCoupon = 1
const mallorysCoupon = 2

/** Everything that an attacker might want the server to take from the request. */
const lies: Record<string, unknown> = {
  price: 1,
  price_krw: 1,
  unit_amount: 1,
  list_amount: 1,
  amount: 1,
  total_amount: 1,
  goods_amount: 1,
  discount_amount: 19_999,
  shipping_amount: 0,
  point_amount: 19_999,
  canceled_amount: 0,
  deposited_amount: 1,
  coupon_id: hanasCoupon,
  order_coupon_id: hanasCoupon,
  discount: 19_999,
  percent: 100,
  point_percent: 100,
  order_id: 1,
  order_no: '260101-AAAAAAA',
  id: 1,
  mb_id: 'hana',
  member: { mb_id: 'hana' },
  owner: 'm:hana',
  state: 'done',
  paid_at: '2026-01-01T00:00:00Z',
  method_provider: 'none',
  currency: 'usd',
  grade: 'wholesale',
}

/**
 * Adds unexpected fields to each object of a body, at every depth; the fields that the call does take are left as they
 * are.
 */
function withLies(body: unknown, known: ReadonlySet<string>): unknown {
  if (Array.isArray(body)) return body.map((each) => withLies(each, known))
  if (typeof body !== 'object' || body === null) return body
  const honest = Object.entries(body).map(([name, value]) => [name, withLies(value, known)])
  const added = Object.entries(lies).filter(([name]) => !known.has(name))
  return Object.fromEntries([...added, ...honest])
}

async function mallory({ lying }: { lying: boolean }) {
  const honest = injectTransport(
    shop.app,
    await browserOf({ database: shop.database, secret: shop.secret, mb_id: 'mallory' }),
  )
  const transport: Transport = (request) => {
    const { url, body } = request
    const takes: string[] = []
    // What returns from a provider has the provider's own names.
    if (/payments/.test(url)) takes.push(...Object.keys(lies).filter((name) => typeof lies[name] !== 'string'))
    if (lying && body === undefined && request.method === 'POST') return honest({ ...request, body: lies })
    return honest({ ...request, body: lying ? withLies(body, new Set(takes)) : body })
  }
  return createClient(contract, transport)
}

/** Puts something in the cart, changes it, orders with a coupon and points, pays, and gives a piece back. */
async function live({ lying }: { lying: boolean }) {
  await givenShop()
  const buyer = await mallory({ lying })
  const [variant] = await db.select().from(variantTable)
  const cart = await buyer.cart.add({ body: { lines: [{ variant_id: variant?.id ?? 0, quantity: 1 }] } })
  const shown = await buyer.cart.show()
  await buyer.cart.change({ params: { line_id: shown.lines[0]?.id ?? 0 }, body: { quantity: 2 } })
  const choices = { order_coupon_id: mallorysCoupon, points: 1_000, zip: '04524' }
  const { total_amount } = await buyer.checkout.quote({ body: choices })
  const placed = await buyer.checkout.place({ body: filledForm(total_amount, choices) })
  const token = 'the token of a return, for a test'
  await db.update(paymentTable).set({ return_token_hash: hashToken(token) })
  await buyer.payment.confirm({ body: { token, returned: {} } })
  const [line] = await db.select().from(orderLineTable)
  await requestFor(buyer, placed, {
    kind: 'cancel',
    reason: 'changed_mind',
    lines: [{ line_id: line?.id ?? 0, quantity: 1 }],
  })
  return { cart: cart.count, ...(await everything()) }
}

/** Has a quotation written, orders it, sends too much, says where that goes, exchanges one, and buys again. */
async function liveOn({ lying }: { lying: boolean }) {
  await givenShop()
  const buyer = await mallory({ lying })
  const [variant] = await db.select().from(variantTable)
  const { ref } = await givenAccepted(buyer, [{ variant_id: variant?.id ?? 0, quantity: 1 }])
  // A coupon can be chosen there: see the tests below.
  const none = { order_coupon_id: null }
  const form = filledForm(23_000, { ...none, quotation: ref, method: 'bank_transfer' })
  const { order_id, order_no, view_key } = await buyer.checkout.place({ body: form })
  const [transfer] = await db.select().from(paymentTable)
  await settle(ctx, transfer?.id ?? 0, { state: 'done', order_no, currency: 'krw', amount: 25_000 })
  const [refund] = await db.select().from(refundTable)
  const account = { bank: '하나은행' as const, number: '110-482-903317', holder: '김하나' }
  const params = { order_id, refund_id: refund?.id ?? 0 }
  await buyer.claim.refundAccount({ params, query: { view_key }, body: { account } })
  const { round } = await givenSizes(shop)
  const clerk = await shop.as('clerk', { permissions: [...orderPermissions] })
  const asked = { buyer, clerk, variant_id: round, reason: 'wrong_choice' as const }
  await givenExchange(shop, asked, none)
  await buyer.reorder.add({ params: { order_id }, query: { view_key } })
  const { lines } = await buyer.cart.show()
  return { cart: lines.map(({ id: _, ...line }) => line), ...(await everything()) }
}

const tables = [
  'quotation',
  'quotation_line',
  'orders',
  'order_line',
  'payment',
  'refund',
  'claim',
  'claim_line',
  'coupon_issue',
  'point_entry',
  'stock',
]
/** Names and times that differ from run to run. */
const own = [
  'order_no',
  'request_key',
  'created_at',
  'paid_at',
  'changed_at',
  'done_at',
  'claimed_at',
  'approved_at',
  'expires_at',
  'returned_at',
  'returned_mark',
  'provider_key',
  'return_token_hash',
  'cart_mark',
  'settled_at',
  'issued_at',
  'used_at',
  'quotation_no',
  'verify_code',
  'valid_until',
  'sent_at',
  'delivered_at',
  'collected_at',
]

async function everything() {
  const all: Record<string, unknown> = {}
  for (const table of tables) {
    const { rows } = await db.execute(sql`select
      (to_jsonb(each) - ${sql.param(own)}::text[]) #- '{details,account,due_at}' as row
      from ${sql.identifier(table)} each order by 1`)
    all[table] = rows
  }
  return all
}

test('prices, amounts, coupons, orders and members in a body that does not ask for them change nothing', async () => {
  const honest = await live({ lying: false })
  const forged = await live({ lying: true })
  expect(forged).toEqual(honest)
  expect(await db.select().from(orderTable)).toMatchObject([
    { mb_id: 'mallory', total_amount: 39_000, currency: 'krw' },
  ])
})

test('nor do they in quotations, refunds, exchanges and what is bought again', async () => {
  const honest = await liveOn({ lying: false })
  const forged = await liveOn({ lying: true })
  expect(forged).toEqual(honest)
  expect(honest.cart).toHaveLength(1)
  expect(honest).toMatchObject({ quotation: [{ row: { total_amount: 23_000, state: 'ordered', mb_id: 'mallory' } }] })
  const payments = await db.select().from(paymentTable).orderBy(paymentTable.id)
  expect(payments.map(({ amount }) => amount)).toEqual([23_000, 80_000])
})

test('how far it goes is decided by the postcode, whatever else a form says of the place', async () => {
  const far_regions = firstShippingRules.far_regions.map((each) => ({ ...each, exclude: ['63310'] }))
  const clerk = await shop.as('clerk', { permissions: ['shipping'] })
  const rules = { ...firstShippingRules, far_regions }
  await clerk.shipping.staff.save({ body: { rules, note: 'one house is near', based_on: null } })
  const place = { zip: '63309', codes: ['63310'], include: [], exclude: ['63309'], bcode: '63310' }
  await expect(ordering({ ...place, total_amount: 23_000 })).rejects.toMatchObject({ code: 'changed' })
  expect(await ordering({ ...place, total_amount: 46_000 })).toMatchObject({ total_amount: 46_000 })
})

/** Tries to order, and says what came of it. */
async function ordering(form: object) {
  const buyer = await mallory({ lying: false })
  const [variant] = await db.select().from(variantTable)
  await buyer.cart.add({ body: { lines: [{ variant_id: variant?.id ?? 0, quantity: 1 }] } })
  return buyer.checkout.place({ body: filledForm(23_000, form) })
}

test.each([
  ['a total of its own', { total_amount: 1 }, { status: 409, code: 'changed' }],
  [
    'the coupon of somebody else',
    { order_coupon_id: hanasCoupon },
    { status: 422, errors: { coupons: [expect.any(String)] } },
  ],
  ['the coupon of somebody else for the way', { shipping_coupon_id: hanasCoupon }, { status: 422 }],
  ['a coupon that nobody has', { order_coupon_id: 999 }, { status: 422 }],
  [
    'the same coupon in two places',
    { order_coupon_id: mallorysCoupon, shipping_coupon_id: mallorysCoupon, total_amount: 17_000 },
    { status: 422, errors: { coupons: [expect.any(String)] } },
  ],
  [
    'a coupon for goods on the way',
    { shipping_coupon_id: mallorysCoupon, total_amount: 20_000 },
    { status: 422, errors: { coupons: [expect.any(String)] } },
  ],
  [
    'a coupon for orders on a line',
    { line_coupons: [{ line_id: 1, coupon_id: mallorysCoupon }], total_amount: 20_000 },
    { status: 422, errors: { coupons: [expect.any(String)] } },
  ],
  [
    'a coupon on a line that is not bought',
    { line_coupons: [{ line_id: 999, coupon_id: mallorysCoupon }] },
    { status: 422, errors: { coupons: [expect.any(String)] } },
  ],
  [
    'more points than there are',
    { points: 19_000, total_amount: 4_000 },
    { status: 422, errors: { points: [expect.any(String)] } },
  ],
  ['fewer points than none', { points: -1_000, total_amount: 24_000 }, { status: 422 }],
  ['a way to pay that costs nothing', { method: 'free' }, { status: 422, errors: { method: [expect.any(String)] } }],
])('an order with %s is none', async (_, form, refusal) => {
  const before = await everything()
  await expect(ordering(form)).rejects.toMatchObject(refusal)
  expect(await everything()).toEqual(before)
})

test('another one’s order is not seen, paid, claimed or confirmed by its number', async () => {
  const hana = await shop.as('hana')
  const [variant] = await db.select().from(variantTable)
  await hana.cart.add({ body: { lines: [{ variant_id: variant?.id ?? 0, quantity: 1 }] } })
  const form = filledForm(23_000)
  const { order_id, view_key } = await hana.checkout.place({ body: form })
  const thief = await mallory({ lying: true })
  const own = await ordering({})
  const after = await everything()
  const where = { params: { order_id }, query: {} }
  const keyed = { params: { order_id }, query: { view_key: own.view_key } }
  const claimed = { kind: 'cancel' as const, reason: 'changed_mind' as const, lines: [{ line_id: 1, quantity: 1 }] }
  const asked = { ...claimed, request_key: crypto.randomUUID(), agreed: { money: 23_000, points: 0, to_pay: 0 } }
  const missing = { status: 404 }
  for (const at of [where, keyed]) {
    await expect(thief.checkout.view(at)).rejects.toMatchObject(missing)
    await expect(thief.checkout.pay({ ...at, body: { method: 'card' } })).rejects.toMatchObject(missing)
    await expect(thief.claim.cancelUnpaid(at)).rejects.toMatchObject(missing)
    await expect(thief.claim.preview({ ...at, body: claimed })).rejects.toMatchObject(missing)
    await expect(thief.claim.ask({ ...at, body: asked })).rejects.toMatchObject(missing)
  }
  // The key of their own order opens their own alone, also with a line of hana's in it.
  const mine = { params: { order_id: own.order_id }, query: { view_key: own.view_key } }
  await expect(thief.claim.preview({ ...mine, body: claimed })).rejects.toMatchObject({ status: 409 })
  // Nor does her form, when another person sends it again.
  await expect(thief.checkout.place({ body: form })).rejects.toMatchObject({ status: 409 })
  expect(await everything()).toEqual(after)
  expect(await hana.checkout.view({ params: { order_id }, query: { view_key } })).toMatchObject({ id: order_id })
  expect(await db.$count(orderTable, eq(orderTable.mb_id, 'hana'))).toBe(1)
})
