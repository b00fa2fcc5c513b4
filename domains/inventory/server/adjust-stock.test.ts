import { startWorker } from '@sillage/server-kit/jobs.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { restockAlertTable } from '../../catalog/server/offer-tables.ts'
import { notifyRestocked } from '../../catalog/server/restock-job.ts'
import { stockMovementTable, stockTable, variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { notificationTable } from '../../notification/server/tables.ts'
import { testShop } from '../../testing.ts'

const { as, ctx, database, db, empty } = await testShop()
const worker = startWorker({ database, jobs: [notifyRestocked], createContext: () => ctx, log: ctx.log })
afterAll(() => worker.stop())
beforeEach(empty)

const clerk = async () => {
  const { catalog, staffStock } = await as('clerk', { permissions: ['products', 'stock'] })
  return { ...catalog.staff, adjustStock: staffStock.adjust }
}
const reserve = (variant_id: number, reserved: number) =>
  db.update(stockTable).set({ reserved }).where(eq(stockTable.variant_id, variant_id))

async function givenVariant(id: number, stock = 0) {
  await givenProduct(ctx, { id, stock })
  const [row] = await db.select().from(variantTable).where(eq(variantTable.product_id, id))
  return { product_id: id, variant_id: row?.id ?? 0 }
}

async function givenKit(id: number) {
  await givenProduct(ctx, { id, kind: 'kit', stock: 0 })
  const [row] = await db.select().from(variantTable).where(eq(variantTable.product_id, id))
  return { product_id: id, variant_id: row?.id ?? 0 }
}

test('after fifty adjustments at once the movements add up to the stock', async () => {
  const staff = await clerk()
  const params = await givenVariant(1)
  await staff.adjustStock({ params, body: { by: 20, reason: 'received' } })
  await reserve(params.variant_id, 5)
  const steps = Array.from({ length: 50 }, (_, at) => (at % 3 === 0 ? 4 : -3))
  const tried = await Promise.allSettled(
    steps.map((by) => staff.adjustStock({ params, body: { by, reason: 'counted' } })),
  )
  const done = steps.filter((_, at) => tried[at]?.status === 'fulfilled')
  const refusals = tried.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  for (const refusal of refusals) expect(refusal).toMatchObject({ status: 422, errors: { by: [expect.any(String)] } })
  const [row] = await db.select().from(stockTable)
  const [sum] = await db.select({ on_hand: sql<number>`sum(on_hand)::int` }).from(stockMovementTable)
  expect(row?.on_hand).toBe(20 + done.reduce((total, by) => total + by, 0))
  expect(sum?.on_hand).toBe(row?.on_hand)
  expect(row?.on_hand).toBeGreaterThanOrEqual(5)
  expect(done.length).toBeGreaterThan(10)
})

test('what is counted is written down with its reason, and nothing goes below what buyers hold', async () => {
  const staff = await clerk()
  const params = await givenVariant(1, 9)
  await reserve(params.variant_id, 4)
  const row = await staff.adjustStock({ params, body: { by: -3, reason: 'damaged' } })
  expect(row).toMatchObject({ on_hand: 6, reserved: 4 })
  await expect(staff.adjustStock({ params, body: { by: -3, reason: 'counted' } })).rejects.toMatchObject({
    errors: { by: ['주문에 예약된 수량보다 적게 정할 수 없어요.'] },
  })
  expect(await db.select().from(stockMovementTable)).toMatchObject([{ on_hand: -3, reason: 'damaged', mb_id: 'clerk' }])
})

test('a kit has the stock of its parts, and none inside another', async () => {
  const staff = await clerk()
  const wax = await givenVariant(1, 10)
  const wick = await givenVariant(2, 3)
  const kit = await givenKit(3)
  const other = await givenKit(4)
  const parts = [
    { variant_id: wax.variant_id, quantity: 2 },
    { variant_id: wick.variant_id, quantity: 1 },
  ]
  await staff.parts({ params: kit, body: { parts } })
  const visitor = (await as()).catalog
  const shown = await visitor.show({ params: { product_id: 3 } })
  expect(shown).toMatchObject({ sold_out: false, variants: [{ left: 3 }] })
  expect(shown.parts).toMatchObject([
    { product_id: 1, quantity: 2, has_page: true, of: [kit.variant_id], trail: null, notes: [] },
    { product_id: 2 },
  ])

  const put = (params: typeof kit, variant_id: number) =>
    staff.parts({ params, body: { parts: [{ variant_id, quantity: 1 }] } })
  const refusals: [() => Promise<unknown>, object][] = [
    [() => put(other, kit.variant_id), { parts: ['키트 안에 키트를 넣을 수 없어요.'] }],
    [() => put(kit, kit.variant_id), { parts: ['키트 안에 키트를 넣을 수 없어요.'] }],
    [() => put(wax, wick.variant_id), { parts: ['키트만 구성품을 가질 수 있어요.'] }],
    [() => put(kit, 999_999), { parts: ['고를 수 없는 상품이 있어요.'] }],
    [() => staff.changeVariant({ params: wick, body: { retired: true } }), { retired: [expect.any(String)] }],
  ]
  for (const [refusal, errors] of refusals) await expect(refusal()).rejects.toMatchObject({ status: 422, errors })
  const ofKit = staff.adjustStock({ params: kit, body: { by: 5, reason: 'counted' } })
  await expect(ofKit).rejects.toMatchObject({ status: 422, errors: { by: [expect.any(String)] } })
})

test('a member with an alert is notified once when it is back in stock, and may ask again', async () => {
  const staff = await clerk()
  const params = await givenVariant(1)
  const { variant_id } = params
  const [hana, duri] = [(await as('hana')).catalog, (await as('duri')).catalog]
  await hana.addRestockAlert({ body: { variant_id } })
  await hana.addRestockAlert({ body: { variant_id } })
  await duri.addRestockAlert({ body: { variant_id } })
  await duri.removeRestockAlert({ params: { variant_id } })
  expect(await hana.restockAlerts()).toEqual({ variant_ids: [variant_id] })
  expect(await duri.restockAlerts()).toEqual({ variant_ids: [] })

  await staff.adjustStock({ params, body: { by: 1, reason: 'received' } })
  await staff.adjustStock({ params, body: { by: 1, reason: 'received' } })
  await worker.idle()
  const reported = await db.select().from(notificationTable)
  expect(reported).toMatchObject([{ mb_id: 'hana', title: '상품 1, 다시 들어왔어요', link: '/shop/product/1' }])
  expect(await db.$count(restockAlertTable)).toBe(0)

  const buyable = hana.addRestockAlert({ body: { variant_id } })
  await expect(buyable).rejects.toMatchObject({ status: 422, errors: { variant_id: [expect.any(String)] } })
  await staff.adjustStock({ params, body: { by: -2, reason: 'counted' } })
  await hana.addRestockAlert({ body: { variant_id } })
  await staff.adjustStock({ params, body: { by: 1, reason: 'counted' } })
  await worker.idle()
  expect(await db.$count(notificationTable)).toBe(2)
})

test('a hidden product is not announced, nor can one wait for it', async () => {
  const { variant_id } = await givenVariant(1)
  const hana = (await as('hana')).catalog
  await hana.addRestockAlert({ body: { variant_id } })
  await (await as('clerk', { permissions: ['products'] })).catalog.change({
    params: { product_id: 1 },
    body: { visible: false },
  })
  await db.update(stockTable).set({ on_hand: 3 })
  await notifyRestocked.run(ctx, {})
  expect(await db.$count(notificationTable)).toBe(0)
  await expect(hana.addRestockAlert({ body: { variant_id } })).rejects.toMatchObject({ status: 404 })
})
