import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { cartLineTable } from '../../cart/server/tables.ts'
import { variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import type { OrderForm } from '../../checkout/server/check-form.ts'
import { couponIssueTable, couponTable } from '../../coupon/server/tables.ts'
import { givenCoupon } from '../../coupon/testing/coupons.ts'
import { filledForm } from '../../order/testing/buyer.ts'
import type { PaymentProvider } from '../../payment/providers/provider.ts'
import { settle } from '../../payment/server/settle.ts'
import { paymentTable, refundTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { findBalance } from '../../point/server/balance.ts'
import { earnPoints } from '../../point/server/earn.ts'
import { testShop } from '../../testing.ts'
import { type Buyer, inDollars, linesOf, requestFor } from '../testing/claims.ts'

const { gateways } = testGateways()
const [card] = gateways.providers
// The same books under another name: dollars are paid elsewhere.
const paypal = { ...card, name: 'paypal', methods: ['paypal'] } as PaymentProvider
const shop = await testShop({ gateways: { ...gateways, providers: [...gateways.providers, paypal] } })
const { ctx, db } = shop
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 14_000, price_usd: 1_400 })
  await givenProduct(ctx, { id: 2, price_krw: 9_000, price_usd: 900 })
  await earnPoints(ctx, { mb_id: 'hana', amount: 10_000, reason: 'granted', occasion: 'a gift' })
})

type Worth = { amount_krw: number } | { amount_krw: null; percent: number }
const kinds = ['order', 'product', 'shipping'] as const
const issues = new Map<(typeof kinds)[number], number>()

/** One for the order, one for the first product, one for shipping, all issued to hana. */
async function givenCoupons(worth: Record<(typeof kinds)[number], Worth>) {
  for (const kind of kinds) {
    const coupon = await givenCoupon(ctx, { kind, target_ids: kind === 'product' ? [1] : [], ...worth[kind] })
    const issue = { coupon_id: coupon.id, mb_id: 'hana', nth: 1 }
    const [row] = await db.insert(couponIssueTable).values(issue).returning()
    issues.set(kind, row?.id ?? 0)
  }
}
const stateOf = async (kind: (typeof kinds)[number]) => {
  const [row] = await db
    .select()
    .from(couponIssueTable)
    .where(eq(couponIssueTable.id, issues.get(kind) ?? 0))
  return row?.state
}

/** Two of the first and one of the second, with all three coupons applied as the order form does it; paid. */
async function bought(buyer: Buyer, over: Partial<OrderForm>) {
  const variants = await db.select().from(variantTable)
  const lines = variants.map(({ id, product_id }) => ({ variant_id: id, quantity: product_id === 1 ? 2 : 1 }))
  await buyer.cart.add({ body: { lines } })
  const basket = await buyer.checkout.quote({ body: {} })
  const line_id = basket.lines.find(({ product_id }) => product_id === 1)?.line_id ?? 0
  const chosen = {
    order_coupon_id: issues.get('order') ?? 0,
    shipping_coupon_id: issues.get('shipping') ?? 0,
    ...over,
    line_coupons: [{ line_id, coupon_id: issues.get('product') ?? 0 }],
  }
  const quote = await buyer.checkout.quote({ body: chosen })
  const placed = await buyer.checkout.place({ body: filledForm(quote.total_amount, chosen) })
  const [payment] = await db.select().from(paymentTable)
  if (!payment) throw new Error('an order has a payment')
  const { order_no, currency, total_amount: amount } = placed
  await settle(ctx, payment.id, { state: 'done', order_no, currency, amount })
  return { ...placed, quote }
}

/** Cancels pieces of a product; what was foretold is what is promised. */
async function claimPieces(buyer: Buyer, order_id: number, product_id: number, quantity: number) {
  const line = (await linesOf(shop, order_id)).find((each) => each.product_id === product_id && each.state === 'paid')
  const lines = [{ line_id: line?.id ?? 0, quantity }]
  const before = (await db.select().from(refundTable)).length
  const { claims } = await requestFor(buyer, { order_id }, { kind: 'cancel', reason: 'changed_mind', lines })
  const { preview, settled } = claims.at(-1) ?? {}
  expect(settled).toEqual(preview)
  const made = (await db.select().from(refundTable).orderBy(refundTable.id)).slice(before)
  expect(made.map(({ amount }) => amount)).toEqual(settled?.money ? [settled.money] : [])
  return settled
}
const given = async () => (await db.select().from(refundTable)).reduce((sum, { amount }) => sum + amount, 0)

