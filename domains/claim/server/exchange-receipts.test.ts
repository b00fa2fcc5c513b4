import { eq, isNotNull } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { orderReceiptTable } from '../../order/server/tables.ts'
import type { CashReceipts } from '../../payment/providers/provider.ts'
import { createRefundJob, finishRefund, requestRefundOf } from '../../payment/server/refund.ts'
import { hashToken } from '../../payment/server/return-token.ts'
import { paymentTable, refundTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { issueReceipts } from '../../receipt/server/issue.ts'
import { testShop } from '../../testing.ts'
import type { Buyer } from '../testing/claims.ts'
import { givenExchange, givenSizes } from '../testing/exchange.ts'
import { claimTable } from './tables.ts'

const { gateways, books } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
let hana: Buyer
let clerk: Buyer
let dear = 0
beforeEach(async () => {
  await shop.empty()
  for (const memory of [books, office, heard]) memory.clear()
  hana = await shop.as('hana')
  clerk = await shop.as('clerk', { permissions: [...orderPermissions] })
  dear = (await givenSizes(shop)).dear
})

const desk = () => clerk.staffClaims
const given = () => ({ buyer: hana, clerk, variant_id: dear, reason: 'broken' as const })
const exchangePayments = () =>
  db.select().from(paymentTable).where(isNotNull(paymentTable.claim_id)).orderBy(paymentTable.id)

/** What the exchange costs more, paid by card. */
async function pay({ order_id, params }: { order_id: number; params: { claim_id: number } }) {
  await hana.claim.pay({ params: { order_id, ...params }, query: {}, body: { method: 'card' } })
  const token = 'the token of a return, for a test'
  await db
    .update(paymentTable)
    .set({ return_token_hash: hashToken(token) })
    .where(eq(paymentTable.claim_id, params.claim_id))
  await hana.payment.confirm({ body: { token, returned: {} } })
}
async function giveBack() {
  for (const { id } of await db.select().from(refundTable)) await createRefundJob(gateways).run(ctx, { refund_id: id })
}

/** The tax office in memory: what stands on each receipt. The same key asks once. */
const office = new Map<string, number>()
const heard = new Set<string>()
const receipts: CashReceipts = {
  async issue({ amount, order_no, number }) {
    const key = `${order_no} ${number}`
    office.set(key, amount)
    return { key, number: null }
  },
  async cancel({ key, amount = 0, idempotency_key }) {
    if (heard.has(idempotency_key)) return
    heard.add(idempotency_key)
    office.set(key, (office.get(key) ?? 0) - amount)
  },
}
const withOffice = { ...gateways, providers: gateways.providers.map((each) => ({ ...each, receipts })) }
const issue = () => issueReceipts(ctx, withOffice)
const amounts = async () =>
  (await db.select().from(orderReceiptTable).orderBy(orderReceiptTable.id)).map((each) => each.amount)
const wished = { kind: 'cash_income' as const, number: '010-1234-5678', company: null }
const inCash = { method: 'bank_transfer' as const, receipt: wished }

test('what an exchange brings in cash stands on a receipt with the same number, lowered by what goes back of it', async () => {
  const asked = await givenExchange(shop, given(), inCash)
  await issue()
  await desk().reship({ params: asked.params, body: { paid: true } })
  await Promise.all([issue(), issue()])
  expect(await amounts()).toEqual([80_000, 50_000])
  expect([...office.keys()].every((key) => key.endsWith(wished.number))).toBe(true)
  expect([...office.values()]).toEqual([80_000, 50_000])
  const [payment] = await exchangePayments()
  if (!payment) throw new Error('it was paid by hand')
  const back = { payment, order: { id: asked.order_id }, kind: 'goodwill', amount: 20_000, reason: '사과' } as const
  const refund = await requestRefundOf(ctx, back)
  if (refund) await finishRefund(ctx, refund, 'by hand')
  await Promise.all([issue(), issue()])
  expect(await amounts()).toEqual([80_000, 30_000])
  expect([...office.values()]).toEqual([80_000, 30_000])
})

test('what was paid for an exchange and goes back before it went through is on no receipt and lowers none', async () => {
  const asked = await givenExchange(shop, given(), inCash)
  await issue()
  await pay(asked)
  await desk().reject({ params: asked.params, body: { answer: '사용한 흔적이 있어요.' } })
  await giveBack()
  await issue()
  expect(await amounts()).toEqual([80_000])
  expect([...office.values()]).toEqual([80_000])
})

test('what was paid in cash for an exchange is on a receipt once it has gone through, and not before', async () => {
  const asked = await givenExchange(shop, given(), inCash)
  await issue()
  await pay(asked)
  await db.update(paymentTable).set({ method: 'transfer' }).where(isNotNull(paymentTable.claim_id))
  await issue()
  expect(await amounts()).toEqual([80_000])
  await desk().reship({ params: asked.params, body: {} })
  await issue()
  expect(await amounts()).toEqual([80_000, 50_000])
})

test('what an exchange brings by card is on no receipt: its slip is one', async () => {
  const asked = await givenExchange(shop, given(), inCash)
  await pay(asked)
  await desk().reship({ params: asked.params, body: {} })
  await issue()
  expect(await amounts()).toEqual([80_000])
})

/** As many exchanges more of one order, paid and gone through. */
async function givenManyMore(order_id: number, count: number) {
  const [claim] = await db.select().from(claimTable).where(eq(claimTable.order_id, order_id))
  const [payment] = (await exchangePayments()).filter((each) => each.order_id === order_id)
  if (!claim || !payment) throw new Error('it was exchanged and paid')
  const { id: _, ...ofClaim } = claim
  const { id: __, ...ofPayment } = payment
  const claims = Array.from({ length: count }, (_, at) => ({ ...ofClaim, request_key: `more ${at}` }))
  const added = await db.insert(claimTable).values(claims).returning({ claim_id: claimTable.id })
  const key = ({ claim_id }: { claim_id: number }) => ({
    claim_id,
    provider_key: `more ${claim_id}`,
    return_token_hash: `more ${claim_id}`,
  })
  await db.insert(paymentTable).values(added.map((each) => ({ ...ofPayment, ...key(each) })))
}

test('orders whose number is forgotten do not keep the others from their receipts', async () => {
  const old = await givenExchange(shop, given(), inCash)
  await issue()
  await desk().reship({ params: old.params, body: { paid: true } })
  await db.update(orderReceiptTable).set({ sealed_number: null })
  await givenManyMore(old.order_id, 100)
  const young = await givenExchange(shop, given(), inCash)
  await issue()
  await desk().reship({ params: young.params, body: { paid: true } })
  await issue()
  expect(await amounts()).toEqual([80_000, 80_000, 50_000])
})
