import { asc, eq, gt, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { forgetChangeSets } from '../../change-set/server/forget.ts'
import { changeSetTable } from '../../change-set/server/tables.ts'
import { testShop } from '../../testing.ts'
import type { RowToChange } from '../staff-contract.ts'
import { givenProducts, variantOf } from '../testing/products.ts'
import { productTable, stockMovementTable, stockTable, variantTable } from './tables.ts'

const { as, ctx, db, empty } = await testShop()
const visitor = await as()
beforeEach(async () => {
  await empty()
  await givenProducts(ctx, [{ id: 1 }, { id: 2, sale_from: new Date() }, { id: 3, visible: false }])
})

const clerk = () => as('clerk', { permissions: ['products'] })
async function change(rows: RowToChange[], more: { dry_run?: boolean; request_key?: string } = {}) {
  const body = { rows, from: 'grid' as const, dry_run: false, request_key: crypto.randomUUID(), ...more }
  return (await clerk()).staffProducts.changeMany({ body })
}
const undo = async (id: number | null) => (await clerk()).changeSets.undo({ params: { id: id ?? 0 }, query: {} })

/** All rows as the database prints them, but for the counters that every write moves. */
async function everyRow() {
  const { rows } = await db.execute<{ row: string }>(sql`
    select (to_jsonb(product) - 'version' - 'changed_at')::text as row from product
    union all select to_jsonb(variant)::text from variant union all select to_jsonb(stock)::text from stock
    union all select to_jsonb(product_card)::text from product_card union all select to_jsonb(listing)::text from listing
    order by 1`)
  return rows.map(({ row }) => row)
}

const grid: RowToChange[] = [
  { sku: 'SKU-1', set: { price_krw: 36_000, price_usd: 2_900, on_hand: 8, name_en: 'Tangerine Stove' } },
  { sku: 'SKU-2', set: { variant_price_krw: 50_000, weight_g: 640, visible: false } },
  { product_id: 3, set: { visible: true } },
]

test('a dry run says what every row becomes and changes nothing', async () => {
  const before = await everyRow()
  const { rows, change_set_id } = await change(grid, { dry_run: true })
  expect(change_set_id).toBeNull()
  expect(rows).toMatchObject([
    { outcome: 'changed', before: { price_krw: 42_000, on_hand: 5 }, after: { price_krw: 36_000, on_hand: 8 } },
    { outcome: 'changed', before: { variant_price_krw: null, visible: true } },
    { outcome: 'changed', before: { visible: false }, after: { visible: true } },
  ])
  expect(await everyRow()).toEqual(before)
})

test('a sale with its days is planned for many products, and undone with them', async () => {
  const before = await everyRow()
  const sale = { sale_price_krw: 30_000, sale_price_usd: 2_200 }
  const days = { sale_from: '2036-12-01T00:00:00+09:00', sale_to: '2036-12-24T00:00:00.000Z' }
  const { rows, change_set_id } = await change([{ sku: 'SKU-1', set: { ...sale, ...days } }])
  expect(rows).toMatchObject([{ outcome: 'changed', before: { sale_from: null } }])
  const { data } = await (await clerk()).staffProducts.list({ query: { ids: '1' } })
  expect(data).toMatchObject([{ sale_from: '2036-11-30T15:00:00.000Z', sale_to: '2036-12-24T00:00:00.000Z' }])
  // The same moment in other words is no change, and an end before the beginning is refused.
  const again = await change([{ sku: 'SKU-1', set: days }], { dry_run: true })
  expect(again.rows).toMatchObject([{ outcome: 'same' }])
  const wrong = await change([{ sku: 'SKU-1', set: { sale_to: '2036-11-01T00:00:00Z' } }], { dry_run: true })
  expect(wrong.rows).toMatchObject([{ outcome: 'refused', reason: '종료 시각이 시작 시각보다 빨라요.' }])
  await undo(change_set_id)
  expect(await everyRow()).toEqual(before)
})

test('many rows are changed as one, shown in the shop, and undone as one, byte for byte', async () => {
  const before = await everyRow()
  const { change_set_id } = await change(grid)
  const show = async (product_id: number) => visitor.catalog.show({ params: { product_id } })
  await expect.poll(async () => (await show(1)).price.krw.amount).toBe(36_000)
  expect((await show(3)).name).toBe('상품 3')
  await expect(show(2)).rejects.toMatchObject({ status: 404 })
  expect(await everyRow()).not.toEqual(before)
  await undo(change_set_id)
  expect(await everyRow()).toEqual(before)
  await expect.poll(async () => (await show(1)).price.krw.amount).toBe(42_000)
  await expect(undo(change_set_id)).rejects.toMatchObject({ status: 409, code: 'undone' })
  const moved = await db.select().from(stockMovementTable).orderBy(asc(stockMovementTable.id))
  expect(moved).toMatchObject([
    { on_hand: 3, reason: 'counted', mb_id: 'clerk' },
    { on_hand: -3, reason: 'undone' },
  ])
})

test('what was changed again since is not undone, nor anything beside it', async () => {
  const { change_set_id } = await change(grid)
  await (await clerk()).catalog.change({ params: { product_id: 1 }, body: { price_krw: 35_000 } })
  const before = await everyRow()
  await expect(undo(change_set_id)).rejects.toMatchObject({ status: 409, code: 'changed' })
  expect(await everyRow()).toEqual(before)
})

test('of what was changed again since the names are said, and the rest is undone', async () => {
  const others = async () => ({
    products: await db
      .select({ price: productTable.price_krw, visible: productTable.visible })
      .from(productTable)
      .where(gt(productTable.id, 1))
      .orderBy(productTable.id),
    variants: await db.select().from(variantTable).orderBy(variantTable.id),
    stock: await db.select().from(stockTable).orderBy(stockTable.variant_id),
  })
  const before = await others()
  const { change_set_id } = await change(grid)
  expect(await others()).not.toEqual(before)
  const staff = await clerk()
  await staff.catalog.change({ params: { product_id: 1 }, body: { price_krw: 35_000 } })
  const params = { id: change_set_id ?? 0 }
  expect(await staff.changeSets.touched({ params })).toMatchObject({ touched: 1, stuck: [{ name: '상품 1' }] })
  await staff.changeSets.undo({ params, query: { rest: 'true' } })
  expect(await others()).toEqual(before)
  const [product] = await db.select().from(productTable).where(eq(productTable.id, 1))
  expect(product?.price_krw).toBe(35_000)
  expect((await staff.changeSets.list({ query: {} })).data).toMatchObject([{ undone_by: 'clerk' }])
})

test('another field of the same product may change in between', async () => {
  const { change_set_id } = await change(grid)
  await (await clerk()).catalog.change({ params: { product_id: 1 }, body: { summary: '다른 문장' } })
  await undo(change_set_id)
  const [row] = await db.select().from(productTable).where(eq(productTable.id, 1))
  expect(row).toMatchObject({ price_krw: 42_000, summary: '다른 문장' })
})

test.each<[string, RowToChange, string]>([
  ['an unknown code', { sku: 'NO-1', set: { price_krw: 1 } }, '이 코드의 상품이 없어요.'],
  [
    'a value that changed meanwhile',
    { sku: 'SKU-2', set: { price_krw: 1 }, seen: { price_krw: 7 } },
    '그사이 다른 값으로 바뀌었어요. 다시 확인해 주세요.',
  ],
  [
    'a sale that is dearer',
    { sku: 'SKU-2', set: { sale_price_krw: 90_000, sale_price_usd: 1 } },
    '세일 가격은 정가보다 낮아야 해요.',
  ],
  ['stock without a code', { product_id: 2, set: { on_hand: 1 } }, '옵션 상품의 코드가 필요해요.'],
  ['the same code again', { sku: 'SKU-1', set: { weight_g: 1 } }, '같은 코드가 두 번 나와요.'],
  [
    'another price of the same product',
    { product_id: 1, set: { price_krw: 1 } },
    '같은 상품의 다른 줄과 내용이 달라요.',
  ],
])('%s refuses the whole change', async (_, row, reason) => {
  const before = await everyRow()
  const { rows, change_set_id } = await change([{ sku: 'SKU-1', set: { price_krw: 36_000 } }, row])
  expect(rows).toMatchObject([{ outcome: 'changed' }, { outcome: 'refused', reason }])
  expect(change_set_id).toBeNull()
  expect(await everyRow()).toEqual(before)
})

test('stock that orders have reserved stays', async () => {
  const variant_id = await variantOf(db, 1)
  await db.update(stockTable).set({ reserved: 4 }).where(eq(stockTable.variant_id, variant_id))
  const { rows } = await change([{ sku: 'SKU-1', set: { on_hand: 3 } }])
  expect(rows).toMatchObject([{ outcome: 'refused', reason: '주문에 예약된 수량보다 적게 정할 수 없어요.' }])
})

test('the same change sent twice, also at once, is made once', async () => {
  const request_key = crypto.randomUUID()
  const sent = await Promise.all([change(grid, { request_key }), change(grid, { request_key })])
  const again = await change(grid, { request_key })
  expect(new Set([...sent, again].map(({ change_set_id }) => change_set_id)).size).toBe(1)
  expect(await db.$count(changeSetTable)).toBe(1)
  expect(await db.$count(auditTable)).toBe(5)
})

test('two who undo at once undo once', async () => {
  const { change_set_id } = await change(grid)
  const undone = await Promise.allSettled([undo(change_set_id), undo(change_set_id)])
  expect(undone.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('only who may change products sees and undoes such a change', async () => {
  const { change_set_id: id } = await change(grid)
  const other = await as('packer', { permissions: ['orders'] })
  expect((await other.changeSets.list({ query: {} })).data).toEqual([])
  await expect(other.changeSets.undo({ params: { id: id ?? 0 }, query: {} })).rejects.toMatchObject({ status: 403 })
  const { data } = await (await clerk()).changeSets.list({ query: { area: 'catalog' } })
  expect(data).toMatchObject([{ id, kind: 'catalog.grid', rows: 5, undone_at: null }])
})

test('after thirty days it is deleted', async () => {
  await change(grid)
  await forgetChangeSets({ ...ctx, now: () => new Date(Date.now() + 31 * 86_400_000) })
  expect(await db.$count(changeSetTable)).toBe(0)
})

test('a thousand rows are one change', async () => {
  const many = Array.from({ length: 1_000 }, (_, at) => ({ id: 100 + at }))
  await givenProducts(ctx, many)
  const { change_set_id } = await change(
    many.map(({ id }) => ({ sku: `SKU-${id}`, set: { price_krw: 30_000, on_hand: 7 } })),
  )
  expect(await db.$count(productTable, eq(productTable.price_krw, 30_000))).toBe(1_000)
  await undo(change_set_id)
  expect(await db.$count(productTable, eq(productTable.price_krw, 30_000))).toBe(0)
})
