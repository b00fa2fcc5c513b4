import { randomUUID } from 'node:crypto'
import { browserOf } from '@sillage/server-kit/testing.ts'
import { fileOf, photograph } from '@sillage/server-kit/testing-files.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { productTable, variantTable } from '../../catalog/server/tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { testShop } from '../../testing.ts'
import { type Api, twoMembersAndAClerk } from '../../testing-people.ts'
import { burnData } from './personal-data.ts'
import { burnResultTable, wickPoolTable } from './tables.ts'

const shop = await testShop()
let [hana, other, clerk]: [Api, Api, Api] = [await shop.as('hana'), await shop.as('other'), await shop.as('clerk')]
let eco = 0
let wood = 0
const soy = { diameter_mm: 72, wax: 'soy', load: 8, additive: 'none' } as const

beforeEach(async () => {
  ;({ hana, other, clerk } = await twoMembersAndAClerk(shop, 'formulas'))
  await givenProduct(shop.ctx, { id: 1, name: '에코 심지' })
  await givenProduct(shop.ctx, { id: 2, name: '나무 심지' })
  eco = await variantOf(shop.db, 1)
  wood = await variantOf(shop.db, 2)
  await shop.db.insert(wickPoolTable).values([
    { variant_id: eco, kind: 'cotton', wax: 'soy', pool_mm: 60, source: '시험' },
    { variant_id: wood, kind: 'wood', wax: 'soy', pool_mm: 68, source: '시험' },
  ])
})

const burn = (more = {}) => ({
  request_key: randomUUID(),
  ...soy,
  variant_id: eco,
  pool_mm: 62,
  flame: 'steady' as const,
  has_soot: false,
  photo: [],
  ...more,
})
const report = (api: Api, more = {}) => api.wick.report({ body: burn(more) })
async function ecoAdvice(api: Api = other) {
  const { wicks } = await api.wick.advice({ query: soy })
  return wicks.find(({ variant_id }) => variant_id === eco)
}

test('anyone is told which wicks fit, why, how sure that is, and what they cost', async () => {
  const { wicks, data, count } = await (await shop.as()).wick.advice({ query: soy })
  expect(wicks.map(({ name, role, pool_mm, tested, sold_out }) => [name, role, pool_mm, tested, sold_out])).toEqual([
    ['나무 심지', 'first', 65, 0, false],
    ['에코 심지', 'other', 57, 0, false],
  ])
  expect(wicks[0]?.amount).toBeGreaterThan(0)
  expect({ data, count }).toEqual({ data: { wicks: 2, burns: 0 }, count: 1 })
})

test('a wick that is not sold any more is not recommended', async () => {
  await shop.db.update(variantTable).set({ retired: true }).where(eq(variantTable.id, eco))
  await shop.db.update(productTable).set({ visible: false }).where(eq(productTable.id, 2))
  expect((await other.wick.advice({ query: soy })).wicks).toEqual([])
})

test('a good burn raises the confidence that the next maker sees, one with soot lowers it', async () => {
  const before = (await ecoAdvice())?.confidence ?? 0
  await report(hana)
  const raised = await ecoAdvice()
  expect(raised?.confidence).toBeGreaterThan(before)
  expect(raised).toMatchObject({ good: 1, tested: 1 })
  await report(other, { has_soot: true })
  expect((await ecoAdvice())?.confidence).toBeLessThan(raised?.confidence ?? 0)
})

test('the same form sent twice is one result, and a member counts once for a wick', async () => {
  const body = burn()
  const [first, second] = await Promise.all([hana.wick.report({ body }), hana.wick.report({ body })])
  expect(second?.id).toBe(first?.id)
  await report(hana, { has_soot: true })
  expect(await ecoAdvice()).toMatchObject({ good: 0, tested: 1 })
  expect(await hana.wick.mine()).toHaveLength(2)
})

test('what cannot be is refused: a pool wider than its vessel, a wick not known in this wax', async () => {
  await expect(report(hana, { pool_mm: 90 })).rejects.toMatchObject({
    status: 422,
    errors: { pool_mm: [expect.any(String)] },
  })
  await expect(report(hana, { wax: 'beeswax' })).rejects.toMatchObject({ status: 422 })
})

