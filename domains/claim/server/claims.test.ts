import { randomUUID } from 'node:crypto'
import { addDays } from '@sillage/kit/time.ts'
import { outboxTable, storedFileTable } from '@sillage/server-kit/tables.ts'
import { fileOf, photograph } from '@sillage/server-kit/testing-files.ts'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { tierPriceTable } from '../../catalog/server/offer-tables.ts'
import { stockTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { couponIssueTable } from '../../coupon/server/tables.ts'
import { givenCoupon } from '../../coupon/testing/coupons.ts'
import { classSessionTable, courseTable } from '../../course/server/tables.ts'
import { lockOrder, moveLines } from '../../order/server/lines.ts'
import { orderLineTable, orderTable } from '../../order/server/tables.ts'
import { buy } from '../../order/testing/buyer.ts'
import { createRefundJob } from '../../payment/server/refund.ts'
import { paymentTable, refundTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { findBalance } from '../../point/server/balance.ts'
import { earnPoints } from '../../point/server/earn.ts'
import { testShop } from '../../testing.ts'
import { type Buyer, givenLinesAt, givenPaid, linesOf, requestFor } from '../testing/claims.ts'
import { finishClaims } from './finish.ts'
import { claimTable } from './tables.ts'

const { gateways, books } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
beforeEach(async () => {
  await shop.empty()
  books.clear()
  await givenProduct(ctx, { id: 1, price_krw: 30_000, stock: 20 })
  await givenProduct(ctx, { id: 2, price_krw: 25_000, stock: 20 })
})

const refunds = () => db.select().from(refundTable).orderBy(refundTable.id)
const changed = { kind: 'cancel', reason: 'changed_mind' } as const
const idsOf = async (order_id: number) => (await linesOf(shop, order_id)).map(({ id }) => id)
const stockOf = async () =>
  (await db.select().from(stockTable).orderBy(stockTable.variant_id)).map(({ on_hand, reserved }) => [
    on_hand,
    reserved,
  ])
const showTo = (buyer: Buyer, order_id: number) => buyer.claim.show({ params: { order_id }, query: {} })
async function runRefunds() {
  const job = createRefundJob(gateways)
  for (const { id } of await refunds()) await job.run(ctx, { refund_id: id })
  await finishClaims(ctx)
}

test('a quantity price requires its quantity: so many stay, or none', async () => {
  await db.insert(tierPriceTable).values({ product_id: 1, grade: 'general', min_quantity: 10, percent: 10 })
  const hana = await shop.as('hana')
  const { order_id } = await givenPaid(shop, hana, [[1, 15]])
  const [line_id = 0] = await idsOf(order_id)
  const ask = (quantity: number) => requestFor(hana, { order_id }, { ...changed, lines: [{ line_id, quantity }] })
  await expect(ask(6)).rejects.toMatchObject({ status: 409, code: 'tier', slots: { from: 10 } })
  const preview = hana.claim.preview({
    params: { order_id },
    query: {},
    body: { ...changed, lines: [{ line_id, quantity: 14 }] },
  })
  await expect(preview).rejects.toMatchObject({ status: 409, code: 'tier' })
  await ask(5)
  await expect(ask(1)).rejects.toMatchObject({ status: 409, code: 'tier' })
  const { claims } = await ask(10)
  expect(claims.map(({ settled }) => settled?.money)).toEqual(expect.arrayContaining([135_000, 270_000]))
})

test('before packing, a part is canceled at once: goods released, refund recorded, the rest unchanged', async () => {
  const hana = await shop.as('hana')
  const { order_id } = await givenPaid(shop, hana, [[1, 3]])
  const [line_id = 0] = await idsOf(order_id)
  const shown = await requestFor(hana, { order_id }, { ...changed, lines: [{ line_id, quantity: 2 }] })
  expect(shown.claims).toMatchObject([{ state: 'refunding', settled: { money: 57_000, points: 0 } }])
  expect(await refunds()).toMatchObject([{ kind: 'cancel', amount: 57_000, state: 'requested' }])
  expect((await linesOf(shop, order_id)).map(({ state, quantity }) => [state, quantity])).toEqual([
    ['paid', 1],
    ['canceled', 2],
  ])
  expect((await stockOf())[0]).toEqual([20, 1])
  await runRefunds()
  expect((await showTo(hana, order_id)).claims).toMatchObject([
    { state: 'done', steps: [{ state: 'requested' }, { state: 'refunding' }, { state: 'done' }] },
  ])
  expect(await db.select().from(paymentTable)).toMatchObject([{ state: 'partial_canceled', canceled_amount: 57_000 }])
  await requestFor(hana, { order_id }, { ...changed, lines: [{ line_id, quantity: 1 }] })
  await runRefunds()
  expect(await db.select().from(paymentTable)).toMatchObject([{ state: 'canceled', canceled_amount: 90_000 }])
  expect(await db.select().from(orderTable)).toMatchObject([{ state: 'canceled' }])
})

test('points and coupons are restored with the last piece, and nothing is restored twice', async () => {
  const hana = await shop.as('hana')
  await earnPoints(ctx, { mb_id: 'hana', amount: 10_000, reason: 'granted', occasion: 'a gift' })
  const coupon = await givenCoupon(ctx, { amount_krw: 5_000 })
  const [issue] = await db.insert(couponIssueTable).values({ coupon_id: coupon.id, mb_id: 'hana', nth: 1 }).returning()
  const paid = await givenPaid(shop, hana, [[1, 2]], { points: 10_000, order_coupon_id: issue?.id ?? 0 })
  expect(paid.total_amount).toBe(60_000 - 5_000 - 10_000)
  const [line_id = 0] = await idsOf(paid.order_id)
  const lines = [{ line_id, quantity: 1 }]
  const first = await requestFor(hana, paid, { ...changed, lines })
  expect(first.claims).toMatchObject([{ settled: { money: 30_000 - 2_500 - 5_000 - 3_000, points: 5_000 } }])
  expect(await db.select().from(couponIssueTable)).toMatchObject([{ state: 'used' }])
  await requestFor(hana, paid, { ...changed, lines })
  expect(await findBalance(ctx, 'hana')).toBe(10_000)
  expect(await db.select().from(couponIssueTable)).toMatchObject([{ state: 'issued', order_id: null }])
  expect((await refunds()).reduce((sum, { amount }) => sum + amount, 0)).toBe(45_000)
})

test('fifty identical cancels at once are one refund', async () => {
  const hana = await shop.as('hana')
  const { order_id } = await givenPaid(shop, hana, [[1, 1]])
  const [line_id = 0] = await idsOf(order_id)
  const body = {
    ...changed,
    lines: [{ line_id, quantity: 1 }],
    request_key: randomUUID(),
    agreed: { money: 33_000, points: 0, to_pay: 0 },
  }
  const input = { params: { order_id }, query: {}, body }
  const replies = await Promise.all(Array.from({ length: 50 }, () => hana.claim.ask(input)))
  expect(new Set(replies.map(({ claims }) => claims.map(({ id }) => id).join()))).toHaveLength(1)
  expect(await refunds()).toMatchObject([{ amount: 33_000 }])
  const others = Array.from({ length: 5 }, () =>
    hana.claim.ask({ ...input, body: { ...body, request_key: randomUUID() } }),
  )
  for (const { status } of await Promise.allSettled(others)) expect(status).toBe('rejected')
  expect(await refunds()).toHaveLength(1)
  expect(
    await db.$count(outboxTable, and(eq(outboxTable.template, 'order.canceled'), eq(outboxTable.channel, 'mail'))),
  ).toBe(1)
})

test('a form that was changed after its answer got lost is told of the claim that arrived, and cancels no more', async () => {
  const hana = await shop.as('hana')
  const { order_id } = await givenPaid(shop, hana, [[1, 5]])
  const [line_id = 0] = await idsOf(order_id)
  const request_key = randomUUID()
  const ask = (quantity: number, more: { memo?: string } = {}) => {
    const agreed = { money: quantity * 30_000, points: 0, to_pay: 0 }
    const body = { ...changed, lines: [{ line_id, quantity }], request_key, agreed, ...more }
    return hana.claim.ask({ params: { order_id }, query: {}, body })
  }
  await ask(1)
  expect((await ask(1)).claims).toHaveLength(1)
  for (const other of [() => ask(2), () => ask(1, { memo: '색이 달라요' })])
    await expect(other()).rejects.toMatchObject({ status: 409, code: 'repeated' })
  expect(await refunds()).toMatchObject([{ amount: 30_000 }])
})

test('two parts of one line at once: each gets its own, and never more than there are', async () => {
  const hana = await shop.as('hana')
  const { order_id } = await givenPaid(shop, hana, [[1, 10]])
  const [line_id = 0] = await idsOf(order_id)
  const ask = (quantity: number, money: number) =>
    hana.claim.ask({
      params: { order_id },
      query: {},
      body: {
        ...changed,
        lines: [{ line_id, quantity }],
        request_key: randomUUID(),
        agreed: { money, points: 0, to_pay: 0 },
      },
    })
  const settled = await Promise.allSettled([ask(4, 120_000), ask(4, 120_000), ask(4, 120_000)])
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  const lines = await linesOf(shop, order_id)
  expect(lines.map(({ quantity, state }) => [quantity, state])).toEqual([
    [2, 'paid'],
    [4, 'canceled'],
    [4, 'canceled'],
  ])
  expect((await refunds()).map(({ amount }) => amount)).toEqual([120_000, 120_000])
  expect((await stockOf())[0]).toEqual([20, 2])
})

test('canceling against shipping at the same time: one of them comes first, and both agree', async () => {
  const hana = await shop.as('hana')
  for (const round of [1, 2, 3, 4]) {
    const { order_id, total_amount } = await givenPaid(shop, hana, [[1, 1]])
    const [line_id = 0] = await idsOf(order_id)
    const ship = ctx.transaction(async (ctx) => {
      const locked = await lockOrder(ctx, order_id)
      if (!locked) throw new Error('no order')
      for (const to of ['preparing', 'ready', 'shipping'] as const)
        await moveLines(ctx, locked, locked.lines, { to, actor: 'staff', kind: to })
    })
    const cancel = requestFor(hana, { order_id }, { ...changed, lines: [{ line_id, quantity: 1 }] })
    const [shipped, canceled] = await Promise.allSettled(round % 2 ? [ship, cancel] : [ship, cancel].toReversed())
    expect([shipped?.status, canceled?.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const [line] = await linesOf(shop, order_id)
    const given = (await refunds()).filter((refund) => refund.order_id === order_id)
    expect(given.map(({ amount }) => amount)).toEqual(line?.state === 'canceled' ? [total_amount] : [])
  }
})

test("another member, and anyone who has no key, finds nothing; a guest's key opens it", async () => {
  const guest = await shop.as()
  const order = await givenPaid(shop, guest, [[1, 1]])
  const [line_id = 0] = await idsOf(order.order_id)
  const asked = { ...changed, lines: [{ line_id, quantity: 1 }] }
  const stranger = await shop.as('stranger')
  const missing = { status: 404 }
  const { order_id } = order
  await expect(showTo(stranger, order_id)).rejects.toMatchObject(missing)
  await expect(requestFor(stranger, { order_id }, asked)).rejects.toMatchObject(missing)
  await expect(stranger.claim.cancelUnpaid({ params: { order_id }, query: {} })).rejects.toMatchObject(missing)
  const done = await requestFor(guest, order, asked)
  const claim_id = done.claims[0]?.id ?? 0
  const withdrawing = stranger.claim.withdraw({ params: { order_id, claim_id }, query: {} })
  await expect(withdrawing).rejects.toMatchObject(missing)
  expect(done.claims).toMatchObject([{ state: 'refunding' }])
})

test('what was agreed to and is no longer true does nothing', async () => {
  const hana = await shop.as('hana')
  const { order_id } = await givenPaid(shop, hana, [[1, 1]])
  const [line_id = 0] = await idsOf(order_id)
  const body = {
    ...changed,
    lines: [{ line_id, quantity: 1 }],
    request_key: randomUUID(),
    agreed: { money: 1_000_000, points: 0, to_pay: 0 },
  }
  const asking = hana.claim.ask({ params: { order_id }, query: {}, body })
  await expect(asking).rejects.toMatchObject({ status: 409, code: 'changed' })
  expect(await db.$count(claimTable)).toBe(0)
})

test('a transfer asks where the money goes, shows little of it, and forgets it', async () => {
  const hana = await shop.as('hana')
  const paid = await givenPaid(shop, hana, [[1, 1]], { method: 'bank_transfer' })
  const [line_id = 0] = await idsOf(paid.order_id)
  const asked = { ...changed, lines: [{ line_id, quantity: 1 }] }
  await expect(requestFor(hana, paid, asked)).rejects.toMatchObject({
    status: 422,
    errors: { account: expect.anything() },
  })
  const account = { bank: '하나은행', number: '110-482-903317', holder: '김하나' }
  const bad = requestFor(hana, paid, asked, { account: { ...account, number: '11a' } })
  await expect(bad).rejects.toMatchObject({ status: 422 })
  const { claims } = await requestFor(hana, paid, asked, { account })
  expect(claims).toMatchObject([{ account: { number: '••••••••3317' } }])
  expect(await refunds()).toMatchObject([{ account: { number: '110482903317' } }])
  await db.update(refundTable).set({ state: 'done', account: null })
  await finishClaims(ctx)
  expect(await db.select().from(claimTable)).toMatchObject([{ state: 'done', account: null }])
})

test('what is being packed can be asked for, taken back, and asked for again', async () => {
  const hana = await shop.as('hana')
  const paid = await givenPaid(shop, hana, [[1, 2]])
  await givenLinesAt(shop, paid.order_id, 'preparing')
  const [line_id = 0] = await idsOf(paid.order_id)
  const asked = { ...changed, lines: [{ line_id, quantity: 1 }] }
  const { claims } = await requestFor(hana, paid, asked)
  expect(claims).toMatchObject([{ state: 'requested', can_withdraw: true, preview: { money: 27_000 } }])
  const params = { order_id: paid.order_id, claim_id: claims[0]?.id ?? 0 }
  for (const _ of [1, 2]) await hana.claim.withdraw({ params, query: {} })
  expect(await refunds()).toEqual([])
  expect((await linesOf(shop, paid.order_id)).map(({ state }) => state)).toEqual(['preparing', 'preparing'])
  expect((await requestFor(hana, paid, asked)).claims).toMatchObject([{ state: 'withdrawn' }, { state: 'requested' }])
})

test('an unpaid order is canceled as a whole', async () => {
  const hana = await shop.as('hana')
  const [stock] = await db.select().from(stockTable).orderBy(stockTable.variant_id)
  const { order_id } = await buy(hana, stock?.variant_id ?? 0)
  for (const _ of [1, 2]) await hana.claim.cancelUnpaid({ params: { order_id }, query: {} })
  expect(await db.select().from(orderTable)).toMatchObject([{ state: 'canceled_unpaid' }])
  expect((await stockOf())[0]).toEqual([20, 0])
})

test('seven days from delivery a buyer may change their mind, then only for a fault, then not', async () => {
  const hana = await shop.as('hana')
  const paid = await givenPaid(shop, hana, [[1, 1]])
  await givenLinesAt(shop, paid.order_id, 'delivered')
  const [line_id = 0] = await idsOf(paid.order_id)
  const asked = (reason: 'changed_mind' | 'broken') =>
    hana.claim.preview({
      params: { order_id: paid.order_id },
      query: {},
      body: { kind: 'return', reason, lines: [{ line_id, quantity: 1 }] },
    })
  expect(await asked('changed_mind')).toMatchObject({ money: 27_000, fault: 'buyer' })
  const deliver = (days: number) => db.update(orderLineTable).set({ delivered_at: addDays(new Date(), -days) })
  await deliver(9)
  await expect(asked('changed_mind')).rejects.toMatchObject({ status: 422 })
  expect(await asked('broken')).toMatchObject({ money: 33_000, fault: 'shop' })
  await deliver(100)
  await expect(asked('broken')).rejects.toMatchObject({ status: 409 })
  await deliver(1)
  await db.update(orderLineTable).set({ no_return: 'opened_fragrance' })
  await expect(asked('changed_mind')).rejects.toMatchObject({ status: 422 })
  expect(await asked('broken')).toMatchObject({ money: 33_000 })
})

test('a class is canceled for all of its price until it begins, and not after', async () => {
  await givenProduct(ctx, { id: 7, kind: 'class', price_krw: 80_000, stock: 4 })
  const course = { product_id: 7, title: '수업', title_en: 'Class', weeks: 1, studio: '성수', studio_en: 'Seongsu' }
  await db.insert(courseTable).values(course)
  const hana = await shop.as('hana')
  const paid = await givenPaid(shop, hana, [[7, 1]])
  await db.insert(classSessionTable).values({ product_id: 7, starts_at: addDays(new Date(), 3), seats: 4 })
  const [line_id = 0] = await idsOf(paid.order_id)
  const asked = { ...changed, lines: [{ line_id, quantity: 1 }] }
  await db.update(orderTable).set({ created_at: addDays(new Date(), -9) })
  await db.update(classSessionTable).set({ starts_at: addDays(new Date(), -1) })
  await expect(requestFor(hana, paid, asked)).rejects.toMatchObject({ status: 409 })
  await db.update(classSessionTable).set({ starts_at: addDays(new Date(), 1) })
  expect((await requestFor(hana, paid, asked)).claims).toMatchObject([{ settled: { money: 80_000 } }])
  expect((await stockOf())[2]).toEqual([4, 0])
})

test('photos of a return belong to their member, and staff of orders see them', async () => {
  const hana = await shop.as('hana')
  const paid = await givenPaid(shop, hana, [[1, 1]])
  await givenLinesAt(shop, paid.order_id, 'delivered')
  const [line_id = 0] = await idsOf(paid.order_id)
  const asked = { kind: 'return', reason: 'broken', lines: [{ line_id, quantity: 1 }] } as const
  const photos = [fileOf(await photograph(), 'broken.jpg')]
  const { claims } = await requestFor(
    hana,
    paid,
    { ...asked, lines: [...asked.lines] },
    { photos, memo: '금이 갔어요.' },
  )
  expect(claims).toMatchObject([{ kind: 'return', memo: '금이 갔어요.', photos: [{ name: 'broken.jpg' }] }])
  const [photo] = claims[0]?.photos ?? []
  expect(await db.select().from(storedFileTable)).toMatchObject([{ place: 'claims', mb_id: 'hana' }])
  const clerk = await shop.as('clerk', { permissions: [...orderPermissions] })
  const shown = await clerk.staffClaims.show({ params: { claim_id: claims[0]?.id ?? 0 } })
  expect(shown.photos).toMatchObject([{ id: photo?.id }])
})
