import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { cartLineTable } from '../../cart/server/tables.ts'
import { kitPartTable } from '../../catalog/server/offer-tables.ts'
import { stockMovementTable, stockTable } from '../../catalog/server/tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { stockMismatches } from '../../inventory/testing/stock.ts'
import { orderLineTable, orderTable } from '../../order/server/tables.ts'
import { buy, buyerOf, filledForm } from '../../order/testing/buyer.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
beforeEach(shop.empty)

const outcomes = async (all: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(all)
  const refused = settled
    .filter((each) => each.status === 'rejected')
    .map(({ reason }) => reason.code ?? reason.errors ?? reason)
  return { placed: settled.length - refused.length, refused }
}

test('an order is what the form showed, with the goods reserved for it', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 5 })
  const guest = await shop.as()
  const placed = await buy(guest, await variantOf(db, 1), { quantity: 2 })
  expect(placed).toMatchObject({ total_amount: 43_000, currency: 'krw', start: { kind: 'redirect' } })
  expect(await db.select().from(orderTable)).toMatchObject([
    { state: 'pending_payment', goods_amount: 40_000, shipping_amount: 3_000, total_amount: 43_000, mb_id: null },
  ])
  expect(await db.select().from(orderLineTable)).toMatchObject([{ quantity: 2, total_amount: 40_000 }])
  expect(await db.select().from(stockTable)).toMatchObject([{ on_hand: 5, reserved: 2 }])
  expect(await stockMismatches(db, 5)).toEqual([])
})

test.each([
  ['of many', 5],
  ['of the last one', 1],
])('the same form %s sent twice, also at the same time, makes one order', async (_, stock) => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock })
  const guest = await shop.as()
  await guest.cart.add({ body: { lines: [{ variant_id: await variantOf(db, 1), quantity: 1 }] } })
  const body = filledForm(23_000)
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => guest.checkout.place({ body })))
  expect(new Set(replies.map(({ order_no }) => order_no)).size).toBe(1)
  const again = await guest.checkout.place({ body })
  expect(await db.select().from(orderTable)).toMatchObject([{ id: again.order_id }])
  expect(await db.select().from(stockTable)).toMatchObject([{ reserved: 1 }])
  expect(await stockMismatches(db, stock)).toEqual([])
})

test('the password that a guest typed last opens the order; no other visitor can set one', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 5 })
  const guest = await shop.as()
  await guest.cart.add({ body: { lines: [{ variant_id: await variantOf(db, 1), quantity: 1 }] } })
  const body = filledForm(23_000, { guest_password: 'the first of two' })
  const { order_no, order_id } = await guest.checkout.place({ body })
  await guest.checkout.place({ body: { ...body, guest_password: 'the last of two' } })
  const opens = (password: string) =>
    guest.checkout.find({ body: { order_no, password } }).then(
      (found) => found.order_id === order_id,
      () => false,
    )
  expect([await opens('the first of two'), await opens('the last of two')]).toEqual([false, true])
  const forged = { ...body, guest_password: 'what a thief likes' }
  const stranger = { ...forged, buyer: { ...body.buyer, email: 'mallory@example.com' } }
  const [thief, mallory] = [await shop.as(), await shop.as('mallory')]
  const repeated = { status: 409, code: 'repeated' }
  for (const [other, sent, refused] of [
    [thief, stranger, repeated],
    [mallory, forged, repeated],
    [thief, { ...forged, request_key: crypto.randomUUID() }, { status: 422, code: 'empty' }],
  ] as const)
    await expect(other.checkout.place({ body: sent })).rejects.toMatchObject(refused)
  // Nor does it help to have the same things in the cart.
  await thief.cart.add({ body: { lines: [{ variant_id: await variantOf(db, 1), quantity: 1 }] } })
  await expect(thief.checkout.place({ body: stranger })).rejects.toMatchObject(repeated)
  expect(await db.$count(orderTable)).toBe(1)
  expect([await opens('what a thief likes'), await opens('the last of two')]).toEqual([false, true])
})

test('a total that is no longer true orders nothing', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 5 })
  const guest = await shop.as()
  await guest.cart.add({ body: { lines: [{ variant_id: await variantOf(db, 1), quantity: 1 }] } })
  await expect(guest.checkout.place({ body: filledForm(1) })).rejects.toMatchObject({ status: 409, code: 'changed' })
  expect(await db.$count(orderTable)).toBe(0)
})

