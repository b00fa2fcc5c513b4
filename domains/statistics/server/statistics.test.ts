import { addDays, seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { categoryTable, productCategoryTable, variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { type Buyer, givenLinesAt, givenPaid, linesOf, requestFor } from '../../claim/testing/claims.ts'
import { orderLineTable, orderTable } from '../../order/server/tables.ts'
import { createRefundJob } from '../../payment/server/refund.ts'
import { refundTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'

const { gateways, books } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
let hana: Buyer
let analyst: Buyer
beforeEach(async () => {
  await shop.empty()
  books.clear()
  await givenProduct(ctx, { id: 1, price_krw: 30_000, stock: 50 })
  await givenProduct(ctx, { id: 2, price_krw: 25_000, stock: 50 })
  await db.update(variantTable).set({ cost_krw: 12_000 }).where(eq(variantTable.product_id, 1))
  hana = await shop.as('hana')
  analyst = await shop.as('analyst', { permissions: ['statistics'] })
})

const today = () => seoulDay(ctx.now())
const daysAgo = (days: number) => seoulDay(addDays(startOfSeoulDay(today()), -days))
const week = () => ({ from: daysAgo(6), to: today() })
const movePaid = (order_id: number, days: number) =>
  db
    .update(orderTable)
    .set({ paid_at: addDays(startOfSeoulDay(today()), -days) })
    .where(eq(orderTable.id, order_id))

async function returnOne(order: Awaited<ReturnType<typeof givenPaid>>) {
  await givenLinesAt(shop, order.order_id, 'delivered')
  const [line] = await linesOf(shop, order.order_id)
  const lines = [{ line_id: line?.id ?? 0, quantity: 1 }]
  const { claims } = await requestFor(hana, order, { kind: 'return', reason: 'broken', lines })
  const clerk = await shop.as('clerk', { permissions: [...orderPermissions] })
  const params = { claim_id: claims[0]?.id ?? 0 }
  const line_id = claims[0]?.lines[0]?.line_id ?? 0
  await clerk.staffClaims.accept({ params, body: {} })
  await clerk.staffClaims.collect({ params, body: { courier: 'cj', tracking_no: '123456789012' } })
  await clerk.staffClaims.collected({ params, body: {} })
  await clerk.staffClaims.inspect({ params, body: { lines: [{ line_id, condition: 'as_new' }] } })
  await clerk.staffClaims.refund({ params, body: {} })
  const [refund] = await db.select().from(refundTable)
  await createRefundJob(gateways).run(ctx, { refund_id: refund?.id ?? 0 })
}

/** The books read row by row, without any of the statements that are tested. */
async function recount({ from, to }: { from: string; to: string }) {
  const isWithin = (at: Date | null) => at !== null && seoulDay(at) >= from && seoulDay(at) <= to
  const orders = (await db.select().from(orderTable)).filter(({ paid_at }) => isWithin(paid_at))
  const refunds = (await db.select().from(refundTable)).filter(
    (each) => each.state === 'done' && isWithin(each.done_at),
  )
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return {
    orders: orders.length,
    amount: sum(orders.map(({ total_amount }) => total_amount)),
    shipping_amount: sum(orders.map(({ shipping_amount }) => shipping_amount)),
    refunds: refunds.length,
    refund_amount: sum(refunds.map(({ amount }) => amount)),
  }
}

test('statistics equal a recount of the orders, refunds included, in every breakdown', async () => {
  const returned = await givenPaid(shop, hana, [[1, 2]])
  await givenPaid(shop, hana, [
    [1, 1],
    [2, 3],
  ])
  const earlier = await givenPaid(shop, hana, [[2, 1]])
  await movePaid(earlier.order_id, 8)
  await returnOne(returned)
  const query = week()
  const { totals, days, period, before } = await analyst.statistics.sales({ query })
  expect(totals.now).toMatchObject(await recount(period))
  expect(totals.before).toMatchObject(await recount(before))
  expect(totals.before.orders).toBe(1)
  expect(totals.now.refund_amount).toBeGreaterThan(0)
  expect(days.now).toHaveLength(7)
  expect(days.now.at(-1)).toMatchObject({ orders: 2, amount: totals.now.amount })
  for (const by of ['product', 'category', 'grade', 'method'] as const) {
    const { rows } = await analyst.statistics.breakdown({ query: { ...query, by } })
    const sum = rows.reduce((total, { amount }) => total + amount, 0)
    const shipping = by === 'product' || by === 'category' ? totals.now.shipping_amount : 0
    expect(sum + shipping, by).toBe(totals.now.amount)
  }
  const { rows } = await analyst.statistics.breakdown({ query: { ...query, by: 'method' } })
  expect(rows.reduce((total, { refund_amount }) => total + refund_amount, 0)).toBe(totals.now.refund_amount)
})

test('products show pieces, what was returned, and the margin where a cost was entered when it was ordered', async () => {
  const returned = await givenPaid(shop, hana, [[1, 2]])
  await givenPaid(shop, hana, [[2, 1]])
  await returnOne(returned)
  await db.update(variantTable).set({ cost_krw: 99_000 })
  const { rows } = await analyst.statistics.breakdown({ query: { ...week(), by: 'product' } })
  expect(rows).toMatchObject([
    { key: '1', quantity: 2, amount: 60_000, refund_amount: 30_000, costed_amount: 30_000, cost_amount: 12_000 },
    { key: '2', quantity: 1, amount: 25_000, refund_amount: 0, costed_amount: 0, cost_amount: 0 },
  ])
  const { totals } = await analyst.statistics.sales({ query: week() })
  expect(totals.now).toMatchObject({ costed_amount: 30_000, cost_amount: 12_000 })
})

test('a product counts in one department, and an order under the buyer’s grade and the method of payment', async () => {
  await db.insert(categoryTable).values({ id: 7, position: 0, name: '캔들', name_en: 'Candles' })
  await db.insert(productCategoryTable).values({ product_id: 1, category_id: 7 })
  await givenPaid(shop, hana, [
    [1, 1],
    [2, 1],
  ])
  const { rows } = await analyst.statistics.breakdown({ query: { ...week(), by: 'category' } })
  expect(rows.map(({ name, amount }) => [name, amount])).toEqual([
    ['캔들', 30_000],
    ['', 25_000],
  ])
  const grades = await analyst.statistics.breakdown({ query: { ...week(), by: 'grade' } })
  expect(grades.rows).toMatchObject([{ key: 'general', orders: 1 }])
})

test('a replaced line of an exchange counts once', async () => {
  const { order_id } = await givenPaid(shop, hana, [[1, 1]])
  const [line] = await db.select().from(orderLineTable).where(eq(orderLineTable.order_id, order_id))
  if (!line) throw new Error('an order has a line')
  const { id: _, ...copy } = line
  await db.insert(orderLineTable).values({ ...copy, state: 'preparing' })
  await db.update(orderLineTable).set({ state: 'exchanged' }).where(eq(orderLineTable.id, line.id))
  const { rows } = await analyst.statistics.breakdown({ query: { ...week(), by: 'product' } })
  expect(rows).toMatchObject([{ amount: 30_000, quantity: 1 }])
})

test('returning members had bought before, and cohorts say who bought again in which month', async () => {
  const orders = [await givenPaid(shop, hana, [[1, 1]]), await givenPaid(shop, hana, [[1, 1]])]
  expect((await analyst.statistics.sales({ query: week() })).totals.now).toMatchObject({
    members: 1,
    returning_members: 0,
  })
  const [first] = await db.select().from(orderTable).orderBy(asc(orderTable.id))
  const lastMonth = addDays(startOfSeoulDay(`${today().slice(0, 7)}-01`), -3)
  await db
    .update(orderTable)
    .set({ paid_at: lastMonth })
    .where(eq(orderTable.id, first?.id ?? 0))
  expect(orders).toHaveLength(2)
  expect((await analyst.statistics.sales({ query: { from: today(), to: today() } })).totals.now).toMatchObject({
    members: 1,
    returning_members: 1,
  })
  const { data } = await analyst.statistics.cohorts()
  expect(data).toHaveLength(6)
  expect(data.at(-2)).toEqual({ month: seoulDay(lastMonth).slice(0, 7), members: 1, returned: [1] })
  expect(data.at(-1)).toMatchObject({ members: 0, returned: [] })
})

test('a period is a year at most, and only staff with the permission read it', async () => {
  const long = analyst.statistics.sales({ query: { from: '2020-01-01', to: today() } })
  await expect(long).rejects.toMatchObject({ status: 422 })
  const backwards = analyst.statistics.sales({ query: { from: today(), to: daysAgo(3) } })
  await expect(backwards).rejects.toMatchObject({ status: 422 })
  const packer = await shop.as('packer', { permissions: ['orders'] })
  await expect(packer.statistics.sales({ query: week() })).rejects.toMatchObject({ status: 403 })
})

test('of the visits of a period it is said how many came how far, and how many orders were paid', async () => {
  const visitor = await shop.as()
  for (const step of ['visit', 'visit', 'visit', 'product', 'product', 'cart'] as const)
    await visitor.insight.visit({ body: { step, platform: 'pc' } })
  await givenPaid(shop, hana, [[1, 1]])
  const conversion = await analyst.statistics.conversion({ query: week() })
  expect(conversion.now).toEqual({ visit: 3, product: 2, cart: 1, checkout: 0, orders: 1 })
  expect(conversion.before).toMatchObject({ visit: 0, orders: 0 })
  // Steps are no clicks: the list of what was clicked stays what it was.
  expect((await analyst.insight.clicks({ query: {} })).data).toEqual([])
})
