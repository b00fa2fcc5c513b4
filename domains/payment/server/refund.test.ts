import { jobTable } from '@sillage/server-kit/tables.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { type Buyer, givenPaid } from '../../claim/testing/claims.ts'
import { testShop } from '../../testing.ts'
import { type CancelRequest, PaymentDeclined, type PaymentProvider } from '../providers/provider.ts'
import { testGateways } from '../testing/gateways.ts'
import { createRefundJob, finishRefund, recordRefund } from './refund.ts'
import { discrepancyTable, paymentTable, type RefundRow, refundTable } from './tables.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop

/** What the provider was asked for, and what it does about it. */
const asked: CancelRequest[] = []
let answer: (canceling: CancelRequest) => Promise<{ key: string; canceled_amount: number }>
const [card, bank] = gateways.providers
if (!card || !bank) throw new Error('the test gateways has a card and a bank')
const provider: PaymentProvider = {
  ...card,
  methods: ['card', 'virtual_account'],
  async cancel(canceling) {
    asked.push(canceling)
    return answer(canceling)
  },
}
const job = createRefundJob({ ...gateways, providers: [provider, bank] })

let hana: Buyer
let order_id = 0
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 30_000 })
  asked.length = 0
  answer = async ({ amount }) => ({ key: 'gone', canceled_amount: amount })
  hana = await shop.as('hana')
  order_id = (await givenPaid(shop, hana, [[1, 1]])).order_id
})

async function promised(): Promise<RefundRow> {
  const [payment] = await db.select().from(paymentTable)
  if (!payment) throw new Error('an order has a payment')
  const refund = await recordRefund(ctx, {
    payment,
    order: { id: order_id },
    kind: 'goodwill',
    amount: 900,
    reason: '',
  })
  if (!refund) throw new Error('900 won were promised')
  return refund
}
const stored = async () => (await db.select().from(refundTable))[0]
const stuck = () => db.select().from(discrepancyTable).where(eq(discrepancyTable.state, 'open'))
const refuse = async () => {
  throw new PaymentDeclined('NOT_ENOUGH', 'no')
}

test('what was refused is asked for again, and is no longer stuck once it has gone', async () => {
  const { id: refund_id } = await promised()
  answer = refuse
  await job.run(ctx, { refund_id })
  expect([await stored(), (await stuck()).length]).toMatchObject([{ state: 'failed', failure: 'NOT_ENOUGH' }, 1])
  answer = async ({ amount }) => ({ key: 'gone', canceled_amount: amount })
  await job.run(ctx, { refund_id })
  expect([await stored(), (await stuck()).length]).toMatchObject([{ state: 'done' }, 0])
  // A provider repeats the answer to a question it knows.
  const [first, second] = asked.map(({ idempotency_key }) => idempotency_key)
  expect(second).not.toBe(first)
})

test('staff send what has stopped once more; what is on its way or done is not sent again', async () => {
  const { id: refund_id } = await promised()
  const staff = (await shop.as('mina', { permissions: ['money'] })).staffMoney
  const params = { refund_id }
  await expect(staff.retryRefund({ params })).rejects.toMatchObject({ code: 'not_stuck' })
  answer = refuse
  await job.run(ctx, { refund_id })
  expect((await staff.listRefunds({ query: { view: 'failed' } })).data).toMatchObject([{ failure: 'NOT_ENOUGH' }])
  await db.delete(jobTable)
  const both = await Promise.allSettled([staff.retryRefund({ params }), staff.retryRefund({ params })])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await db.select().from(jobTable)).filter(({ name }) => name === 'payment.refund')).toHaveLength(1)
  answer = async ({ amount }) => ({ key: 'gone', canceled_amount: amount })
  await job.run(ctx, { refund_id })
  expect((await staff.listRefunds({ query: {} })).data).toEqual([])
  expect((await staff.listRefunds({ query: { view: 'done' } })).data).toMatchObject([{ id: refund_id, state: 'done' }])
  await expect(staff.retryRefund({ params })).rejects.toMatchObject({ code: 'not_stuck' })
})

test('an unanswered refund is requested again with the same key, so that it is sent once', async () => {
  const { id: refund_id } = await promised()
  answer = async () => {
    throw new Error('no answer')
  }
  await expect(job.run(ctx, { refund_id })).rejects.toThrow('no answer')
  await job.onDead?.(ctx, { refund_id })
  expect(await stored()).toMatchObject({ state: 'failed', failure: 'no_answer' })
  await expect(job.run(ctx, { refund_id })).rejects.toThrow('no answer')
  expect(new Set(asked.map(({ idempotency_key }) => idempotency_key)).size).toBe(1)
})

test('a slower try that is refused does not undo what a faster one has done', async () => {
  const refund = await promised()
  answer = async () => {
    await finishRefund(ctx, refund, 'by the faster one')
    return refuse()
  }
  await job.run(ctx, { refund_id: refund.id })
  expect(await stored()).toMatchObject({ state: 'done', provider_key: 'by the faster one' })
  expect(await stuck()).toEqual([])
})

test('money of a virtual account waits for its account, goes to it, and to no second one', async () => {
  await db.update(paymentTable).set({ method: 'virtual_account' })
  const { id: refund_id } = await promised()
  await job.run(ctx, { refund_id })
  expect([asked, await stored(), await stuck()]).toMatchObject([[], { state: 'requested' }, []])
  const account = { bank: '하나은행' as const, number: '110-482-903317', holder: '김하나' }
  const tell = (number: string) =>
    hana.claim.refundAccount({ params: { order_id, refund_id }, query: {}, body: { account: { ...account, number } } })
  await db.delete(jobTable)
  await tell('110-482-903317')
  expect(await db.select().from(jobTable)).toMatchObject([{ name: 'payment.refund', payload: { refund_id } }])
  // It may be on its way to the first account at this very moment.
  await expect(tell('220-482-903317')).rejects.toMatchObject({ status: 409, code: 'under_way' })
  await job.onDead?.(ctx, { refund_id })
  await expect(tell('220-482-903317')).rejects.toMatchObject({ code: 'under_way' })
  answer = refuse
  await job.run(ctx, { refund_id })
  await tell('330-482-903317')
  answer = async ({ amount }) => ({ key: 'gone', canceled_amount: amount })
  await job.run(ctx, { refund_id })
  expect(asked.map(({ account }) => account?.number)).toEqual(['110482903317', '330482903317'])
  expect(await stored()).toMatchObject({ state: 'done', account: null })
})