test.each([
  { stock: 1, buyers: 200 },
  { stock: 10, buyers: 200 },
])('$buyers buyers at once for $stock: as many get one, and no one else', async ({ stock, buyers }) => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock })
  const variant_id = await variantOf(db, 1)
  const people = await Promise.all(Array.from({ length: buyers }, (_, at) => shop.as(`buyer${at}`)))
  for (const person of people) await person.cart.add({ body: { lines: [{ variant_id, quantity: 1 }] } })
  const { placed, refused } = await outcomes(
    people.map((person, at) => person.checkout.place({ body: filledForm(23_000, { buyer: buyerOf(at) }) })),
  )
  expect(placed).toBe(stock)
  expect(new Set(refused)).toEqual(new Set(['sold_out', 'empty'].filter((code) => refused.includes(code))))
  expect(await db.select().from(stockTable)).toMatchObject([{ on_hand: stock, reserved: stock }])
  expect(await db.$count(stockMovementTable)).toBe(stock)
  expect(await stockMismatches(db, stock)).toEqual([])
})

test.each(['모르는 사람이에요', 'call me maybe', '010-12-3456x', '+'.repeat(9)])(
  'no one can be called under %s: it is told under its field',
  async (hp) => {
    await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 1 })
    const guest = await shop.as()
    await guest.cart.add({ body: { lines: [{ variant_id: await variantOf(db, 1), quantity: 1 }] } })
    const buyer = { name: '김하나', hp, email: 'hana@example.com' }
    const reported = { status: 422, errors: { 'buyer.hp': ['연락처를 확인해 주세요.'] } }
    await expect(guest.checkout.place({ body: filledForm(23_000, { buyer }) })).rejects.toMatchObject(reported)
    const abroad = { ...buyer, hp: '+1 (415) 555-0123' }
    expect(await guest.checkout.place({ body: filledForm(23_000, { buyer: abroad }) })).toHaveProperty('order_no')
  },
)

test('two kits that share a part never take more of it than there is', async () => {
  await givenProduct(ctx, { id: 1, stock: 7 })
  await givenProduct(ctx, { id: 2, kind: 'kit', stock: 0 })
  await givenProduct(ctx, { id: 3, kind: 'kit', stock: 0 })
  const [part_variant_id, two, three] = await Promise.all([1, 2, 3].map((id) => variantOf(db, id)))
  await db.insert(kitPartTable).values([
    { kit_variant_id: two ?? 0, part_variant_id: part_variant_id ?? 0, quantity: 2, position: 0 },
    { kit_variant_id: three ?? 0, part_variant_id: part_variant_id ?? 0, quantity: 3, position: 0 },
  ])
  const people = await Promise.all(Array.from({ length: 30 }, (_, at) => shop.as(`buyer${at}`)))
  for (const [at, person] of people.entries())
    await person.cart.add({ body: { lines: [{ variant_id: (at % 2 ? two : three) ?? 0, quantity: 1 }] } })
  await outcomes(people.map((person) => person.checkout.place({ body: filledForm(45_000) })))
  const [part] = await db
    .select()
    .from(stockTable)
    .where(eq(stockTable.variant_id, part_variant_id ?? 0))
  expect(part?.reserved).toBeGreaterThan(4)
  expect(part?.reserved).toBeLessThanOrEqual(7)
  expect(await stockMismatches(db, [7, 0, 0])).toEqual([])
})

test('a kit beside its only part is looked at together: the part is left out, in the cart and in the order form', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 1 })
  await givenProduct(ctx, { id: 2, kind: 'kit', price_krw: 30_000, stock: 0 })
  const [part = 0, kit = 0] = await Promise.all([1, 2].map((id) => variantOf(db, id)))
  await db.insert(kitPartTable).values({ kit_variant_id: kit, part_variant_id: part, quantity: 1, position: 0 })
  const hana = await shop.as('hana')
  const lines = [kit, part].map((variant_id) => ({ variant_id, quantity: 1 }))
  await hana.cart.add({ body: { lines } })
  expect((await hana.cart.show()).lines.map((line) => line.trouble)).toEqual([null, 'sold_out'])
  const { total_amount, left_out } = await hana.checkout.quote({ body: {} })
  expect([total_amount, left_out]).toEqual([33_000, 1])
  await hana.checkout.place({ body: filledForm(total_amount, { left_out }) })
  // The same again: what the first try reserves is free for it.
  expect(await hana.checkout.quote({ body: {} })).toMatchObject({ total_amount, left_out })
  await hana.checkout.place({ body: filledForm(total_amount, { left_out }) })
  expect(await stockMismatches(db, [1, 0])).toEqual([])
})