test('three coupons and points on one order: each part refunds its share, and together all of it', async () => {
  const hana = await shop.as('hana')
  await givenCoupons({
    order: { amount_krw: 3_000 },
    product: { amount_krw: null, percent: 10 },
    shipping: { amount_krw: 3_000 },
  })
  const { order_id, quote } = await bought(hana, { points: 10_000 })
  // 37,000, less 2,800 for the line, 3,000 for the order and the points; shipping is free by its coupon.
  expect(quote.total_amount).toBe(21_200)
  expect((await claimPieces(hana, order_id, 2, 1))?.coupon_ids).toEqual([])
  expect(await Promise.all(kinds.map(stateOf))).toEqual(['used', 'used', 'used'])
  await claimPieces(hana, order_id, 1, 1)
  expect(await given()).toBeLessThan(21_200)
  await claimPieces(hana, order_id, 1, 1)
  expect(await given()).toBe(21_200)
  expect(await findBalance(ctx, 'hana')).toBe(10_000)
  expect(await Promise.all(kinds.map(stateOf))).toEqual(['issued', 'issued', 'issued'])
})

test("a line's coupon comes back with its line, the others stay with what is kept", async () => {
  const hana = await shop.as('hana')
  await givenCoupons({
    order: { amount_krw: 3_000 },
    product: { amount_krw: null, percent: 10 },
    shipping: { amount_krw: 3_000 },
  })
  const { order_id } = await bought(hana, { points: 10_000 })
  const settled = await claimPieces(hana, order_id, 1, 2)
  expect(settled?.coupon_ids).toEqual([issues.get('product')])
  expect(await Promise.all(kinds.map(stateOf))).toEqual(['used', 'issued', 'used'])
  // Its share of what was paid for the goods, in money and in points.
  const lines = await linesOf(shop, order_id)
  const gone = lines.filter(({ state }) => state === 'canceled')
  const share = gone.reduce((sum, { total_amount, point_amount }) => sum + total_amount + point_amount, 0)
  expect((settled?.money ?? 0) + (settled?.points ?? 0)).toBe(share)
  expect(await findBalance(ctx, 'hana')).toBe(settled?.points)
})

test('in dollars percentages apply and points do not, and the previewed refund is exact to the cent', async () => {
  const hana = await inDollars(shop, 'hana')
  const percent = (percent: number) => ({ amount_krw: null, percent })
  await givenCoupons({ order: percent(7), product: percent(13), shipping: percent(50) })
  const { order_id, quote } = await bought(hana, { method: 'paypal' })
  // 37.00 less 13% of 28.00 and 7% of the rest, half of shipping.
  expect(quote).toMatchObject({ goods_amount: 3_700, discount_amount: 364 + 233 })
  await claimPieces(hana, order_id, 1, 1)
  await claimPieces(hana, order_id, 2, 1)
  expect(await Promise.all(kinds.map(stateOf))).toEqual(['used', 'used', 'used'])
  await claimPieces(hana, order_id, 1, 1)
  expect(await given()).toBe(quote.total_amount)
  expect(await Promise.all(kinds.map(stateOf))).toEqual(['issued', 'issued', 'issued'])
})

test('a coupon for a line says why it does not fit: the currency, the least amount, or that it is for others', async () => {
  await givenCoupons({
    order: { amount_krw: 3_000 },
    product: { amount_krw: 1_000 },
    shipping: { amount_krw: 3_000 },
  })
  const [variant] = await db.select().from(variantTable).where(eq(variantTable.product_id, 1))
  const [other] = await db.select().from(variantTable).where(eq(variantTable.product_id, 2))
  const reasonFor = async (buyer: Buyer, variant_id = 0) => {
    await buyer.cart.add({ body: { lines: [{ variant_id, quantity: 1 }] } })
    const { coupons } = await buyer.checkout.quote({ body: {} })
    await db.delete(cartLineTable)
    return coupons.find(({ kind }) => kind === 'product')?.refused
  }
  const hana = await shop.as('hana')
  expect(await reasonFor(hana, variant?.id)).toBe(null)
  expect(await reasonFor(hana, other?.id)).toBe('target')
  expect(await reasonFor(await inDollars(shop, 'hana'), variant?.id)).toBe('currency')
  await db.update(couponTable).set({ minimum_krw: 50_000 })
  expect(await reasonFor(hana, variant?.id)).toBe('minimum')
})
