import type { Client } from '@sillage/kit/client.ts'
import { outboxTable, rateTable } from '@sillage/server-kit/tables.ts'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import type { contract } from '../../contract.ts'
import { hashing } from '../../member/server/password.ts'
import { orderTable } from '../../order/server/tables.ts'
import { buy, buyerOf } from '../../order/testing/buyer.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { rateLimits } from '../../rate-limits.ts'
import { testShop } from '../../testing.ts'
import type { OrderForm } from './check-form.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop

// Limits count by the hour and the day: frozen in the middle of an hour, no test can begin in one and end in the next.
const hourMs = 3_600_000
vi.useFakeTimers({ toFake: ['Date'], now: (Math.floor(Date.now() / hourMs) + 0.5) * hourMs })
afterAll(() => vi.useRealTimers())

let variant_id: number
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 1_000 })
  variant_id = await variantOf(db, 1)
})

type Shop = Client<typeof contract>

const statusOf = (client: Shop, over: Partial<OrderForm> = {}) =>
  buy(client, variant_id, over).then(
    () => 200,
    (error: { status: number }) => error.status,
  )

async function statuses(times: number, place: (n: number) => Promise<number>) {
  const found: number[] = []
  for (let n = 0; n < times; n += 1) found.push(await place(n))
  return found
}

const { person, mail } = rateLimits['order.place']

test('an office behind one address orders as it likes; a hundred orders from there are too many', async () => {
  const office = await statuses(20, async (n) => statusOf(await shop.as(), { buyer: buyerOf(n) }))
  expect(new Set(office)).toEqual(new Set([200]))
  const flood = await statuses(30, async (n) => statusOf(await shop.as(), { buyer: buyerOf(100 + n) }))
  expect(flood.filter((status) => status === 200)).toHaveLength(person.times - 20)
  expect(flood.at(-1)).toBe(429)
  // Members are counted by their account: what a stranger does at their address does not stop them.
  expect(await statusOf(await shop.as('duri'))).toBe(200)
})

test('one mailbox and one phone get messages about a limited number of orders a day, however they are written', async () => {
  const spellings = ['Victim@example.com', 'victim+1@example.com', 'victim@EXAMPLE.com']
  const members = await statuses(mail.times + 5, async (n) =>
    statusOf(await shop.as(`member${n}`), { buyer: { ...buyerOf(n), email: spellings[n % 3] ?? '' } }),
  )
  expect(members.filter((status) => status === 200)).toHaveLength(mail.times)
  await db.delete(rateTable)
  const numbers = ['010-3333-4444', '01033334444', '010 3333 4444']
  const phones = await statuses(mail.times + 5, async (n) =>
    statusOf(await shop.as(`other${n}`), { buyer: { ...buyerOf(n), hp: numbers[n % 3] ?? '' } }),
  )
  expect(phones.filter((status) => status === 200)).toHaveLength(mail.times)
})

test('a guest has two orders waiting for a transfer at a time, for a day; a member five, for three', async () => {
  const method = 'bank_transfer' as const
  const guests = await statuses(3, async () => statusOf(await shop.as(), { method }))
  expect(guests).toEqual([200, 200, 422])
  expect(await statusOf(await shop.as(), { method: 'card' })).toBe(200)
  expect(await statusOf(await shop.as(), { method, buyer: buyerOf(1) })).toBe(200)
  const hana = await shop.as('hana')
  expect(await statuses(6, () => statusOf(hana, { method }))).toEqual([200, 200, 200, 200, 200, 422])
  const days = (await db.select().from(orderTable)).flatMap(({ mb_id, expires_at, created_at, cart_mark }) =>
    cart_mark || !expires_at ? [] : [[mb_id, Math.round((expires_at.getTime() - created_at.getTime()) / 86_400_000)]],
  )
  expect(new Set(days.map((each) => each.join(' ')))).toEqual(new Set([' 1', 'hana 3']))
})

test('orders for a transfer placed at one moment are counted like those placed after each other', async () => {
  const method = 'bank_transfer' as const
  const atOnce = async (over: Partial<OrderForm>, times: number) => {
    const clients = await Promise.all(Array.from({ length: times }, () => shop.as()))
    const found = await Promise.all(clients.map((client) => statusOf(client, { method, ...over })))
    return found.filter((status) => status === 200)
  }
  expect(await atOnce({}, 8)).toHaveLength(2)
  const tagged = { ...buyerOf(0), hp: '+82 10-1234-5678', email: 'hana+1@example.com' }
  expect(await atOnce({ buyer: tagged }, 2)).toHaveLength(0)
})

test('an order placed for a card cannot become the next one that waits for a transfer', async () => {
  const hana = await shop.as('hana')
  await statuses(5, () => statusOf(hana, { method: 'bank_transfer' }))
  const { order_id } = await buy(hana, variant_id, { method: 'card' })
  await expect(
    hana.checkout.pay({ params: { order_id }, query: {}, body: { method: 'bank_transfer' } }),
  ).rejects.toMatchObject({
    status: 422,
  })
})

test('what is refused sends nothing', async () => {
  await statuses(person.times, async (n) => statusOf(await shop.as(), { buyer: buyerOf(n), method: 'bank_transfer' }))
  const before = await db.$count(outboxTable)
  expect(before).toBeGreaterThan(0)
  expect(await statusOf(await shop.as(), { buyer: buyerOf(200), method: 'bank_transfer' })).toBe(429)
  expect(await db.$count(outboxTable)).toBe(before)
})

test('guests’ passwords do not wait in line with those of members who sign in', async () => {
  const before = hashing.served
  expect(await statusOf(await shop.as())).toBe(200)
  expect(hashing.served).toBe(before)
})

test('guesses at a guest’s order are counted together, however its number is written', async () => {
  const guest = await shop.as()
  const { order_no } = await buy(guest, variant_id, { guest_password: '작은 새 여덟 마리' })
  const guess = (number: string) => guest.checkout.find({ body: { order_no: number, password: 'a wrong guess' } })
  const half = (n: number) => [...order_no].map((sign, at) => (at === n ? sign.toLowerCase() : sign)).join('')
  const spellings = [order_no.toLowerCase(), half(0), ` ${order_no} `, order_no]
  // As if from as many addresses: what is left is the count of the order.
  await db.delete(rateTable)
  const { address, order } = rateLimits['order.find']
  expect(order.times).toBeGreaterThan(address.times)
  for (let n = 0; n < address.times; n += 1)
    await expect(guess(spellings[n % spellings.length] ?? '')).rejects.toMatchObject({ status: 422 })
  const counts = (await db.select().from(rateTable)).map(({ count }) => count)
  expect(counts).toEqual([address.times, address.times])
})
