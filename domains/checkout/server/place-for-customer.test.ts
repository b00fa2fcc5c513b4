import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { cartLineTable } from '../../cart/server/tables.ts'
import { stockTable } from '../../catalog/server/tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { orderEventTable, orderTable } from '../../order/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 5 })
})

const clerk = () => shop.as('clerk', { permissions: ['orders'] })
const person = { name: '김하나', hp: '010-1234-5678' }

async function asked(quantity = 2) {
  return {
    request_key: randomUUID(),
    lines: [{ variant_id: await variantOf(db, 1), quantity }],
    zip: '04524',
    buyer: { ...person, email: 'hana@example.com' },
    receiver: { ...person, addr1: '세종대로 110' },
    note: '전화 주문',
    consent: true,
  }
}

test('a dry run says what it costs and writes nothing; the order is the customer’s, at that total, once', async () => {
  const staff = await clerk()
  const body = await asked()
  const { quote, order: none } = await staff.staffCheckout.place({ body })
  expect(quote).toMatchObject({ total_amount: 43_000, lines: [{ quantity: 2, unit_amount: 20_000 }] })
  expect([none, await db.$count(orderTable), await db.$count(cartLineTable)]).toEqual([null, 0, 0])
  const placing = { ...body, total_amount: 43_000, dry_run: false }
  const { order } = await staff.staffCheckout.place({ body: placing })
  const again = await staff.staffCheckout.place({ body: placing })
  expect(again.order?.order_id).toBe(order?.order_id)
  expect(await db.select().from(orderTable)).toMatchObject([
    { mb_id: null, state: 'pending_payment', total_amount: 43_000, buyer: { name: '김하나' } },
  ])
  expect(await db.select().from(stockTable)).toMatchObject([{ reserved: 2 }])
  const events = await db.select().from(orderEventTable).where(eq(orderEventTable.kind, 'placed_by_staff'))
  expect(events).toMatchObject([{ staff_id: 'clerk', note: '전화 주문' }])
  expect(await db.select().from(auditTable)).toMatchObject([{ action: 'order.place' }])
  // The link is all a guest needs to see and pay it.
  const link = new URL(order?.link ?? '', 'https://shop.example')
  const guest = await shop.as()
  const view_key = link.searchParams.get('key') ?? ''
  const seen = await guest.checkout.view({ params: { order_id: order?.order_id ?? 0 }, query: { view_key } })
  expect(seen).toMatchObject({ state: 'pending_payment', total_amount: 43_000 })
})

test('a member’s order is theirs, and their own cart stays as it is', async () => {
  const staff = await clerk()
  const hana = await shop.as('hana')
  const variant_id = await variantOf(db, 1)
  await hana.cart.add({ body: { lines: [{ variant_id, quantity: 1 }] } })
  const body = { ...(await asked()), mb_id: 'hana', total_amount: 43_000, dry_run: false }
  const { order } = await staff.staffCheckout.place({ body })
  expect(order?.link).toBe(`/my-page/order/${order?.order_id}`)
  expect((await hana.cart.show()).lines).toMatchObject([{ quantity: 1 }])
  expect(await hana.order.show({ params: { order_id: order?.order_id ?? 0 } })).toMatchObject({ total_amount: 43_000 })
})

test('it is refused at another total, without consent, for an unknown member, and beyond the stock', async () => {
  const staff = await clerk()
  const whole = { ...(await asked()), total_amount: 43_000, dry_run: false }
  const refused = (body: Partial<typeof whole> & { mb_id?: string }) =>
    expect(staff.staffCheckout.place({ body: { ...whole, ...body } })).rejects
  await refused({ total_amount: 42_000 }).toMatchObject({ code: 'changed' })
  await refused({ consent: false }).toMatchObject({ errors: { consent: [expect.anything()] } })
  await refused({ mb_id: 'nobody' }).toMatchObject({ errors: { mb_id: [expect.anything()] } })
  await refused({ lines: [{ variant_id: await variantOf(db, 1), quantity: 6 }] }).toMatchObject({ status: 422 })
  expect(await db.$count(orderTable)).toBe(0)
})