test('a picture is shown to others once staff have looked at it, and not when the result is hidden', async () => {
  const result = await report(hana, { photo: [fileOf(await photograph(), '초.jpg')] })
  const id = result.photo ?? ''
  const seen = async (mb_id: string) =>
    (await shop.app.inject({ url: `/api/v1/burn-photos/${id}`, ...(await browserOf({ ...shop, mb_id })) })).statusCode
  expect([await seen('hana'), await seen('other'), await seen('clerk')]).toEqual([200, 404, 200])
  expect((await ecoAdvice())?.photos).toEqual([])
  await clerk.staffWicks.check({ params: { id: result.id } })
  expect(await seen('other')).toBe(200)
  expect((await ecoAdvice())?.photos).toEqual([id])
  await clerk.staffWicks.hide({ params: { id: result.id }, body: { reason: '다른 초의 사진이에요.' } })
  expect(await seen('other')).toBe(404)
  expect(await ecoAdvice()).toMatchObject({ tested: 0, photos: [] })
  expect(await hana.wick.mine()).toMatchObject([{ hidden_reason: '다른 초의 사진이에요.' }])
  await clerk.staffWicks.check({ params: { id: result.id } })
  expect(await ecoAdvice()).toMatchObject({ tested: 1, photos: [id] })
})

test('staff find results by what is to be done with them', async () => {
  const { id } = await report(hana)
  await report(other)
  await clerk.staffWicks.check({ params: { id } })
  const ids = async (state?: 'new' | 'checked' | 'hidden') =>
    (await clerk.staffWicks.burns({ query: { ...(state && { state }) } })).data.length
  expect([await ids(), await ids('new'), await ids('checked'), await ids('hidden')]).toEqual([2, 1, 1, 0])
})

test('wick data is imported from rows: a dry run writes nothing, the second time nothing changes', async () => {
  const [{ sku } = { sku: '' }] = await shop.db.select().from(variantTable).where(eq(variantTable.id, eco))
  const row = { line: 2, sku, kind: 'cotton', wax: 'coconut', pool_mm: 63, source: '시험 2026' } as const
  const rows = [row, { ...row, line: 3, sku: 'NO-SUCH' }, { ...row, line: 4 }]
  const outcomes = async (dry_run: boolean) =>
    (await clerk.staffWicks.import({ body: { rows, dry_run } })).rows.map(({ outcome }) => outcome)
  expect(await outcomes(true)).toEqual(['written', 'refused', 'refused'])
  expect((await clerk.staffWicks.list({ query: {} })).data[0]?.pools).toHaveLength(1)
  expect(await outcomes(false)).toEqual(['written', 'refused', 'refused'])
  expect(await outcomes(false)).toEqual(['same', 'refused', 'refused'])
  expect((await clerk.staffWicks.list({ query: {} })).data[0]?.pools).toHaveLength(2)
})

test('a member removes a result; of one who leaves the measures stay without name, note and picture', async () => {
  const { id } = await report(hana, { note: '향이 좋았어요', photo: [fileOf(await photograph(), '초.jpg')] })
  await expect(other.wick.remove({ params: { burn_id: id } })).rejects.toMatchObject({ status: 404 })
  const herself = { mb_id: 'hana', mb_name: '하나', mb_hp: '', mb_email: '', pseudonym: 'left-1' }
  expect(await burnData.collect(shop.ctx, herself)).toMatchObject([{ note: '향이 좋았어요' }])
  await burnData.erase(shop.ctx, herself)
  expect(await shop.db.select().from(burnResultTable)).toMatchObject([{ mb_id: null, note: '', pool_mm: 62 }])
  expect((await clerk.staffWicks.burns({ query: {} })).data).toMatchObject([{ photo: null }])
  const own = await report(other)
  await other.wick.remove({ params: { burn_id: own.id } })
  expect(await other.wick.mine()).toEqual([])
})
