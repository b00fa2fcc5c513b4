import { addDays } from '@sillage/kit/time.ts'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { classSessionTable, courseTable } from '../../course/server/tables.ts'
import { buy, filledForm } from '../../order/testing/buyer.ts'
import { givenStores } from '../../store/testing/stores.ts'
import { testShop } from '../../testing.ts'
import { testGateways } from '../testing/gateways.ts'
import { paymentTable } from './tables.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
beforeEach(async () => {
  await shop.empty()
  await givenStores(shop.ctx)
})

test('the buyer reads where to send the money, and may still pay by another method', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 3 })
  const guest = await shop.as()
  const { order_id, view_key } = await buy(guest, await variantOf(db, 1), { method: 'bank_transfer' })
  const order = await guest.checkout.view({ params: { order_id }, query: { view_key } })
  const account = { bank: '하나은행', number: '110-482-903317' }
  expect(order.payments).toMatchObject([
    { method: 'bank_transfer', state: 'waiting_for_deposit', amount: 23_000, details: { account } },
  ])
  expect(order).toMatchObject({ can_pay_again: true, store: null, by_guest: true })
  expect(order.methods).toEqual([
    { method: 'card', sandbox: true },
    { method: 'bank_transfer', sandbox: false },
  ])
})

test.each(['in_progress', 'unknown', 'done'] as const)('a payment that is %s is not paid again', async (state) => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 3 })
  const hana = await shop.as('hana')
  const { order_id } = await buy(hana, await variantOf(db, 1))
  await db.update(paymentTable).set({ state, claimed_at: new Date() })
  expect(await hana.order.show({ params: { order_id } })).toMatchObject({ can_pay_again: false, methods: [] })
})

test('a seat that is reserved for minutes cannot be paid with money that comes in days', async () => {
  await givenProduct(ctx, { id: 1, kind: 'class', price_krw: 20_000, stock: 3 })
  const hana = await shop.as('hana')
  const { order_id } = await buy(hana, await variantOf(db, 1))
  const order = await hana.order.show({ params: { order_id } })
  expect(order.methods.map(({ method }) => method)).toEqual(['card'])
  const pay = hana.checkout.pay({ params: { order_id }, query: {}, body: { method: 'bank_transfer' } })
  await expect(pay).rejects.toMatchObject({ status: 422, code: 'method' })
  // One that begins after the last day for the money can wait for it.
  await db
    .insert(courseTable)
    .values({ product_id: 1, title: '수업', title_en: 'Class', weeks: 1, studio: '', studio_en: '' })
  for (const [days, offered] of [
    [2, ['card']],
    [4, ['card', 'bank_transfer']],
  ] as const) {
    await db.delete(classSessionTable)
    await db.insert(classSessionTable).values({ product_id: 1, starts_at: addDays(new Date(), days), seats: 4 })
    const { methods } = await hana.order.show({ params: { order_id } })
    expect(methods.map(({ method }) => method)).toEqual(offered)
  }
  await hana.checkout.pay({ params: { order_id }, query: {}, body: { method: 'bank_transfer' } })
})

test('an order is fetched from a store that exists', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 3 })
  const hana = await shop.as('hana')
  await hana.cart.add({ body: { lines: [{ variant_id: await variantOf(db, 1), quantity: 1 }] } })
  const { stores, countries } = await hana.checkout.quote({ body: { delivery: 'pickup' } })
  expect(countries).toContain('US')
  const form = { delivery: 'pickup' as const, zip: '' }
  const nowhere = hana.checkout.place({ body: filledForm(20_000, { ...form, store_id: 999 }) })
  await expect(nowhere).rejects.toMatchObject({ status: 422, errors: { store_id: [expect.any(String)] } })
  const { order_id } = await hana.checkout.place({
    body: filledForm(20_000, { ...form, store_id: stores[0]?.id ?? null }),
  })
  expect(await hana.order.show({ params: { order_id } })).toMatchObject({ store: stores[0], delivery: 'pickup' })
})

test('a line that was seen being left out stops no order; one that was not does', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 3 })
  await givenProduct(ctx, { id: 2, price_krw: 20_000, stock: 1 })
  const [here, gone] = [await variantOf(db, 1), await variantOf(db, 2)]
  const [hana, duri] = [await shop.as('hana'), await shop.as('duri')]
  await hana.cart.add({ body: { lines: [here, gone].map((variant_id) => ({ variant_id, quantity: 1 })) } })
  await buy(duri, gone)
  const { left_out, total_amount } = await hana.checkout.quote({ body: {} })
  expect({ left_out, total_amount }).toEqual({ left_out: 1, total_amount: 23_000 })
  const unseen = hana.checkout.place({ body: filledForm(total_amount) })
  await expect(unseen).rejects.toMatchObject({ status: 409, code: 'changed' })
  expect(await hana.checkout.place({ body: filledForm(total_amount, { left_out }) })).toMatchObject({ total_amount })
})
