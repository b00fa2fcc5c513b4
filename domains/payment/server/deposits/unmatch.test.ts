import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { and, asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { stockTable } from '../../../catalog/server/tables.ts'
import { givenProduct, variantOf } from '../../../catalog/testing/products.ts'
import { expireOrders } from '../../../checkout/server/expire.ts'
import { orderTable } from '../../../order/server/tables.ts'
import { buy } from '../../../order/testing/buyer.ts'
import { testShop } from '../../../testing.ts'
import { testGateways } from '../../testing/gateways.ts'
import { staffDeposits } from '../../testing/staff-deposits.ts'
import { paymentTable, refundTable } from '../tables.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
const { clerk, matched, unmatch } = staffDeposits(shop)
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
})

const account = { bank: '하나은행', number: '110123456789', holder: '김하나' }
const later = (days: number) => createContext({ ...ctx, database: shop.database, now: () => addDays(new Date(), days) })
const refunds = () => db.select().from(refundTable).orderBy(asc(refundTable.id))
const payment = async () => (await db.select().from(paymentTable))[0]
const orders = () => db.select().from(orderTable)
const emails = (template: string) =>
  db.$count(outboxTable, and(eq(outboxTable.template, template), eq(outboxTable.channel, 'mail')))
const ordered = async () => buy(await shop.as('hana'), await variantOf(db, 1), { method: 'bank_transfer' })
/** Of the promise that was made last the buyer has said where to. */
async function nameAccount() {
  const refund_id = (await refunds()).at(-1)?.id ?? 0
  await (await clerk()).staffMoney.setAccount({ params: { refund_id }, body: account })
  return refund_id
}
async function expired() {
  await ordered()
  await expireOrders(later(4))
}

test("what was promised of the buyer's own money stays promised, to the account they named", async () => {
  await expired()
  await db.update(stockTable).set({ reserved: 10 })
  await matched(23_000)
  await nameAccount()
  await unmatch(await matched(5_000))
  const [again] = await refunds()
  expect(again).toMatchObject({ amount: 23_000, account })
  const sent = await (await clerk()).staffMoney.refundSent({ params: { refund_id: again?.id ?? 0 }, body: {} })
  expect(sent).toMatchObject({ state: 'done', amount: 23_000 })
  expect(await payment()).toMatchObject({ state: 'canceled', deposited_amount: 23_000, canceled_amount: 23_000 })
})

test("of what is too much only another's part is promised no more, whichever came first", async () => {
  await ordered()
  const wrong = await matched(25_000)
  await matched(23_000)
  expect(await refunds()).toMatchObject([{ amount: 2_000 }, { amount: 23_000 }])
  await nameAccount()
  await unmatch(wrong)
  expect(await refunds()).toEqual([])
  await matched(9_000)
  await nameAccount()
  await unmatch(await matched(5_000))
  expect(await refunds()).toMatchObject([{ amount: 9_000, account }])
  expect(await payment()).toMatchObject({ deposited_amount: 32_000, canceled_amount: 9_000 })
})

test("of one promise for two deposits another's part is taken off, and it goes where it was to go", async () => {
  await ordered()
  await matched(9_000)
  const wrong = await matched(7_000)
  await expireOrders(later(4.5))
  await nameAccount()
  await unmatch(wrong)
  expect(await refunds()).toMatchObject([{ amount: 9_000, account }])
  expect(await payment()).toMatchObject({ deposited_amount: 9_000, canceled_amount: 9_000 })
})

test('the same sum that comes again after one was taken away is promised again', async () => {
  await expired()
  const wrong = await matched(9_000)
  await matched(9_000)
  await nameAccount()
  await unmatch(wrong)
  await matched(9_000)
  expect((await refunds()).map(({ amount }) => amount)).toEqual([9_000, 9_000])
  expect(await payment()).toMatchObject({ deposited_amount: 18_000, canceled_amount: 18_000 })
})

test('an order that only another’s money had reinstated waits for payment again, and expires like any other', async () => {
  await ordered()
  await matched(16_000)
  await expireOrders(later(4.5))
  const wrong = await matched(23_000)
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  expect(await unmatch(wrong)).toMatchObject({ payment_state: 'underpaid', deposited_amount: 16_000 })
  expect(await orders()).toMatchObject([{ state: 'pending_payment', paid_at: null, expires_at: expect.any(Date) }])
  expect(await refunds()).toEqual([])
  expect(await emails('order.unmatched')).toBe(1)
  await expireOrders(later(4.5))
  expect(await orders()).toMatchObject([{ state: 'canceled_unpaid' }])
  expect(await refunds()).toMatchObject([{ kind: 'late', amount: 16_000 }])
  expect(await payment()).toMatchObject({ canceled_amount: 16_000 })
  expect(await db.select().from(stockTable)).toMatchObject([{ on_hand: 10, reserved: 0 }])
})

test('an order reinstated by its own money stays, whichever other deposit is unmatched', async () => {
  await expired()
  const early = await matched(16_000)
  await matched(23_000)
  await unmatch(early)
  expect(await refunds()).toEqual([])
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  const wrong = await matched(30_000)
  await unmatch(wrong)
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  expect(await payment()).toMatchObject({ deposited_amount: 23_000, canceled_amount: 0 })
})

test('an order reinstated by another’s money is paid by its own, which came later', async () => {
  await expired()
  await matched(9_000)
  const wrong = await matched(23_000)
  await matched(23_000)
  await unmatch(wrong)
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  expect(await refunds()).toMatchObject([{ kind: 'overpaid', amount: 9_000 }])
  expect(await payment()).toMatchObject({ deposited_amount: 32_000, canceled_amount: 9_000 })
})
