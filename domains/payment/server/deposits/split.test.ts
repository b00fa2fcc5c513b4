import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../../audit/server/tables.ts'
import { givenProduct, variantOf } from '../../../catalog/testing/products.ts'
import { orderTable } from '../../../order/server/tables.ts'
import { buy } from '../../../order/testing/buyer.ts'
import { testShop } from '../../../testing.ts'
import { testGateways } from '../../testing/gateways.ts'
import { staffDeposits } from '../../testing/staff-deposits.ts'
import { paymentData } from '../personal-data.ts'
import { bankDepositTable, paymentTable } from '../tables.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
const { clerk, deposit, match, unmatch } = staffDeposits(shop)

beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
})

const transferred = async (quantity = 1) =>
  buy(await shop.as('hana'), await variantOf(db, 1), { method: 'bank_transfer', quantity })
const payments = () => db.select().from(paymentTable).orderBy(asc(paymentTable.id))
const states = async () => (await db.select().from(orderTable).orderBy(asc(orderTable.id))).map(({ state }) => state)
const list = async (view: 'open' | 'matched') =>
  (await (await clerk()).staffMoney.listDeposits({ query: { view } })).data

/** Two orders, and one transfer that pays both. */
async function givenBoth() {
  await transferred()
  await transferred(2)
  const parts = (await payments()).map(({ id: payment_id, amount }) => ({ payment_id, amount }))
  const deposit_id = await deposit(parts.reduce((sum, { amount }) => sum + amount, 0))
  return { deposit_id, parts }
}

const split = async (deposit_id: number, parts: { payment_id: number; amount: number }[]) =>
  (await clerk()).staffMoney.split({ params: { deposit_id }, body: { parts } })

test('one deposit pays two orders, once, however often it is split', async () => {
  const { deposit_id, parts } = await givenBoth()
  const answers = await Promise.all(Array.from({ length: 6 }, () => split(deposit_id, parts)))
  expect(answers.every(({ data }) => data.every(({ payment_state }) => payment_state === 'done'))).toBe(true)
  expect(await states()).toEqual(['paid', 'paid'])
  expect((await payments()).map(({ deposited_amount }) => deposited_amount)).toEqual(parts.map(({ amount }) => amount))
  expect(await list('open')).toEqual([])
  const matched = await list('matched')
  expect(matched).toHaveLength(2)
  const whole_amount = parts.reduce((sum, { amount }) => sum + amount, 0)
  for (const part of matched) expect(part).toMatchObject({ whole_amount, order: { name: expect.any(String) } })
  const logged = await db.select().from(auditTable).where(eq(auditTable.action, 'deposit.split'))
  expect(logged).toMatchObject([{ subject: `deposit:${deposit_id}`, after: { parts } }])
})

test('a line of the statement that was split is known when it is read again', async () => {
  const { deposit_id, parts } = await givenBoth()
  const [row] = await db.select().from(bankDepositTable).where(eq(bankDepositTable.id, deposit_id))
  await split(deposit_id, parts)
  const again = {
    bank_ref: row?.bank_ref ?? '',
    depositor: row?.depositor ?? '',
    amount: row?.amount ?? 0,
    deposited_at: row?.deposited_at.toISOString() ?? '',
  }
  expect(await (await clerk()).staffMoney.importDeposits({ body: { rows: [again] } })).toMatchObject({
    added: 0,
    known: 1,
    differing: [],
  })
})

test('split and matched at once: one of the two holds', async () => {
  const { deposit_id, parts } = await givenBoth()
  const tries = await Promise.allSettled([split(deposit_id, parts), match(deposit_id)])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const sum = (await payments()).reduce((all, { deposited_amount }) => all + deposited_amount, 0)
  expect(sum).toBe(parts.reduce((all, { amount }) => all + amount, 0))
})