test('a total that is too high is refused by the quote, and in words when it is ordered', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 700_000_000, stock: 9 })
  const hana = await shop.as('hana')
  await hana.cart.add({ body: { lines: [{ variant_id: await variantOf(db, 1), quantity: 2 }] } })
  const { total_amount, refused } = await hana.checkout.quote({ body: {} })
  expect([total_amount, refused.total]).toEqual([1_400_000_000, 'too_high'])
  await expect(hana.checkout.place({ body: filledForm(total_amount) })).rejects.toMatchObject({
    status: 422,
    errors: { total_amount: [expect.stringContaining('한 번에 주문할 수 있는 금액')] },
  })
})

test('a buyer who returns and orders the same cart again gets what the first attempt reserved', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 1 })
  const hana = await shop.as('hana')
  const first = await buy(hana, await variantOf(db, 1))
  expect(await hana.checkout.quote({ body: {} })).toMatchObject({ left_out: 0, total_amount: 23_000 })
  const second = await hana.checkout.place({ body: filledForm(23_000) })
  const orders = await db.select().from(orderTable).orderBy(orderTable.id)
  expect(orders.map(({ id, state }) => [id, state])).toEqual([
    [first.order_id, 'canceled_unpaid'],
    [second.order_id, 'pending_payment'],
  ])
  expect(await db.select().from(stockTable)).toMatchObject([{ reserved: 1 }])
  expect(await stockMismatches(db, 1)).toEqual([])
})

test('what the first attempt reserved in a kit is available for its parts too', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 5 })
  await givenProduct(ctx, { id: 2, kind: 'kit', stock: 0 })
  const [part = 0, kit = 0] = await Promise.all([1, 2].map((id) => variantOf(db, id)))
  await db.insert(kitPartTable).values({ kit_variant_id: kit, part_variant_id: part, quantity: 2, position: 0 })
  const hana = await shop.as('hana')
  await buy(hana, kit, { quantity: 2 })
  await db.update(cartLineTable).set({ variant_id: part, quantity: 5 })
  expect(await hana.checkout.quote({ body: {} })).toMatchObject({ left_out: 0, goods_amount: 100_000 })
  await hana.checkout.place({ body: filledForm(100_000) })
  expect(await stockMismatches(db, [5, 0])).toEqual([])
})

test('a form that lacks something says all of it at once, each under its field', async () => {
  await givenProduct(ctx, { id: 1, stock: 1, no_return: 'opened_fragrance' })
  const guest = await shop.as()
  await guest.cart.add({ body: { lines: [{ variant_id: await variantOf(db, 1), quantity: 1 }] } })
  const receipt = { kind: 'tax_invoice' as const, number: '120-81-47520', company: null }
  const consents = { order: false, privacy: true, no_return: false }
  const body = filledForm(45_000, { zip: '', consents, receipt, guest_password: null })
  const problem = await guest.checkout.place({ body }).catch((problem) => problem)
  const wanting = ['consents.no_return', 'consents.order', 'guest_password', 'receipt.company', 'receipt.number', 'zip']
  expect(Object.keys(problem.errors).sort()).toEqual(wanting)
  expect(await db.$count(orderTable)).toBe(0)
})

test.each([
  ['US', { zip: '', city: '', state: '' }, ['receiver.city', 'receiver.state', 'zip']],
  ['US', { zip: '90012', city: ' ', state: 'CA' }, ['receiver.city']],
  ['US', { zip: '90012', city: 'Los Angeles', state: 'CA' }, []],
  ['DE', { zip: '10119', city: 'Berlin', state: '' }, []],
  // Hong Kong has no postcodes, and is one city.
  ['HK', { zip: '', city: '', state: '' }, []],
])('a parcel to %s with %o lacks %o', async (country, { zip, city, state }, wanting) => {
  await givenProduct(ctx, { id: 1, stock: 1 })
  const guest = await shop.as()
  await guest.cart.add({ body: { lines: [{ variant_id: await variantOf(db, 1), quantity: 1 }] } })
  const way = { delivery: 'ems' as const, country }
  const { total_amount } = await guest.checkout.quote({ body: way })
  const receiver = {
    name: 'Ida Berg',
    hp: '+1 213 555 0100',
    addr1: '200 N Spring St',
    addr2: '',
    city,
    state,
    memo: '',
  }
  const body = filledForm(total_amount, { ...way, zip, receiver })
  const problem = await guest.checkout.place({ body }).catch((problem) => problem)
  expect(Object.keys(problem.errors ?? {}).sort()).toEqual(wanting)
  expect(await db.$count(orderTable)).toBe(wanting.length === 0 ? 1 : 0)
})
