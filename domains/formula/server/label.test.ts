import { createContext } from '@sillage/server-kit/create-context.ts'
import { browserOf } from '@sillage/server-kit/testing.ts'
import { beforeEach, expect, test } from 'vitest'
import { wordsOf } from '../../quotation/testing/words-of-pdf.ts'
import { limit, rateLimits } from '../../rate-limits.ts'
import { testShop } from '../../testing.ts'
import { type Api, twoMembersAndAClerk } from '../../testing-people.ts'
import { emptyFields } from '../label.ts'
import { draftOf, givenMaterial } from '../testing/formulas.ts'
import { substanceTable } from './substance-tables.ts'

const shop = await testShop()
let [hana, other]: [Api, Api] = [await shop.as('hana'), await shop.as('other')]
let formula_id = 0

const fields = {
  ...emptyFields,
  name: '달 아래 귤밭',
  name_en: 'Moon Grove',
  content: '180 g',
  made_on: '2026.11',
  best_before: '2028.11',
  number: 'CB26-01-0001',
  maker: '달 공방',
  address: '서울 성동구',
  contact: '02-123-4567',
}

beforeEach(async () => {
  ;({ hana, other } = await twoMembersAndAClerk(shop, 'formulas'))
  await shop.db
    .insert(substanceTable)
    .values({ cas: '78-70-6', name: '리날룰', name_en: 'Linalool', sensitizer: true })
    .onConflictDoNothing()
  const sizes = [{ name: '100 g', krw: 10_000 }]
  const [wax = 0] = await givenMaterial(shop.ctx, { id: 1, name: '소이왁스', sizes, composition: [] })
  const [oil = 0] = await givenMaterial(shop.ctx, {
    id: 2,
    name: '귤꽃',
    sizes,
    composition: [{ cas: '78-70-6', ppm: 50_000 }],
  })
  const lines = [
    { variant_id: wax, unit: 'percent' as const, amount: 9_200 },
    { variant_id: oil, unit: 'percent' as const, amount: 800 },
  ]
  ;({ id: formula_id } = await hana.formula.create({ body: draftOf(lines, { batch_mg: 180_000 }) }))
})

const params = () => ({ formula_id })
async function pdf(query: { language?: 'ko'; size?: 'small'; layout?: 'sheet' } = {}) {
  const url = `/api/v1/formulas/${formula_id}/label/pdf?${new URLSearchParams(query)}`
  const reply = await shop.app.inject({ url, ...(await browserOf({ ...shop, mb_id: 'hana' })) })
  expect(reply.headers['content-type']).toBe('application/pdf')
  return wordsOf(reply.rawPayload).replaceAll(/\s+/g, '')
}

test('a label is saved, and is its maker’s own', async () => {
  expect((await hana.makerLabel.show({ params: params() })).fields).toEqual(emptyFields)
  await hana.makerLabel.save({ params: params(), body: fields })
  await hana.makerLabel.save({ params: params(), body: { ...fields, content: '200 g' } })
  expect((await hana.makerLabel.show({ params: params() })).fields.content).toBe('200 g')
  await expect(other.makerLabel.show({ params: params() })).rejects.toMatchObject({ status: 404 })
  await expect(other.makerLabel.save({ params: params(), body: fields })).rejects.toMatchObject({ status: 404 })
})

test('the PDF says everything in both languages, and is stamped while something is missing', async () => {
  expect(await pdf({ language: 'ko' })).toContain('시안')
  await hana.makerLabel.save({ params: params(), body: fields })
  const words = await pdf()
  expect(words).not.toContain('시안')
  for (const part of ['달아래귤밭', '신고번호', 'CB26-01-0001', '소이왁스,향료8%(리날룰)', 'MoonGrove', 'Reportno.'])
    expect(words).toContain(part)
})

test('a sheet holds as many labels as fit', async () => {
  await hana.makerLabel.save({ params: params(), body: fields })
  const words = await pdf({ language: 'ko', size: 'small', layout: 'sheet' })
  expect(words.split('CB26-01-0001').length - 1).toBe(9)
})

test('a maker who has label after label drawn is asked to wait: everybody’s documents are in one line', async () => {
  const url = `/api/v1/formulas/${formula_id}/label/pdf`
  const statusOf = async () =>
    (await shop.app.inject({ url, ...(await browserOf({ ...shop, mb_id: 'hana' })) })).statusCode
  expect(await statusOf()).toBe(200)
  const member = { mb_id: 'hana', mb_name: '김하나', is_admin: false, permissions: [], grade: 'general' }
  const ctx = createContext({ ...shop.ctx, database: shop.database, member })
  for (let drawn = 1; drawn < rateLimits.document.person.times; drawn += 1) await limit(ctx, 'document')
  expect(await statusOf()).toBe(429)
})
