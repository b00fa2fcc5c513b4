import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { testShop } from '../../testing.ts'
import { givenProduct } from '../testing/products.ts'
import { categoryTable } from './tables.ts'

const { as, ctx, db, empty } = await testShop()
const { catalog } = await as()
const signInStaff = async () => (await as('clerk', { permissions: ['products'] })).catalog.staff
const at = (category_id: number) => ({ params: { category_id } })

/** Candles with soy and, below it, glass; wax. */
beforeEach(async () => {
  await empty()
  const row = (id: number, name: string, parent_id: number | null = null) => {
    return { id, position: id, name, name_en: `${name} en`, parent_id }
  }
  await db.insert(categoryTable).values([row(1, '캔들'), row(2, '소이', 1), row(3, '유리', 2), row(4, '왁스')])
  await db.execute(`select setval(pg_get_serial_sequence('category', 'id'), 4)`)
})

const tree = async () => {
  type Branch = { name: string; descendants: Branch[] }
  const names = (branches: Branch[]): unknown[] => branches.map((each) => [each.name, ...names(each.descendants)])
  return names((await catalog.categories()).data.data)
}
const listing = async (category: number) => (await catalog.list({ query: { category } })).data.map(({ id }) => id)
const path = async (product_id: number) => (await catalog.show({ params: { product_id } })).path.map(({ id }) => id)

test('the tree is answered exactly, three levels deep and in its order', async () => {
  const branch = (id: number, name: string, descendants: object[] = []) => {
    return { id, name, name_en: `${name} en`, descendants }
  }
  expect(await catalog.categories()).toEqual({
    data: { data: [branch(1, '캔들', [branch(2, '소이', [branch(3, '유리')])]), branch(4, '왁스')] },
  })
})

test('a new one stands where it was put, in both languages, at once; said twice it is there once', async () => {
  const staff = await signInStaff()
  const body = { name: '필라', name_en: 'Pillars', parent_id: 1, position: 0 }
  const made = await staff.createCategory({ body })
  expect(made).toMatchObject({ ...body, id: 5, hidden: false, lead: '' })
  await expect.poll(tree).toEqual([['캔들', ['필라'], ['소이', ['유리']]], ['왁스']])
  await expect(staff.createCategory({ body })).rejects.toMatchObject({
    status: 422,
    errors: { name: ['같은 자리에 같은 이름이 있어요.'] },
  })
  const many = Array.from({ length: 5 }, () => staff.createCategory({ body: { ...body, name: '틴', name_en: 'Tins' } }))
  const done = (await Promise.allSettled(many)).filter(({ status }) => status === 'fulfilled')
  expect(done).toHaveLength(1)
})

test('a name is changed in menu and breadcrumb at once, and written down', async () => {
  await givenProduct(ctx, { id: 1, category_ids: [1, 2] })
  const named = async () => (await catalog.show({ params: { product_id: 1 } })).path.map(({ name_en }) => name_en)
  expect(await named()).toEqual(['캔들 en', '소이 en'])
  await (await signInStaff()).changeCategory({ ...at(2), body: { name: '콩', name_en: 'Soy' } })
  await expect.poll(named).toEqual(['캔들 en', 'Soy'])
  await expect.poll(tree).toEqual([['캔들', ['콩', ['유리']]], ['왁스']])
  const written = (await db.select().from(auditTable)).find(({ action }) => action === 'category.change')
  expect(written).toMatchObject({ subject: 'category:2', after: { name: '콩', name_en: 'Soy' } })
})

test('a moved category takes its products along: listings, counts and breadcrumbs follow', async () => {
  await givenProduct(ctx, { id: 1, category_ids: [1, 2] })
  await givenProduct(ctx, { id: 2, category_ids: [1] })
  await givenProduct(ctx, { id: 3, category_ids: [1, 2, 3, 4] })
  await (await signInStaff()).moveCategory({ ...at(2), body: { parent_id: 4, position: 0 } })
  await expect.poll(tree).toEqual([['캔들'], ['왁스', ['소이', ['유리']]]])
  await expect.poll(() => listing(1)).toEqual([2])
  expect((await listing(4)).toSorted()).toEqual([1, 3])
  expect((await catalog.facets({ query: { category: '4' } })).total).toBe(2)
  expect(await path(1)).toEqual([4, 2])
  expect(await path(3)).toEqual([4, 2, 3])
})

test('neighbours are put in order', async () => {
  await (await signInStaff()).moveCategory({ ...at(4), body: { parent_id: null, position: 0 } })
  await expect.poll(tree).toEqual([['왁스'], ['캔들', ['소이', ['유리']]]])
})

