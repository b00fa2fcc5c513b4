import { randomUUID } from 'node:crypto'
import { addDays, seoulDay } from '@sillage/kit/time.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { notificationTable } from '../../notification/server/tables.ts'
import { givenLine } from '../../order/testing/orders.ts'
import { testShop } from '../../testing.ts'
import { type Api, twoMembersAndAClerk } from '../../testing-people.ts'
import { draftOf, givenMaterial } from '../testing/formulas.ts'
import { remindOfBatches } from './batches.ts'
import { batchTable, batchUseTable } from './shelf-tables.ts'

const shop = await testShop()
let [hana, other]: [Api, Api] = [await shop.as('hana'), await shop.as('other')]
let formula_id = 0
let variants: Record<number, number> = {}

beforeEach(async () => {
  ;({ hana, other } = await twoMembersAndAClerk(shop, 'formulas'))
  const sizes = [{ name: '100 g', krw: 10_000 }]
  const [wax = 0] = await givenMaterial(shop.ctx, { id: 1, name: '왁스', sizes, composition: [] })
  const [fig = 0] = await givenMaterial(shop.ctx, { id: 2, name: '무화과', sizes, composition: [] })
  variants = { 1: wax, 2: fig }
  const lines = [
    { variant_id: wax, unit: 'percent' as const, amount: 9_000 },
    { variant_id: fig, unit: 'percent' as const, amount: 1_000 },
  ]
  ;({ id: formula_id } = await hana.formula.create({ body: draftOf(lines, { batch_mg: 100_000 }) }))
})

const put = (product_id: number, left_mg: number, more: { lot?: string; expires_on?: string } = {}) =>
  hana.shelf.add({
    body: { request_key: randomUUID(), variant_id: variants[product_id] ?? null, name: '이름', left_mg, ...more },
  })
const make = (body: { request_key?: string; batch_mg?: number; cure_days?: number } = {}) =>
  hana.shelf.make({
    params: { formula_id },
    body: { request_key: randomUUID(), version: 1, batch_mg: 100_000, ...body },
  })
const left = async () => (await hana.shelf.list()).map(({ name, left_mg }) => [name, left_mg])

test('a batch takes from the shelf what expires first, and says with which lots', async () => {
  await put(1, 200_000)
  await put(2, 6_000, { lot: 'L2', expires_on: '2099-01-01' })
  await put(2, 30_000, { lot: 'L3', expires_on: '2099-06-01' })
  const batch = await make()
  expect(batch).toMatchObject({ number: 1, name: '저녁 캔들', ready_on: null })
  expect(batch.uses.map(({ name, lot, mg }) => [name, lot, mg])).toEqual([
    ['왁스', '', 90_000],
    ['무화과', 'L2', 6_000],
    ['무화과', 'L3', 4_000],
  ])
  expect(await left()).toEqual([
    ['무화과', 0],
    ['무화과', 26_000],
    ['왁스', 110_000],
  ])
})

test('the shelf never goes below nothing: what is not there came from elsewhere', async () => {
  await put(1, 10_000)
  const { uses } = await make()
  expect(uses.map(({ shelf_item_id, mg }) => [shelf_item_id === null, mg])).toEqual([
    [false, 10_000],
    [true, 80_000],
    [true, 10_000],
  ])
  expect(await left()).toEqual([['왁스', 0]])
})

test('the same batch sent three times at once is one, and two batches at once do not share a drop', async () => {
  await put(1, 135_000)
  const request_key = randomUUID()
  const same = await Promise.all([1, 2, 3].map(() => make({ request_key })))
  expect(new Set(same.map(({ id }) => id)).size).toBe(1)
  expect(await left()).toEqual([['왁스', 45_000]])
  await Promise.all([make({ batch_mg: 50_000 }), make({ batch_mg: 50_000 })])
  expect(await left()).toEqual([['왁스', 0]])
  const taken = await shop.db.select().from(batchUseTable).where(eq(batchUseTable.name, '왁스'))
  expect(taken.reduce((sum, use) => sum + (use.shelf_item_id === null ? 0 : use.mg), 0)).toBe(135_000)
  expect((await hana.shelf.batches({ query: {} })).data.map(({ number }) => number)).toEqual([3, 2, 1])
})

test('delivered materials come on the shelf once, and stay away once taken down', async () => {
  await givenLine(shop.ctx, { mb_id: 'hana', product_id: 1, state: 'delivered' })
  await givenLine(shop.ctx, { mb_id: 'hana', product_id: 2, state: 'paid' })
  const filled = await Promise.all([hana.shelf.fill(), hana.shelf.fill()])
  expect(filled.map(({ added }) => added).toSorted()).toEqual([0, 1])
  const [item] = await hana.shelf.list()
  expect(item).toMatchObject({ product_id: 1, left_mg: 100_000, from_order: true })
  await hana.shelf.remove({ params: { item_id: item?.id ?? 0 } })
  expect((await hana.shelf.fill()).added).toBe(0)
  expect((await hana.shelf.list()).map(({ left_mg }) => left_mg)).toEqual([0])
})

test('what a batch took meanwhile is not written over, and the shelf of another is not found', async () => {
  const item = await put(1, 100_000)
  await make()
  const params = { item_id: item.id }
  const body = { based_on: 100_000, left_mg: 50_000, lot: '', expires_on: null }
  await expect(hana.shelf.change({ params, body })).rejects.toMatchObject({ status: 409 })
  expect((await hana.shelf.change({ params, body: { ...body, based_on: 10_000 } })).left_mg).toBe(50_000)
  await expect(other.shelf.change({ params, body })).rejects.toMatchObject({ status: 404 })
  await expect(other.shelf.remove({ params })).rejects.toMatchObject({ status: 404 })
  expect(await other.shelf.list()).toEqual([])
})

test('a batch that was deleted gives back what it took, once, and only to its maker', async () => {
  await put(1, 100_000)
  const { id } = await make()
  expect(await left()).toEqual([['왁스', 10_000]])
  const params = { batch_id: id }
  await expect(other.shelf.removeBatch({ params })).rejects.toMatchObject({ status: 404 })
  const removed = await Promise.allSettled([hana.shelf.removeBatch({ params }), hana.shelf.removeBatch({ params })])
  expect(removed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await left()).toEqual([['왁스', 100_000]])
  expect((await hana.shelf.batches({ query: {} })).data).toEqual([])
})

test('a maker is reminded once when a batch has cured', async () => {
  const { ready_on } = await make({ cure_days: 14 })
  expect(ready_on).toBe(seoulDay(addDays(shop.ctx.now(), 14)))
  const reminders = () => shop.db.$count(notificationTable, eq(notificationTable.title, '배치 숙성이 끝났어요'))
  await remindOfBatches(shop.ctx)
  expect(await reminders()).toBe(0)
  await shop.db.update(batchTable).set({ ready_on: seoulDay(shop.ctx.now()) })
  await remindOfBatches(shop.ctx)
  await remindOfBatches(shop.ctx)
  expect(await reminders()).toBe(1)
})
