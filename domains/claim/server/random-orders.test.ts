import { asc, eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { stockTable, variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { couponIssueTable } from '../../coupon/server/tables.ts'
import { givenCoupon } from '../../coupon/testing/coupons.ts'
import { orderLineTable, orderTable } from '../../order/server/tables.ts'
import { buyerOf } from '../../order/testing/buyer.ts'
import type { PaymentProvider } from '../../payment/providers/provider.ts'
import { paymentTable, refundTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { findBalance } from '../../point/server/balance.ts'
import { earnPoints } from '../../point/server/earn.ts'
import type { TotalStep } from '../../pricing/total.ts'
import { testShop } from '../../testing.ts'
import { openCharge } from '../refund-amounts.ts'
import { type Buyer, givenLinesAt, givenPaid, inDollars, linesOf, requestFor } from '../testing/claims.ts'
import { readClaims, readLedger } from './ledger.ts'
import { claimTable } from './tables.ts'

// A busy machine is slow, not wrong.
vi.setConfig({ testTimeout: 240_000 })

/** Five hundred orders: in each of ten tests ten people at once, as many as there are connections, with five orders each. */
const crowds = 10
const atOnce = 10
const each = 5
const points = 10_000_000

const { gateways } = testGateways()
const [card] = gateways.providers
// The same books under another name: dollars are paid elsewhere.
const paypal = { ...card, name: 'paypal', methods: ['paypal'] } as PaymentProvider
const shop = await testShop({ gateways: { ...gateways, providers: [...gateways.providers, paypal] } })
const { ctx, db } = shop

let state = 5
const random = () => {
  state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
  return state / 4_294_967_296
}
const below = (max: number) => Math.floor(random() * max)
const sum = <Item>(items: readonly Item[], of: (item: Item) => number) => items.reduce((all, item) => all + of(item), 0)

/** Enough of them that the ten seldom need the same stock at the same time. */
const products = Array.from({ length: 12 }, (_, at) => at + 1)

async function givenStock() {
  for (const id of products)
    await givenProduct(ctx, { id, price_krw: 4_990 + id * 7_001, price_usd: 333 + id * 517, stock: 100_000 })
  // Each in two other colours of the same price, and as a larger one that nothing is exchanged for.
  const others = products.flatMap((product_id) =>
    [1, 1, 2].map((times, at) => ({
      product_id,
      sku: `OTHER-${product_id}-${at}`,
      position: at + 1,
      values: [`${at}`],
      weight_g: 200,
      price_krw: (4_990 + product_id * 7_001) * times,
      price_usd: (333 + product_id * 517) * times,
    })),
  )
  const added = await db.insert(variantTable).values(others).returning({ variant_id: variantTable.id })
  await db.insert(stockTable).values(added.map(({ variant_id }) => ({ variant_id, on_hand: 100_000 })))
}

async function givenPerson(at: number) {
  const mb_id = `buyer${at}`
  const dollars = at % 3 === 2
  const buyer = dollars ? await inDollars(shop, mb_id) : await shop.as(mb_id)
  await earnPoints(ctx, { mb_id, amount: points, reason: 'granted', occasion: 'a gift' })
  return { mb_id, buyer, dollars, form: buyerOf(at), nth: 0 }
}
type Person = Awaited<ReturnType<typeof givenPerson>>

async function givenOrder(person: Person, coupon_id: number) {
  const { mb_id, buyer, dollars, form } = person
  const first = below(products.length)
  const wanted = products
    .filter((_, at) => at === first || random() < 0.12)
    .map((id): [number, number] => [id, 1 + below(4)])
  person.nth += 1
  const [issue] =
    dollars || random() < 0.5
      ? []
      : await db.insert(couponIssueTable).values({ coupon_id, mb_id, nth: person.nth }).returning()
  return givenPaid(shop, buyer, wanted, {
    ...(dollars ? { method: 'paypal' } : { points: random() < 0.5 ? 1_000 + below(300) * 10 : 0 }),
    buyer: form,
    zip: random() < 0.2 ? '63309' : '04524',
    order_coupon_id: issue?.id ?? null,
  })
}

/** One part of an order or more is claimed, until nothing is left or the buyer stops. */
async function claimParts(clerk: Buyer, { buyer }: Person, order: { order_id: number }, kind: 'cancel' | 'return') {
  const where = { params: { order_id: order.order_id }, query: {} }
  for (let nth = 0; nth < 3 && (nth === 0 || random() < 0.25); nth += 1) {
    const { lines } = await buyer.claim.show(where)
    const open = lines.filter(({ reasons }) => reasons[kind].length > 0)
    const chosen = open.filter((_, at) => at === 0 || random() < 0.4)
    if (chosen.length === 0) return
    const takes = chosen.map(({ line_id, quantity }) => ({ line_id, quantity: 1 + below(quantity) }))
    const reason = kind === 'return' && random() < 0.4 ? 'broken' : 'changed_mind'
    const { claims } = await requestFor(buyer, order, { kind, reason, lines: takes })
    const last = claims.at(-1)
    if (kind === 'return') {
      const params = { claim_id: last?.id ?? 0 }
      await clerk.staffClaims.accept({ params, body: {} })
      const settled = await clerk.staffClaims.refund({ params, body: {} })
      expect(settled.settled).toEqual(last?.preview)
    }
  }
}

/** Several claims are open at once, new ones come while others end, and they end in any order: settled, withdrawn, rejected. */
async function waver(clerk: Buyer, { buyer }: Person, order_id: number, kind: 'cancel' | 'return') {
  const where = { params: { order_id }, query: {} }
  const wish = async () => {
    const { lines } = await buyer.claim.show(where)
    const chosen = lines.filter(({ reasons }) => reasons[kind].length > 0 && random() < 0.5)
    const takes = chosen.map(({ line_id, quantity }) => ({ line_id, quantity: 1 + below(quantity) }))
    const reason = kind === 'return' && random() < 0.3 ? 'broken' : 'changed_mind'
    if (takes.length > 0) await requestFor(buyer, { order_id }, { kind, reason, lines: takes })
  }
  for (let nth = 0; nth < 3; nth += 1) await wish()
  for (let later = 0; ; ) {
    const open = (await buyer.claim.show(where)).claims.filter(({ state }) => state === 'requested')
    const claim = open[below(open.length)]
    if (!claim) return
    await endSomehow(clerk, buyer, order_id, { claim_id: claim.id, kind })
    if (later < 3 && random() < 0.4) {
      later += 1
      await wish()
    }
  }
}

type Ending = { claim_id: number; kind: 'cancel' | 'return' }
async function endSomehow(clerk: Buyer, buyer: Buyer, order_id: number, { claim_id, kind }: Ending) {
  const params = { claim_id }
  const answer = '확인했어요.'
  const end = random()
  if (end < 0.3) return buyer.claim.withdraw({ params: { order_id, claim_id }, query: {} })
  if (end < 0.5) return clerk.staffClaims.reject({ params, body: { answer } })
  await clerk.staffClaims.accept({ params, body: { answer } })
  if (kind === 'return') await clerk.staffClaims.refund({ params, body: { answer } })
}

/** One line or a part of it is exchanged for another variant of the same price. */
async function exchange(clerk: Buyer, { buyer }: Person, order: { order_id: number }, nth: number) {
  const { order_id } = order
  const { lines } = await buyer.claim.show({ params: { order_id }, query: {} })
  const line = lines[below(lines.length)]
  const other = nth === 0 ? line?.variants.at(-1) : line?.variants[below(line.variants.length)]
  if (!line || !other) throw new Error('what has come can be exchanged')
  const takes = [{ line_id: line.line_id, quantity: 1 + below(line.quantity), variant_id: other.variant_id }]
  const reason = other.same || random() < 0.5 ? 'broken' : 'wrong_choice'
  const { claims } = await requestFor(buyer, order, { kind: 'exchange', reason, lines: takes })
  const claim = claims.at(-1)
  const params = { claim_id: claim?.id ?? 0 }
  const { due } = await clerk.staffClaims.accept({ params, body: {} })
  expect(due).toBe(claim?.preview.to_pay)
  expect((await clerk.staffClaims.reship({ params, body: { paid: due > 0 } })).settled).toEqual(claim?.preview)
  await givenLinesAt(shop, order_id, 'delivered')
}

async function checkOrder({ mb_id }: Person, order_id: number) {
  const [order] = await db.select().from(orderTable).where(eq(orderTable.id, order_id))
  const payments = await db.select().from(paymentTable).where(eq(paymentTable.order_id, order_id))
  if (!order) throw new Error(`order ${order_id} of ${mb_id} is gone`)
  const all = await linesOf(shop, order_id)
  const lines = all.filter(({ state }) => state !== 'exchanged')
  const refunds = await db.select().from(refundTable).where(eq(refundTable.order_id, order_id))
  const claims = await db.select().from(claimTable).where(eq(claimTable.order_id, order_id)).orderBy(asc(claimTable.id))
  expect(sum(lines, ({ total_amount }) => total_amount) + order.shipping_amount).toBe(order.total_amount)
  expect(sum(lines, ({ point_amount }) => point_amount)).toBe(order.point_amount)
  expect(replay(order.trace as TotalStep[])).toBe(order.total_amount)
  const given = sum(refunds, ({ amount }) => amount)
  expect(sum(payments, ({ amount }) => amount)).toBe(order.total_amount)
  expect(given).toBe(sum(payments, ({ canceled_amount }) => canceled_amount))
  for (const { canceled_amount, amount } of payments) expect(canceled_amount).toBeLessThanOrEqual(amount)
  expect(given).toBe(sum(claims, ({ settled }) => settled?.money ?? 0))
  for (const { settled } of claims) {
    const rows = settled?.rows ?? []
    expect(sum(rows, ({ kind, amount }) => (kind === 'total' ? 0 : amount))).toBe(settled?.money ?? 0)
  }
  if (lines.every(({ state }) => state === 'canceled')) {
    expect(given).toBe(order.total_amount)
    expect(sum(claims, ({ settled }) => settled?.points ?? 0)).toBe(order.point_amount)
  }
  const { order: shipped, ...ledger } = await readLedger(ctx, { order, lines: all }, await readClaims(ctx, order_id))
  // Nothing is withheld that is not owed, and every debt is withheld except what a claim could not bear.
  const open = openCharge(shipped, ledger)
  const waived = sum(claims, ({ settled }) =>
    sum(settled?.rows ?? [], (row) => (row.kind === 'waived' ? row.amount : 0)),
  )
  expect(open).toBeGreaterThanOrEqual(0)
  expect(open).toBeLessThanOrEqual(waived)
  return order.point_amount - sum(claims, ({ settled }) => settled?.points ?? 0)
}

const replay = (trace: readonly TotalStep[]) =>
  sum(trace, (step) => (step.step === 'lines' || step.step === 'shipping' ? step.amount : 0 - step.amount))

beforeEach(shop.empty)

test.each(Array.from({ length: crowds }, (_, at) => at))(
  'fifty random orders exchanged and given up in parts, through the database: %i',
  async () => {
    await givenStock()
    const clerk = await shop.as('clerk', { permissions: [...orderPermissions] })
    const coupon = await givenCoupon(ctx, { amount_krw: 3_777, member_limit: 100 })
    const people = await Promise.all(Array.from({ length: atOnce }, (_, at) => givenPerson(at)))
    await Promise.all(
      people.map(async (person) => {
        let spent = 0
        for (let nth = 0; nth < each; nth += 1) {
          const order = await givenOrder(person, coupon.id)
          // Everyone's first order is exchanged in part.
          const kind = nth > 0 && random() < 0.6 ? 'cancel' : 'return'
          if (kind === 'return') await givenLinesAt(shop, order.order_id, 'delivered')
          if (kind === 'return' && (nth === 0 || random() < 0.4)) await exchange(clerk, person, order, nth)
          const wavers = random() < 0.5
          if (wavers && kind === 'cancel') await givenLinesAt(shop, order.order_id, 'preparing')
          if (wavers) await waver(clerk, person, order.order_id, kind)
          else await claimParts(clerk, person, order, kind)
          spent += await checkOrder(person, order.order_id)
        }
        expect(await findBalance(ctx, person.mb_id)).toBe(points - spent)
      }),
    )
    expect(await db.$count(orderTable)).toBe(atOnce * each)
    expect(await db.$count(claimTable, eq(claimTable.kind, 'exchange'))).toBeGreaterThanOrEqual(atOnce)
    // Some orders were claimed in more than one part.
    expect(await db.$count(claimTable)).toBeGreaterThan(atOnce * each)
    const waiting = await db
      .select()
      .from(orderLineTable)
      .where(inArray(orderLineTable.state, ['paid', 'preparing']))
    const stocks = await db.select().from(stockTable)
    expect(sum(stocks, ({ reserved }) => reserved)).toBe(sum(waiting, ({ quantity }) => quantity))
  },
)