test('no circle, no fourth level, nothing below what is not there', async () => {
  const staff = await signInStaff()
  const refused = { status: 422, errors: { parent_id: [expect.any(String)] } }
  for (const parent_id of [1, 2, 3])
    await expect(staff.moveCategory({ ...at(1), body: { parent_id, position: 0 } })).rejects.toMatchObject(refused)
  await expect(staff.moveCategory({ ...at(1), body: { parent_id: 4, position: 0 } })).rejects.toMatchObject(refused)
  for (const parent_id of [3, 99]) {
    const body = { name: '새', name_en: 'New', parent_id }
    await expect(staff.createCategory({ body })).rejects.toMatchObject(refused)
  }
  await expect(staff.moveCategory({ ...at(99), body: { parent_id: 1, position: 0 } })).rejects.toMatchObject({
    status: 404,
  })
  expect(await tree()).toEqual([['캔들', ['소이', ['유리']]], ['왁스']])
})

test('two moves at once never close a circle', async () => {
  const staff = await signInStaff()
  await Promise.allSettled([
    staff.moveCategory({ ...at(2), body: { parent_id: 4, position: 0 } }),
    staff.moveCategory({ ...at(4), body: { parent_id: 2, position: 0 } }),
  ])
  // A circle would hang below nothing and be in no tree.
  await expect.poll(async () => (await tree()).flat(9).length).toBe(4)
})

test('what is hidden is gone with all below it, from menu, page and breadcrumb; its products stay', async () => {
  await givenProduct(ctx, { id: 1, category_ids: [1, 2, 3] })
  const staff = await signInStaff()
  await staff.changeCategory({ ...at(2), body: { hidden: true } })
  await expect.poll(tree).toEqual([['캔들'], ['왁스']])
  for (const category_id of [2, 3]) {
    await expect
      .poll(() =>
        catalog.category({ params: { category_id } }).then(
          () => 200,
          ({ status }) => status,
        ),
      )
      .toBe(404)
    await expect(catalog.list({ query: { category: category_id } })).rejects.toMatchObject({ status: 404 })
    await expect(catalog.facets({ query: { category: category_id } })).rejects.toMatchObject({ status: 404 })
  }
  expect([await listing(1), await path(1)]).toEqual([[1], [1]])
  expect((await staff.listCategories()).find(({ id }) => id === 2)).toMatchObject({ hidden: true, parent_id: 1 })
  await staff.changeCategory({ ...at(2), body: { hidden: false } })
  await expect.poll(() => path(1)).toEqual([1, 2, 3])
})

test('products are found by the new name of their category, and no longer by the old one', async () => {
  await givenProduct(ctx, { id: 1, category_ids: [4] })
  const found = async (keyword: string) => (await (await as()).search.find({ query: { keyword } })).total
  expect(await found('왁스')).toBe(1)
  await (await signInStaff()).changeCategory({ ...at(4), body: { name: '밀랍', name_en: 'Beeswax' } })
  await expect.poll(() => found('밀랍')).toBe(1)
  expect(await found('왁스')).toBe(0)
})

test('the sale category, which the shop fills itself, keeps its name and place and is never hidden', async () => {
  await db.insert(categoryTable).values({ id: 12, position: 5, name: '세일', name_en: 'Sale' })
  const staff = await signInStaff()
  const refused = (field: string) => ({ status: 422, errors: { [field]: [expect.stringContaining('세일은')] } })
  const change = (body: object) => staff.changeCategory({ ...at(12), body })
  await expect(change({ hidden: true })).rejects.toMatchObject(refused('hidden'))
  await expect(change({ name: '할인' })).rejects.toMatchObject(refused('name'))
  await expect(change({ name_en: 'Outlet' })).rejects.toMatchObject(refused('name_en'))
  const move = (parent_id: number | null) => staff.moveCategory({ ...at(12), body: { parent_id, position: 0 } })
  await expect(move(1)).rejects.toMatchObject(refused('parent_id'))
  expect((await tree()).at(-1)).toEqual(['세일'])

  // A form sends everything it shows; what stays the same is no change. It is introduced and ordered like any other.
  const said = { name: '세일', name_en: 'Sale', hidden: false, lead: '이번 주에만', lead_en: 'This week only' }
  expect(await change(said)).toMatchObject(said)
  await move(null)
  await expect.poll(async () => (await tree())[0]).toEqual(['세일'])
})