test('parts that do not add up, or an order that takes no deposit, change nothing', async () => {
  const { deposit_id, parts } = await givenBoth()
  const [first = { payment_id: 0, amount: 0 }, second = first] = parts
  const short = split(deposit_id, [first, { ...second, amount: second.amount - 1 }])
  await expect(short).rejects.toMatchObject({
    status: 422,
    errors: { parts: ['나눈 금액의 합이 입금액과 같아야 해요.'] },
  })
  await expect(split(deposit_id, [first, { ...first, amount: second.amount }])).rejects.toMatchObject({ status: 422 })
  await expect(split(deposit_id, [first, { ...second, payment_id: 999_999 }])).rejects.toMatchObject({ status: 404 })
  await db.update(paymentTable).set({ provider: 'toss' }).where(eq(paymentTable.id, second.payment_id))
  await expect(split(deposit_id, parts)).rejects.toMatchObject({ code: 'not_allowed' })
  expect(await states()).toEqual(['pending_payment', 'pending_payment'])
  expect(await db.$count(bankDepositTable)).toBe(1)
  expect(await list('open')).toHaveLength(1)
})

test('a part that was unmatched waits for its order; once all are, the deposit is whole again', async () => {
  const { deposit_id, parts } = await givenBoth()
  const { data } = await split(deposit_id, parts)
  const [first, second] = data.map((part) => part.deposit_id)
  expect(await unmatch(first ?? 0)).toMatchObject({ deposit_id: first, payment_state: 'waiting_for_deposit' })
  expect(await states()).toEqual(['pending_payment', 'paid'])
  expect(await list('open')).toMatchObject([{ id: first, amount: parts[0]?.amount }])
  const inParts = [1, 2].map((amount, at) => ({ payment_id: parts[at]?.payment_id ?? 0, amount }))
  await expect(split(first ?? 0, inParts)).rejects.toMatchObject({ code: 'split' })
  expect(await unmatch(second ?? 0)).toMatchObject({ deposit_id, payment_id: null })
  expect(await states()).toEqual(['pending_payment', 'pending_payment'])
  expect(await list('open')).toMatchObject([{ id: deposit_id, whole_amount: null }])
  expect(await db.$count(bankDepositTable)).toBe(1)
  await split(deposit_id, parts)
  expect(await states()).toEqual(['paid', 'paid'])
})

test('both parts unmatched at once: the deposit is whole again, and counted once', async () => {
  const { deposit_id, parts } = await givenBoth()
  const { data } = await split(deposit_id, parts)
  await Promise.all(data.map((part) => unmatch(part.deposit_id)))
  expect(await list('open')).toMatchObject([{ id: deposit_id }])
  expect(await db.$count(bankDepositTable)).toBe(1)
})

test('when a member leaves, their name leaves the whole deposit and its parts', async () => {
  const { deposit_id, parts } = await givenBoth()
  await split(deposit_id, parts)
  const person = { mb_id: 'hana', mb_name: 'hana', mb_hp: '', mb_email: 'hana@example.com', pseudonym: 'left' }
  await paymentData.erase(ctx, person)
  expect((await db.select().from(bankDepositTable)).map(({ depositor }) => depositor)).toEqual(['', '', ''])
})

test('orders that wait for a transfer are found by number, buyer and amount', async () => {
  const { parts } = await givenBoth()
  const found = async (keyword: string) =>
    (await (await clerk()).staffMoney.listAwaited({ query: { keyword } })).data.map(({ payment_id }) => payment_id)
  const [first, second] = parts
  const [order] = await db.select().from(orderTable).orderBy(asc(orderTable.id))
  expect(await found('')).toEqual([second?.payment_id, first?.payment_id])
  expect(await found(order?.order_no.toLowerCase() ?? '')).toEqual([first?.payment_id])
  expect(await found(`${second?.amount.toLocaleString('en')}원`)).toEqual([second?.payment_id])
  expect(await found(order?.buyer.name ?? '')).toHaveLength(2)
  expect(await found('아무개')).toEqual([])
})
