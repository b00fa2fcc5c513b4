import { randomUUID } from 'node:crypto'
import { outboxTable, sessionTable } from '@sillage/server-kit/tables.ts'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { auditTable } from '../../audit/server/tables.ts'
import { stockTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { orderLineTable } from '../../order/server/tables.ts'
import { createRefundJob } from '../../payment/server/refund.ts'
import { refundTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { findBalance } from '../../point/server/balance.ts'
import { earnPoints } from '../../point/server/earn.ts'
import { testShop } from '../../testing.ts'
import { type Buyer, givenLinesAt, givenPaid, linesOf, requestFor } from '../testing/claims.ts'
import { finishClaims } from './finish.ts'

const { gateways, books } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
let hana: Buyer
let clerk: Buyer
beforeEach(async () => {
  await shop.empty()
  books.clear()
  await givenProduct(ctx, { id: 1, price_krw: 30_000, stock: 20 })
  await givenProduct(ctx, { id: 2, price_krw: 25_000, stock: 20 })
  hana = await shop.as('hana')
  clerk = await shop.as('clerk', { permissions: [...orderPermissions] })
})

const refunds = () => db.select().from(refundTable).orderBy(refundTable.id)
const idsOf = async (order_id: number) => (await linesOf(shop, order_id)).map(({ id }) => id)
const statesOf = async (order_id: number) => (await linesOf(shop, order_id)).map(({ state }) => state)
const stockOf = async (variant_id: number) => {
  const [row] = await db.select().from(stockTable).where(eq(stockTable.variant_id, variant_id))
  return [row?.on_hand, row?.reserved]
}
const staff = () => clerk.staffClaims
const collection = { courier: 'cj', tracking_no: '123456789012' } as const

async function givenReturn(reason: 'changed_mind' | 'broken', quantity = 1, bought = 1) {
  const paid = await givenPaid(shop, hana, [[1, bought]])
  await givenLinesAt(shop, paid.order_id, 'delivered')
  const [line_id = 0] = await idsOf(paid.order_id)
  const { claims } = await requestFor(hana, paid, { kind: 'return', reason, lines: [{ line_id, quantity }] })
  const claim_id = claims[0]?.id ?? 0
  const part = claims[0]?.lines[0]?.line_id ?? 0
  return { ...paid, params: { claim_id }, part }
}

test('a return takes every step: accepted, collected, inspected, refunded as promised, done', async () => {
  const { params, part, order_id } = await givenReturn('changed_mind', 1, 2)
  expect(await staff().list({ query: {} })).toMatchObject({ data: [{ kind: 'return', money: 24_000 }] })
  expect(await staff().ofMember({ params: { mb_id: 'hana' } })).toMatchObject([{ kind: 'return', money: 24_000 }])
  await staff().accept({ params, body: {} })
  await staff().collect({ params, body: collection })
  await staff().collected({ params, body: {} })
  await staff().inspect({ params, body: { lines: [{ line_id: part, condition: 'as_new' }] } })
  const shown = await staff().refund({ params, body: {} })
  expect(shown).toMatchObject({ state: 'refunding', settled: { money: 24_000 }, collection })
  for (const _ of [1, 2]) await staff().refund({ params, body: {} })
  await expect(staff().hold({ params, body: { answer: '다시 볼게요.' } })).rejects.toMatchObject({ status: 409 })
  expect(await refunds()).toMatchObject([{ kind: 'return', amount: 24_000, staff_id: 'clerk' }])
  expect(await statesOf(order_id)).toEqual(['delivered', 'returned'])
  // Two were sent and one was returned.
  const [{ variant_id = 0 } = {}] = await linesOf(shop, order_id)
  expect(await stockOf(variant_id)).toEqual([19, 0])
  const [refund] = await refunds()
  await createRefundJob(gateways).run(ctx, { refund_id: refund?.id ?? 0 })
  await Promise.all([finishClaims(ctx), finishClaims(ctx)])
  const { claims } = await hana.claim.show({ params: { order_id }, query: {} })
  expect(claims[0]?.steps.map(({ state }) => state)).toEqual([
    'requested',
    'accepted',
    'collecting',
    'collected',
    'inspecting',
    'refunding',
    'done',
  ])
  const emails = await db
    .select()
    .from(outboxTable)
    .where(and(eq(outboxTable.subject, `claim:${params.claim_id}`), eq(outboxTable.channel, 'mail')))
    .orderBy(outboxTable.id)
  expect(emails.map(({ transition }) => transition.split(' ')[0])).toEqual([
    'requested',
    'accepted',
    'collecting',
    'collected',
    'inspecting',
    'refunding',
  ])
  const audited = await db.select().from(auditTable).orderBy(auditTable.id)
  expect(audited.map(({ action }) => action)).toEqual([
    'claim.accept',
    'claim.collect',
    'claim.collected',
    'claim.inspect',
    'claim.refund',
  ])
})

test('less than was promised needs a word that the buyer reads, and more is not given', async () => {
  const { params, part, order_id } = await givenReturn('broken')
  await staff().accept({ params, body: {} })
  await staff().collect({ params, body: collection })
  await staff().collected({ params, body: {} })
  await staff().inspect({ params, body: { lines: [{ line_id: part, condition: 'used' }] } })
  await expect(staff().refund({ params, body: { money: 20_000 } })).rejects.toMatchObject({ status: 422 })
  await expect(staff().refund({ params, body: { money: 33_001 } })).rejects.toMatchObject({ status: 422 })
  await staff().refund({ params, body: { money: 20_000, answer: '사용한 흔적이 있어요.' } })
  const { claims } = await hana.claim.show({ params: { order_id }, query: {} })
  expect(claims).toMatchObject([
    {
      answer: '사용한 흔적이 있어요.',
      preview: { money: 33_000 },
      settled: { money: 20_000, rows: expect.arrayContaining([{ kind: 'lowered', amount: -13_000 }]) },
    },
  ])
  // What was used is not sold again.
  const [{ variant_id = 0 } = {}] = await linesOf(shop, order_id)
  expect(await stockOf(variant_id)).toEqual([19, 0])
})

test('whose fault it is may be judged again, with a word where it costs the buyer', async () => {
  const { params, order_id } = await givenReturn('broken')
  await expect(staff().accept({ params, body: { fault: 'buyer' } })).rejects.toMatchObject({ status: 422 })
  await staff().accept({ params, body: { fault: 'buyer', answer: '사진에서 문제를 찾지 못했어요.' } })
  const { claims } = await hana.claim.show({ params: { order_id }, query: {} })
  expect(claims).toMatchObject([{ state: 'accepted', fault: 'buyer', preview: { money: 27_000 } }])
})

test('steps follow their order; held waits and resumes; rejected and withdrawn end', async () => {
  const { params, order_id } = await givenReturn('changed_mind')
  await expect(staff().collect({ params, body: collection })).rejects.toMatchObject({ status: 409 })
  await expect(staff().resume({ params, body: {} })).rejects.toMatchObject({ status: 409 })
  await staff().hold({ params, body: { answer: '사진을 더 보내 주세요.' } })
  await expect(staff().accept({ params, body: {} })).rejects.toMatchObject({ status: 409 })
  await expect(staff().collect({ params, body: collection })).rejects.toMatchObject({ status: 409 })
  expect(await staff().resume({ params, body: {} })).toMatchObject({ state: 'requested' })
  await expect(staff().reject({ params, body: { answer: '' } })).rejects.toMatchObject({ status: 422 })
  for (const _ of [1, 2]) await staff().reject({ params, body: { answer: '기간이 지났어요.' } })
  await expect(staff().accept({ params, body: {} })).rejects.toMatchObject({ status: 409 })
  const path = { order_id, claim_id: params.claim_id }
  await expect(hana.claim.withdraw({ params: path, query: {} })).rejects.toMatchObject({ status: 409 })
  expect(await statesOf(order_id)).toEqual(['delivered'])
  expect(await refunds()).toEqual([])
})

test('a cancel asked for while it is packed is carried out by accepting it, unless it has left', async () => {
  const paid = await givenPaid(shop, hana, [[1, 1]])
  await givenLinesAt(shop, paid.order_id, 'preparing')
  const [line_id = 0] = await idsOf(paid.order_id)
  const asked = { kind: 'cancel', reason: 'changed_mind', lines: [{ line_id, quantity: 1 }] } as const
  const { claims } = await requestFor(hana, paid, { ...asked, lines: [...asked.lines] })
  const params = { claim_id: claims[0]?.id ?? 0 }
  await db.update(orderLineTable).set({ state: 'shipping' })
  await expect(staff().accept({ params, body: {} })).rejects.toMatchObject({ status: 409 })
  await db.update(orderLineTable).set({ state: 'preparing' })
  await Promise.all([1, 2, 3].map(() => staff().accept({ params, body: {} })))
  expect(await refunds()).toMatchObject([{ amount: 33_000 }])
  expect(await statesOf(paid.order_id)).toEqual(['canceled'])
})

test('what confirmed pieces earned goes back with them, to the last point', async () => {
  const paid = await givenPaid(shop, hana, [[1, 3]])
  await givenLinesAt(shop, paid.order_id, 'confirmed')
  const [line_id = 0] = await idsOf(paid.order_id)
  await earnPoints(ctx, { mb_id: 'hana', amount: 901, reason: 'earned', occasion: `line:${line_id}` })
  const giveBack = async () => {
    const lines = [{ line_id, quantity: 1 }]
    const { claims } = await requestFor(hana, paid, { kind: 'return', reason: 'broken', lines })
    const params = { claim_id: claims.at(-1)?.id ?? 0 }
    await staff().accept({ params, body: {} })
    await staff().refund({ params, body: {} })
    return findBalance(ctx, 'hana')
  }
  expect([await giveBack(), await giveBack(), await giveBack()]).toEqual([601, 301, 0])
})

test('what the shop cannot deliver is canceled at its own cost, once', async () => {
  const paid = await givenPaid(shop, hana, [
    [1, 1],
    [2, 1],
  ])
  const [line_id = 0] = await idsOf(paid.order_id)
  const body = { request_key: randomUUID(), lines: [{ line_id, quantity: 1 }] }
  const params = { order_id: paid.order_id }
  for (const _ of [1, 2]) await staff().soldOut({ params, body })
  expect(await refunds()).toMatchObject([{ kind: 'sold_out', amount: 30_000 }])
  expect(await statesOf(paid.order_id)).toEqual(['sold_out', 'paid'])
  const emails = await db
    .select()
    .from(outboxTable)
    .where(and(eq(outboxTable.template, 'claim.sold_out'), eq(outboxTable.channel, 'mail')))
  expect(emails).toMatchObject([{ payload: { money: '30,000원' } }])
  const again = staff().soldOut({ params, body: { ...body, request_key: randomUUID() } })
  await expect(again).rejects.toMatchObject({ status: 409 })
})

test('goodwill is refunded once, the buyer notified, and it never exceeds what was paid', async () => {
  const paid = await givenPaid(shop, hana, [[1, 1]])
  const params = { order_id: paid.order_id }
  const body = { request_key: randomUUID(), amount: 5_000, reason: '늦어서 죄송해요.' }
  await Promise.all([1, 2, 3].map(() => staff().goodwill({ params, body })))
  expect(await refunds()).toMatchObject([{ kind: 'goodwill', amount: 5_000, reason: '늦어서 죄송해요.' }])
  expect(
    await db.$count(outboxTable, and(eq(outboxTable.template, 'order.goodwill'), eq(outboxTable.channel, 'mail'))),
  ).toBe(1)
  const more = staff().goodwill({ params, body: { ...body, request_key: randomUUID(), amount: 28_001 } })
  await expect(more).rejects.toMatchObject({ code: 'refund_too_much' })
  // A later claim refunds what is left.
  const [line_id = 0] = await idsOf(paid.order_id)
  const lines = [{ line_id, quantity: 1 }]
  const { claims } = await requestFor(hana, paid, { kind: 'cancel', reason: 'changed_mind', lines })
  expect(claims).toMatchObject([{ settled: { money: 28_000 } }])
})

test('a large refund needs a proof of the last minutes, a small one does not', async () => {
  const paid = await givenPaid(shop, hana, [[1, 12]])
  const params = { order_id: paid.order_id }
  const give = (amount: number) =>
    staff().goodwill({ params, body: { request_key: randomUUID(), amount, reason: '늦어서 죄송해요.' } })
  await db.update(sessionTable).set({ proved_at: new Date(Date.now() - 11 * 60_000) })
  await expect(give(300_001)).rejects.toMatchObject({ status: 403, code: 'proof_needed' })
  expect(await refunds()).toEqual([])
  await give(1_000)
  await db.update(sessionTable).set({ proved_at: new Date() })
  await give(300_001)
  expect(await refunds()).toHaveLength(2)
})

test('open claims are not counted against each other: each is settled with what was settled before it', async () => {
  const paid = await givenPaid(shop, hana, [
    [1, 1],
    [2, 1],
  ])
  await givenLinesAt(shop, paid.order_id, 'preparing')
  const [first = 0, second = 0] = await idsOf(paid.order_id)
  const ask = (line_id: number) =>
    requestFor(hana, paid, { kind: 'cancel', reason: 'changed_mind', lines: [{ line_id, quantity: 1 }] })
  await ask(first)
  const { claims } = await ask(second)
  expect(claims).toMatchObject([{ preview: { money: 27_000 } }, { preview: { money: 22_000 } }])
  for (const { id } of claims.toReversed()) await staff().accept({ params: { claim_id: id }, body: {} })
  // Shipping that the first one cost is refunded with the last piece: together it is all that was paid.
  expect((await refunds()).map(({ amount }) => amount)).toEqual([22_000, 33_000])
})

test('where another claim was settled meanwhile, less than was promised needs a reason', async () => {
  const paid = await givenPaid(shop, hana, [
    [1, 2],
    [2, 1],
  ])
  await givenLinesAt(shop, paid.order_id, 'preparing')
  const [line_id = 0] = await idsOf(paid.order_id)
  const ask = () =>
    requestFor(hana, paid, { kind: 'cancel', reason: 'changed_mind', lines: [{ line_id, quantity: 1 }] })
  await ask()
  const { claims } = await ask()
  expect(claims).toMatchObject([{ preview: { money: 30_000 } }, { preview: { money: 30_000 } }])
  const [one, two] = claims.map(({ id }) => ({ claim_id: id }))
  await staff().accept({ params: one ?? { claim_id: 0 }, body: {} })
  const params = two ?? { claim_id: 0 }
  expect(await staff().show({ params })).toMatchObject({ preview: { money: 30_000 }, now: { money: 27_000 } })
  await expect(staff().accept({ params, body: {} })).rejects.toMatchObject({ status: 422 })
  await staff().accept({ params, body: { answer: '무료 배송 금액에 못 미쳐 배송비가 들어요.' } })
  expect((await refunds()).map(({ amount }) => amount)).toEqual([30_000, 27_000])
})

test('what went before it was confirmed has earned nothing, and takes no share of what the others did', async () => {
  const paid = await givenPaid(shop, hana, [[1, 10]])
  const [line_id = 0] = await idsOf(paid.order_id)
  await requestFor(hana, paid, { kind: 'cancel', reason: 'changed_mind', lines: [{ line_id, quantity: 5 }] })
  await givenLinesAt(shop, paid.order_id, 'confirmed')
  await earnPoints(ctx, { mb_id: 'hana', amount: 500, reason: 'earned', occasion: `line:${line_id}` })
  const lines = [{ line_id, quantity: 4 }]
  const { claims } = await requestFor(hana, paid, { kind: 'return', reason: 'broken', lines })
  const params = { claim_id: claims.at(-1)?.id ?? 0 }
  await staff().accept({ params, body: {} })
  await staff().refund({ params, body: {} })
  expect(await findBalance(ctx, 'hana')).toBe(100)
})
