import { runWaiting } from '@sillage/server-kit/testing-jobs.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { createApplyJob } from '../../change-set/server/apply-parts.ts'
import { changePartTable, changeRowTable, changeSetTable } from '../../change-set/server/tables.ts'
import { applyFiles } from '../../file-jobs.ts'
import { testShop } from '../../testing.ts'
import type { RowToChange } from '../staff-contract.ts'
import { givenProducts } from '../testing/products.ts'
import { applyProducts } from './import-products.ts'
import { productTable, stockMovementTable } from './tables.ts'

const { as, ctx, db, empty } = await testShop()
const products = Array.from({ length: 450 }, (_, at) => ({ id: at + 1, price_krw: 10_000 }))
beforeEach(async () => {
  await empty()
  await givenProducts(ctx, products)
  await db.execute(sql`select setval('product_id_seq', 1000), setval('variant_id_seq', 1000)`)
})

const file: RowToChange[] = products.map(({ id }) => ({
  sku: `SKU-${id}`,
  set: { price_krw: 12_000, on_hand: 9 },
  seen: { price_krw: 10_000 },
}))
const clerk = () => as('clerk', { permissions: ['products'] })
async function start(rows = file, request_key: string = crypto.randomUUID()) {
  const body = { rows, from: 'import' as const, dry_run: false, request_key }
  return (await clerk()).staffProducts.changeMany({ body })
}
const show = async (id: number | null) => (await clerk()).changeSets.show({ params: { id: id ?? 0 } })
const undo = async (id: number | null) => (await clerk()).changeSets.undo({ params: { id: id ?? 0 }, query: {} })
const dearer = () => db.$count(productTable, eq(productTable.price_krw, 12_000))

/** A worker that dies in the middle of its nth part: what the part has written by then is not committed. */
function dyingIn(nth: number) {
  let parts = 0
  return createApplyJob({
    async 'catalog.import'(ctx, set, rows) {
      const leftOut = await applyProducts(ctx, set, rows)
      parts += 1
      if (parts === nth) throw new Error('the worker was killed')
      return leftOut
    },
  })
}

test('a file killed half way goes on where it was: nothing is lost, nothing is applied twice, and one undo takes all back', async () => {
  const before = await db.select().from(productTable).orderBy(asc(productTable.id))
  const { change_set_id } = await start()
  expect(await show(change_set_id)).toMatchObject({ state: 'applying', done: 0, total: 450 })
  const job = { change_set_id: change_set_id ?? 0 }
  await expect(dyingIn(2).run(ctx, job)).rejects.toThrow('the worker was killed')
  expect(await show(change_set_id)).toMatchObject({ state: 'applying', done: 200, total: 450 })
  expect(await dearer()).toBe(200)
  await expect(undo(change_set_id)).rejects.toMatchObject({ status: 409 })

  // Taken by two workers at once, as where a lease ran out while its worker lived on.
  await Promise.all([applyFiles.run(ctx, job), applyFiles.run(ctx, job)])
  expect(await show(change_set_id)).toMatchObject({ state: 'applied', done: 450, total: 450, left_out: [], rows: 900 })
  expect(await dearer()).toBe(450)
  expect(await db.$count(stockMovementTable, eq(stockMovementTable.reason, 'counted'))).toBe(450)
  expect(await db.$count(auditTable, eq(auditTable.action, 'catalog.import'))).toBe(900)
  expect(await db.$count(changePartTable)).toBe(0)

  await undo(change_set_id)
  const same = ({ version: _, changed_at: __, ...product }: (typeof before)[number]) => product
  const after = await db.select().from(productTable).orderBy(asc(productTable.id))
  expect(after.map(same)).toEqual(before.map(same))
})

test('while a file is applied a second one of its kind is refused with a sentence, and the same one again is the same', async () => {
  const request_key = crypto.randomUUID()
  const { change_set_id } = await start(file, request_key)
  await expect(start([{ sku: 'SKU-1', set: { weight_g: 3 } }])).rejects.toMatchObject({ status: 409, code: 'busy' })
  expect((await start(file, request_key)).change_set_id).toBe(change_set_id)
  expect(await db.$count(changeSetTable)).toBe(1)
  await runWaiting(ctx, applyFiles)
  const after = await start([{ sku: 'SKU-1', set: { weight_g: 3 } }])
  expect(after.change_set_id).not.toBeNull()
})

test('two files at once: one is applied, the other is refused', async () => {
  const both = await Promise.allSettled([start(), start()])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await db.$count(changePartTable)).toBe(3)
})

test('what someone else changes while the file waits is left out and named, and the rest is applied', async () => {
  const { change_set_id } = await start()
  await (await clerk()).catalog.change({ params: { product_id: 300 }, body: { price_krw: 11_000 } })
  await runWaiting(ctx, applyFiles)
  expect(await show(change_set_id)).toMatchObject({
    state: 'applied',
    left_out: [{ name: 'SKU-300 상품 300', reason: '그사이 다른 값으로 바뀌었어요. 다시 확인해 주세요.' }],
  })
  expect(await dearer()).toBe(449)
})

test('stopped, it waits until staff go on, or undo what was applied', async () => {
  const staff = await clerk()
  const { change_set_id } = await start()
  const params = { id: change_set_id ?? 0 }
  await expect(dyingIn(3).run(ctx, { change_set_id: params.id })).rejects.toThrow()
  expect(await staff.changeSets.stop({ params })).toMatchObject({ state: 'stopped', done: 400 })
  await runWaiting(ctx, applyFiles)
  expect(await dearer()).toBe(400)
  expect(await staff.changeSets.resume({ params })).toMatchObject({ state: 'applying' })
  await runWaiting(ctx, applyFiles)
  expect(await dearer()).toBe(450)

  const other = await start([{ sku: 'SKU-1', set: { price_krw: 15_000 } }])
  await staff.changeSets.stop({ params: { id: other.change_set_id ?? 0 } })
  await undo(other.change_set_id)
  expect(await db.$count(changePartTable)).toBe(0)
  expect(await staff.changeSets.resume({ params: { id: other.change_set_id ?? 0 } })).toMatchObject({
    state: 'stopped',
  })
})

test('a file that fails for good says so, and can be gone on with', async () => {
  const { change_set_id } = await start()
  const payload = { change_set_id: change_set_id ?? 0 }
  await applyFiles.onDead?.(ctx, payload)
  expect(await show(change_set_id)).toMatchObject({ state: 'failed' })
  await (await clerk()).changeSets.resume({ params: { id: payload.change_set_id } })
  await runWaiting(ctx, applyFiles)
  expect(await dearer()).toBe(450)
})

test('only who may change products sees how far it is, stops it or goes on', async () => {
  const { change_set_id } = await start()
  const other = (await as('packer', { permissions: ['orders'] })).changeSets
  const params = { id: change_set_id ?? 0 }
  for (const call of [other.show, other.stop, other.resume])
    await expect(call({ params })).rejects.toMatchObject({ status: 403 })
  expect(await db.$count(changeRowTable)).toBe(0)
})
