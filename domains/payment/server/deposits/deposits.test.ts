import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { and, asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { stockTable, variantTable } from '../../../catalog/server/tables.ts'
import { givenProduct } from '../../../catalog/testing/products.ts'
import { expireOrders } from '../../../checkout/server/expire.ts'
import { orderTable } from '../../../order/server/tables.ts'
import { buy } from '../../../order/testing/buyer.ts'
import { testShop } from '../../../testing.ts'
import { testGateways } from '../../testing/gateways.ts'
import { staffDeposits } from '../../testing/staff-deposits.ts'
import { paymentData } from '../personal-data.ts'
import { createRefundJob } from '../refund.ts'
import { bankDepositTable, paymentTable, refundTable } from '../tables.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
const { clerk, deposit, match } = staffDeposits(shop)
let variant_id = 0
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
  const [row] = await db.select().from(variantTable)
  variant_id = row?.id ?? 0
})

const transferred = async (mb_id?: string) => buy(await shop.as(mb_id), variant_id, { method: 'bank_transfer' })
const payments = () => db.select().from(paymentTable).orderBy(asc(paymentTable.id))
const orders = () => db.select().from(orderTable).orderBy(asc(orderTable.id))
const isMail = eq(outboxTable.channel, 'mail')
const account = { bank: '하나은행', number: '110-123-456789', holder: '김하나' }

test('a line of the statement is read once; one that says something else now is named', async () => {
  const staff = await clerk()
  const at = { depositor: '김하나', deposited_at: '2026-11-15T10:00:00+09:00' }
  const rows = [
    { ...at, bank_ref: 'a', amount: 23_000 },
    { ...at, bank_ref: 'b', amount: 9_000 },
  ]
  expect(await staff.staffMoney.importDeposits({ body: { rows } })).toMatchObject({ added: 2, known: 0, differing: [] })
  const again = [rows[0] ?? { ...at, bank_ref: '', amount: 0 }, { ...at, bank_ref: 'b', amount: 90_000 }]
  expect(await staff.staffMoney.importDeposits({ body: { rows: again } })).toEqual({
    added: 0,
    known: 2,
    differing: ['b'],
    change_set_id: null,
  })
  expect(await db.$count(bankDepositTable)).toBe(2)
})

test('a deposit is proposed to the order it fits by sum and name', async () => {
  await transferred()
  await transferred()
  const [first] = await payments()
  await db
    .update(orderTable)
    .set({ buyer: { name: '박두리', hp: '', email: '' } })
    .where(eq(orderTable.id, first?.order_id ?? 0))
  await deposit(23_000, '박 두리')
  await deposit(1_234, '아무개')
  const { data } = await (await clerk()).staffMoney.listDeposits({ query: {} })
  expect(data[0]?.proposals).toEqual([])
  expect(data[1]?.proposals.map(({ sureness }) => sureness)).toEqual(['exact', 'amount'])
  expect(data[1]?.proposals[0]).toMatchObject({ payment_id: first?.id, missing_amount: 23_000 })
})

test('the right sum pays the order, once, however often it is matched', async () => {
  const { order_id } = await transferred('hana')
  const id = await deposit(23_000)
  const answers = await Promise.all(Array.from({ length: 10 }, () => match(id)))
  expect(new Set(answers.map(({ payment_state }) => payment_state))).toEqual(new Set(['done']))
  expect(await orders()).toMatchObject([{ id: order_id, state: 'paid' }])
  expect(await payments()).toMatchObject([{ state: 'done', deposited_amount: 23_000 }])
  expect(
    await db.$count(outboxTable, and(eq(outboxTable.template, 'order.paid'), eq(outboxTable.channel, 'mail'))),
  ).toBe(1)
})

test('one deposit cannot pay two orders, also when both are matched at once', async () => {
  await transferred()
  await transferred()
  const [one, two] = await payments()
  const id = await deposit(23_000)
  const tries = await Promise.allSettled([match(id, one?.id), match(id, two?.id)])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await orders()).map(({ state }) => state).toSorted()).toEqual(['paid', 'pending_payment'])
})

test('too little waits for the rest, and the rest pays', async () => {
  await transferred()
  expect(await match(await deposit(20_000))).toMatchObject({ payment_state: 'underpaid', deposited_amount: 20_000 })
  expect(await orders()).toMatchObject([{ state: 'pending_payment' }])
  expect(await match(await deposit(3_000))).toMatchObject({ payment_state: 'done', deposited_amount: 23_000 })
  expect(await orders()).toMatchObject([{ state: 'paid' }])
})

