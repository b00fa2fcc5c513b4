import { beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { testShop } from '../../testing.ts'
import { selectTable } from './tables.ts'

const { as, ctx, db, empty } = await testShop()
const visitor = await as()
beforeEach(empty)

const note = { note: '한마디', note_en: 'A word' }
const select = (id: number, published_at: Date | null, product_ids: number[] = []) => ({
  id,
  title: `셀렉트 ${id}`,
  title_en: `Select ${id}`,
  intro: '소개',
  intro_en: 'Intro',
  published_at,
  items: product_ids.map((product_id) => ({ product_id, ...note })),
})

test('the newest select comes first, and one that is still being put together is nowhere', async () => {
  await db
    .insert(selectTable)
    .values([select(1, new Date('2026-01-01')), select(2, new Date('2026-03-01')), select(3, null)])
  const { data, total } = await visitor.content.selects({ query: {} })
  expect(data.map(({ id }) => id)).toEqual([2, 1])
  expect(total).toBe(2)
  await expect(visitor.content.select({ params: { id: 3 } })).rejects.toMatchObject({ status: 404 })
})

test('a select shows its products in the order they were chosen, without those no longer sold', async () => {
  for (const id of [1, 2, 3]) await givenProduct(ctx, { id, visible: id !== 2 })
  await db.insert(selectTable).values(select(1, new Date(), [3, 2, 1]))
  const { items, title } = await visitor.content.select({ params: { id: 1 } })
  expect(title).toBe('셀렉트 1')
  expect(items.map(({ product }) => product.id)).toEqual([3, 1])
  expect(items[0]).toMatchObject(note)
})

test('staff put one together, show it, change it and hide it', async () => {
  for (const id of [1, 2]) await givenProduct(ctx, { id })
  const staff = (await as('clerk', { permissions: ['content'] })).content.staffSelects
  const body = { title: '비 오는 날', intro: '골랐어요.', items: [{ product_id: 1 }] }
  const { id, visible } = await staff.add({ body })
  expect(visible).toBe(false)
  const shown = async () => (await visitor.content.selects({ query: {} })).data.map(({ title }) => title)
  expect(await shown()).toEqual([])
  await staff.switch({ params: { id }, body: { visible: true } })
  expect(await shown()).toEqual(['비 오는 날'])
  await staff.change({ params: { id }, query: {}, body: { ...body, title: '갠 날', items: [{ product_id: 2 }] } })
  expect(await shown()).toEqual(['갠 날'])
  expect((await visitor.content.select({ params: { id } })).items).toMatchObject([{ product: { id: 2 } }])
  await staff.switch({ params: { id }, body: { visible: false } })
  expect(await shown()).toEqual([])
  expect((await staff.list({ query: {} })).data).toMatchObject([{ id, visible: false, title: '갠 날' }])
  await expect(staff.add({ body: { ...body, items: [] } })).rejects.toMatchObject({ status: 422 })
  await expect(staff.change({ params: { id: 99 }, query: {}, body })).rejects.toMatchObject({ status: 404 })
})
