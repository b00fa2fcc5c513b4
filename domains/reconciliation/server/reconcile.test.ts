import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { auditTable } from '../../audit/server/tables.ts'
import { variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { claimTable } from '../../claim/server/tables.ts'
import { givenLinesAt, linesOf, requestFor } from '../../claim/testing/claims.ts'
import { orderLineTable, orderTable } from '../../order/server/tables.ts'
import { buy } from '../../order/testing/buyer.ts'
import { hashToken } from '../../payment/server/payment-keys.ts'
import { createRefundJob, recordRefund } from '../../payment/server/refund.ts'
import { settle } from '../../payment/server/settle.ts'
import { bankDepositTable, discrepancyTable, paymentTable, refundTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { reconcile } from './reconcile.ts'

const { gateways, books, state } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
const clerk = () => shop.as('clerk', { permissions: [...orderPermissions] })
let variant_id = 0
beforeEach(async () => {
  await shop.empty()
  books.clear()
  Object.assign(state, { mood: 'pays', confirms: 0, cancels: 0 })
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
  const [row] = await db.select().from(variantTable)
  variant_id = row?.id ?? 0
})

const later = (hours: number) =>
  createContext({ ...ctx, database: shop.database, now: () => new Date(Date.now() + hours * 3_600_000) })
const found = () => db.select().from(discrepancyTable).orderBy(discrepancyTable.id)
const orders = () => db.select().from(orderTable)

async function paid() {
  const guest = await shop.as()
  const placed = await buy(guest, variant_id)
  const token = `token-of-order-${placed.order_id}-for-a-test`
  const of = eq(paymentTable.order_id, placed.order_id)
  await db
    .update(paymentTable)
    .set({ return_token_hash: hashToken(token) })
    .where(of)
  await guest.payment.confirm({ body: { token, returned: {} } })
  const [payment] = await db.select().from(paymentTable).where(of)
  if (!payment) throw new Error('an order has a payment')
  return { ...placed, payment, guest }
}

/** Changes what the provider has written down of the only payment. */
function provider(change: object) {
  for (const [key, reported] of books) books.set(key, { ...reported, ...change })
}

async function repair() {
  const [row] = await found()
  return (await clerk()).staffReconciliation.repair({ params: { discrepancy_id: row?.id ?? 0 } })
}

test('books that agree have nothing to say', async () => {
  await paid()
  await buy(await shop.as(), variant_id)
  expect(await reconcile(ctx, gateways)).toBe(0)
  expect(await found()).toEqual([])
})

test('money the shop never heard of is found, once, and settles its order', async () => {
  await buy(await shop.as(), variant_id)
  provider({ state: 'done', approved_at: new Date() })
  expect(await reconcile(ctx, gateways)).toBe(1)
  expect(await reconcile(ctx, gateways)).toBe(0)
  expect(await found()).toMatchObject([{ kind: 'paid_without_order', proposal: 'settle', state: 'open' }])
  expect(await repair()).toMatchObject({ state: 'repaired', staff_id: 'clerk' })
  await repair()
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  expect(await reconcile(ctx, gateways)).toBe(0)
  expect(await db.$count(auditTable, eq(auditTable.action, 'reconcile.repaired'))).toBe(1)
})

test('money that was taken while the shop died is found, settled at once, and listed as repaired', async () => {
  await buy(await shop.as(), variant_id)
  provider({ state: 'done', approved_at: new Date() })
  await db.update(paymentTable).set({ state: 'in_progress', claimed_at: new Date() })
  // Someone may be confirming it just now.
  expect(await reconcile(ctx, gateways)).toBe(0)
  expect(await reconcile(later(1), gateways)).toBe(1)
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  expect(await found()).toMatchObject([{ kind: 'paid_without_order', state: 'repaired', staff_id: null }])
  expect(await reconcile(later(1), gateways)).toBe(0)
})

test('what cannot be repaired now is for staff, and does not stop the rest', async () => {
  await buy(await shop.as(), variant_id)
  await buy(await shop.as(), variant_id)
  provider({ state: 'done', approved_at: new Date() })
  await db.update(paymentTable).set({ state: 'unknown', claimed_at: new Date() })
  const stubborn = createContext({ ...ctx, database: shop.database, now: () => new Date(Date.now() + 3_600_000) })
  let tries = 0
  const { transaction } = stubborn
  stubborn.transaction = (work) => (++tries === 1 ? Promise.reject(new Error('not now')) : transaction(work))
  expect(await reconcile(stubborn, gateways)).toBe(2)
  expect((await found()).map(({ state }) => state)).toEqual(['open', 'repaired'])
  await repair()
  expect(await orders()).toMatchObject([{ state: 'paid' }, { state: 'paid' }])
})

test('an order whose payment the provider does not know is held back', async () => {
  await paid()
  books.clear()
  await reconcile(ctx, gateways)
  expect(await found()).toMatchObject([{ kind: 'order_without_payment', proposal: 'hold' }])
  await repair()
  expect(await orders()).toMatchObject([{ state: 'on_hold' }])
})

test('an order that counts as paid without any payment is held back', async () => {
  const { order_id } = await paid()
  await db.update(paymentTable).set({ state: 'aborted', provider_key: null })
  await reconcile(ctx, gateways)
  expect(await found()).toMatchObject([{ kind: 'order_without_payment', subject: `order:${order_id}` }])
  await repair()
  expect(await orders()).toMatchObject([{ state: 'on_hold' }])
  await db.update(orderLineTable).set({ state: 'shipping' })
  await db.update(orderTable).set({ state: 'shipping' })
  await reconcile(ctx, gateways)
  const [, again] = await found()
  const tried = (await clerk()).staffReconciliation.repair({ params: { discrepancy_id: again?.id ?? 0 } })
  await expect(tried).rejects.toMatchObject({ code: 'left' })
})

test('another amount than was asked for goes back whole', async () => {
  await buy(await shop.as(), variant_id)
  provider({ state: 'done', amount: 1_000 })
  await reconcile(ctx, gateways)
  expect(await found()).toMatchObject([{ kind: 'amount_differs', proposal: 'refund_all' }])
  await repair()
  const [refund] = await db.select().from(refundTable)
  expect(refund).toMatchObject({ amount: 1_000, state: 'requested' })
  await createRefundJob(gateways).run(ctx, { refund_id: refund?.id ?? 0 })
  expect(await db.select().from(paymentTable)).toMatchObject([{ state: 'canceled', canceled_amount: 1_000 }])
  expect(await orders()).toMatchObject([{ state: 'canceled_unpaid' }])
  expect(await reconcile(ctx, gateways)).toBe(0)
})

test('what was given back in the provider’s own console is written down', async () => {
  await paid()
  provider({ state: 'partial_canceled', canceled_amount: 5_000 })
  await reconcile(ctx, gateways)
  expect(await found()).toMatchObject([{ kind: 'amount_differs', proposal: 'record_refund' }])
  await repair()
  expect(await db.select().from(refundTable)).toMatchObject([{ amount: 5_000, state: 'done' }])
  expect(await db.select().from(paymentTable)).toMatchObject([{ state: 'partial_canceled', canceled_amount: 5_000 }])
  expect(state.cancels).toBe(0)
  expect(await reconcile(ctx, gateways)).toBe(0)
})

test('a payment is looked at again while something of it goes back, however old it is', async () => {
  const { payment, order_id, guest, ...placed } = await paid()
  await db.update(paymentTable).set({ created_at: addDays(new Date(), -20) })
  provider({ canceled_amount: 3_000 })
  expect(await reconcile(ctx, gateways)).toBe(0)
  // Someone asks for a return, and what the console gave back is known before more is given.
  await givenLinesAt(shop, order_id, 'delivered')
  const [line] = await linesOf(shop, order_id)
  const lines = [{ line_id: line?.id ?? 0, quantity: 1 }]
  await requestFor(guest, { ...placed, order_id }, { kind: 'return', reason: 'changed_mind', lines })
  expect(await reconcile(ctx, gateways)).toBe(1)
  await db.delete(discrepancyTable)
  await db.update(claimTable).set({ changed_at: addDays(new Date(), -20) })
  await recordRefund(ctx, { payment, order: { id: order_id }, kind: 'goodwill', amount: 3_000, reason: '' })
  await db.update(refundTable).set({ state: 'done', created_at: addDays(new Date(), -10) })
  expect(await reconcile(ctx, gateways)).toBe(0)
  // It was told as done, and came to nothing afterwards.
  provider({ canceled_amount: 0 })
  expect(await reconcile(ctx, gateways)).toBe(1)
  expect(await found()).toMatchObject([{ kind: 'amount_differs', proposal: 'look' }])
})

test('a refund that does not get through is found and tried again', async () => {
  const { payment, order_id } = await paid()
  const refund = await recordRefund(ctx, {
    payment,
    order: { id: order_id },
    kind: 'goodwill',
    amount: 3_000,
    reason: '늦어서 미안해요',
  })
  expect(await reconcile(ctx, gateways)).toBe(0)
  await reconcile(later(2), gateways)
  expect(await found()).toMatchObject([{ kind: 'refund_stuck', proposal: 'retry_refund' }])
  await repair()
  await createRefundJob(gateways).run(ctx, { refund_id: refund?.id ?? 0 })
  expect(await db.select().from(refundTable)).toMatchObject([{ state: 'done' }])
  expect(await reconcile(later(2), gateways)).toBe(0)
})

test('a refund whose account no one has named is no failure; after some days somebody asks', async () => {
  const { payment, order_id } = await paid()
  await db.update(paymentTable).set({ method: 'virtual_account' })
  await recordRefund(ctx, { payment, order: { id: order_id }, kind: 'goodwill', amount: 3_000, reason: '미안해요' })
  expect(await reconcile(later(2), gateways)).toBe(0)
  await reconcile(later(100), gateways)
  expect(await found()).toMatchObject([{ kind: 'refund_stuck', proposal: 'look' }])
})

test('a deposit that is no one’s for a day is found, and laid to the one order it fits', async () => {
  await buy(await shop.as(), variant_id, { method: 'bank_transfer' })
  const row = { bank_ref: 'a', depositor: '김하나', amount: 23_000, deposited_at: addDays(new Date(), -2) }
  await db.insert(bankDepositTable).values([row, { ...row, bank_ref: 'b', depositor: '아무개', amount: 777 }])
  await reconcile(ctx, gateways)
  expect(await found()).toMatchObject([
    { kind: 'paid_without_order', proposal: 'match_deposit' },
    { kind: 'paid_without_order', proposal: 'look' },
  ])
  await repair()
  expect(await orders()).toMatchObject([{ state: 'paid' }])
})

test('a deposit that is for no order is not asked for, and what was asked is closed', async () => {
  const row = { bank_ref: 'a', depositor: '카드사', amount: 777, deposited_at: addDays(new Date(), -2) }
  const [{ id: deposit_id } = { id: 0 }] = await db.insert(bankDepositTable).values(row).returning()
  expect(await reconcile(ctx, gateways)).toBe(1)
  const staff = await clerk()
  await staff.staffMoney.ignore({ params: { deposit_id }, body: { reason: '카드사 정산' } })
  expect((await staff.staffReconciliation.list({ query: {} })).data).toEqual([])
  expect(await reconcile(ctx, gateways)).toBe(0)
})

test('what somebody looked at and closed stays closed, until it changes', async () => {
  await paid()
  provider({ amount: 1 })
  await reconcile(ctx, gateways)
  const staff = await clerk()
  const [row] = await found()
  const discrepancy_id = row?.id ?? 0
  await expect(repair()).rejects.toMatchObject({ code: 'by_hand' })
  await staff.staffReconciliation.dismiss({ params: { discrepancy_id }, body: { note: '통화로 확인' } })
  expect(await reconcile(ctx, gateways)).toBe(0)
  expect((await staff.staffReconciliation.list({ query: {} })).data).toEqual([])
  provider({ amount: 2 })
  expect(await reconcile(ctx, gateways)).toBe(1)
  expect((await staff.staffReconciliation.list({ query: {} })).data).toMatchObject([{ order_no: expect.any(String) }])
})

test('a provider that does not answer is no difference', async () => {
  await paid()
  const deaf = {
    ...gateways,
    providers: gateways.providers.map((each) => ({ ...each, read: () => Promise.reject(new Error('deaf')) })),
  }
  expect(await reconcile(ctx, deaf)).toBe(0)
})

test('a payment is compared for as long as money may come by it, and a little longer', async () => {
  await buy(await shop.as(), variant_id)
  provider({ state: 'done', approved_at: new Date() })
  expect(await reconcile(later(4.5 * 24), gateways)).toBe(1)
})

test('an odd sum by a way that was left is shown, leaves the paid order alone, and can go back whole', async () => {
  const { payment, order_id, order_no } = await paid()
  const [left] = await db
    .insert(paymentTable)
    .values({
      return_token_hash: 'left',
      order_id,
      provider: 'toss',
      method: 'card',
      state: 'aborted',
      currency: 'krw',
      amount: 23_000,
      provider_key: 'left',
    })
    .returning()
  const [reported] = books.values()
  if (reported) books.set('left', { ...reported, key: 'left', amount: 1_000 })
  const known = { state: 'done', order_no, currency: 'krw', amount: 1_000 } as const
  for (const _ of [1, 2]) expect(await settle(ctx, left?.id ?? 0, known)).toBe('aborted')
  expect(await found()).toMatchObject([{ kind: 'amount_differs', payment_id: left?.id, proposal: 'refund_all' }])
  await repair()
  expect(await db.select().from(refundTable)).toMatchObject([{ payment_id: left?.id, amount: 1_000 }])
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  expect(await db.select().from(paymentTable).where(eq(paymentTable.id, payment.id))).toMatchObject([{ state: 'done' }])
})