test('too much pays the order, and the difference goes back by hand to the account the buyer names', async () => {
  await transferred()
  await match(await deposit(30_000))
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  const staff = await clerk()
  const [refund] = (await staff.staffMoney.listRefunds({ query: {} })).data
  expect(refund).toMatchObject({ kind: 'overpaid', amount: 7_000, by_hand: true, account: null, state: 'requested' })
  const refund_id = refund?.id ?? 0
  // Staff send a transfer by hand: until they have, nothing happens.
  await createRefundJob(gateways).run(ctx, { refund_id })
  const sent = () => staff.staffMoney.refundSent({ params: { refund_id }, body: {} })
  await expect(sent()).rejects.toMatchObject({ code: 'no_account' })
  await staff.staffMoney.setAccount({ params: { refund_id }, body: account })
  await createRefundJob(gateways).run(ctx, { refund_id })
  expect((await staff.staffMoney.listRefunds({ query: {} })).data).toMatchObject([
    { account: { number: '110123456789' } },
  ])
  await Promise.all([sent(), sent()])
  expect(await db.select().from(refundTable)).toMatchObject([{ state: 'done', account: null }])
  expect(await payments()).toMatchObject([{ state: 'partial_canceled', canceled_amount: 7_000 }])
})

test('a member who is owed a refund cannot close the account before it was sent', async () => {
  await transferred('hana')
  await match(await deposit(30_000))
  const person = { mb_id: 'hana', mb_name: 'hana', mb_hp: '', mb_email: 'hana@example.com', pseudonym: 'nobody' }
  const reason = '아직 끝나지 않은 환불이 있어요. 환불이 끝난 뒤에 탈퇴할 수 있어요.'
  expect(await paymentData.open?.(ctx, person)).toBe(reason)
  expect(await paymentData.open?.(ctx, { ...person, mb_id: 'emma' })).toBeNull()
  await db.update(refundTable).set({ state: 'done' })
  expect(await paymentData.open?.(ctx, person)).toBeNull()
})

test('paid once more, the second sum goes back whole', async () => {
  await transferred()
  await match(await deposit(23_000))
  await match(await deposit(23_000))
  expect(await db.select().from(refundTable)).toMatchObject([{ kind: 'overpaid', amount: 23_000 }])
  expect(await payments()).toMatchObject([{ state: 'done', deposited_amount: 46_000, canceled_amount: 23_000 }])
})

test('a late deposit is honoured while the goods are there, and goes back when they are not', async () => {
  const later = createContext({ ...ctx, database: shop.database, now: () => addDays(new Date(), 4) })
  await transferred()
  await expireOrders(later)
  await match(await deposit(23_000))
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  await transferred()
  await expireOrders(later)
  await db.update(stockTable).set({ on_hand: 1, reserved: 1 })
  const [, second] = await payments()
  await match(await deposit(23_000), second?.id)
  expect((await orders()).map(({ state }) => state)).toEqual(['paid', 'canceled_unpaid'])
  expect(await db.select().from(refundTable)).toMatchObject([{ kind: 'late', amount: 23_000 }])
})

test('a deposit laid to the wrong order is taken away again, and pays the right one', async () => {
  await transferred('hana')
  await transferred()
  const [wrong, right] = await payments()
  const id = await deposit(23_000)
  await match(id, wrong?.id)
  const staff = await clerk()
  const unmatch = () =>
    staff.staffMoney.unmatch({ params: { deposit_id: id }, body: { reason: '이름이 같은 다른 분' } })
  expect(await unmatch()).toMatchObject({ payment_id: null, payment_state: 'waiting_for_deposit', deposited_amount: 0 })
  expect((await orders()).map(({ state, paid_at }) => [state, paid_at])).toEqual([
    ['pending_payment', null],
    ['pending_payment', null],
  ])
  expect(await db.select().from(stockTable)).toMatchObject([{ on_hand: 10, reserved: 2 }])
  // The buyer who was notified of the payment is notified that it was undone and until when to pay, and again once it
  // is paid.
  const subject = `order:${wrong?.order_id}`
  const countSent = (template: string) =>
    db.$count(outboxTable, and(eq(outboxTable.template, template), eq(outboxTable.subject, subject), isMail))
  expect([await countSent('order.paid'), await countSent('order.unmatched')]).toEqual([1, 1])
  const [waiting] = await payments()
  expect(waiting?.details.account?.due_at).toBe(waiting?.expires_at?.toISOString())
  await match(id, right?.id)
  await match(await deposit(23_000), wrong?.id)
  expect(await countSent('order.paid')).toBe(2)
  expect((await orders()).map(({ state }) => state)).toEqual(['paid', 'paid'])
  // What has left the house is not taken back.
  const parcel = { courier: 'cj' as const, tracking_no: '600000000001' }
  await staff.staffShipments.ship({ params: { order_id: right?.order_id ?? 0 }, body: parcel })
  await expect(unmatch()).rejects.toMatchObject({ code: 'too_late' })
})
