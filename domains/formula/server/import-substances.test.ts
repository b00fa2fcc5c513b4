import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { testShop } from '../../testing.ts'
import { type Api, twoMembersAndAClerk } from '../../testing-people.ts'
import { draftOf, givenMaterial } from '../testing/formulas.ts'
import { materialSubstanceTable, substanceLimitTable } from './substance-tables.ts'

const shop = await testShop()
let [hana, clerk]: [Api, Api] = [await shop.as('hana'), await shop.as('clerk')]
let [wax, lavender, bergamot] = [0, 0, 0]

beforeEach(async () => {
  ;({ hana, clerk } = await twoMembersAndAClerk(shop, 'formulas'))
  const sizes = [{ name: '10 ml', krw: 4_000 }]
  ;[wax = 0] = await givenMaterial(shop.ctx, { id: 1, name: '바탕', sizes, composition: [] })
  ;[lavender = 0] = await givenMaterial(shop.ctx, { id: 2, name: '라벤더', sizes })
  ;[bergamot = 0] = await givenMaterial(shop.ctx, { id: 3, name: '베르가못', sizes })
})

const linalool = { cas: '78-70-6', name: '리날룰', name_en: 'Linalool', source: '제조사' }
const citral = { cas: '5392-40-5', name: '시트랄', name_en: 'Citral', source: '제조사' }
const compositions = [
  { line: 2, product_id: 2, ppm: 350_000, ...linalool },
  { line: 3, product_id: 2, ppm: 2_000, ...citral },
  { line: 4, product_id: 3, ppm: 80_000, ...linalool },
  { line: 5, product_id: 3, ppm: 4_000, ...citral },
]
const limits = [
  { line: 2, cas: linalool.cas, kind: 'perfume' as const, limit_ppm: 20_000, source: 'IFRA 51' },
  { line: 3, cas: citral.cas, kind: 'perfume' as const, limit_ppm: 6_000, source: 'IFRA 51' },
]
const bring = (rows: typeof compositions, dry_run = false) =>
  clerk.staffFormulas.importCompositions({ body: { rows, dry_run } })
const allow = (rows: typeof limits, dry_run = false) => clerk.staffFormulas.importLimits({ body: { rows, dry_run } })
const outcomes = ({ rows }: { rows: { outcome: string }[] }) => rows.map(({ outcome }) => outcome)

test('a maker who mixes two oils reads which substance is too much of both together', async () => {
  const percent = (variant_id: number, amount: number) => ({ variant_id, unit: 'percent' as const, amount })
  const lines = [percent(wax, 8_800), percent(lavender, 400), percent(bergamot, 800)]
  const draft = { ...draftOf(lines, { batch_mg: 100_000 }), kind: 'perfume' as const }
  const { id } = await hana.formula.create({ body: draft })
  const shown = async () => (await hana.formula.show({ params: { formula_id: id }, query: {} })).shown
  expect(await shown()).toMatchObject({ verdict: 'amber', highest_load: null })
  expect(outcomes(await bring(compositions))).toEqual(['written', 'written', 'written', 'written'])
  expect((await shown()).verdict).toBe('amber')
  expect(outcomes(await allow(limits))).toEqual(['written', 'written'])
  const safe = await shown()
  expect(safe).toMatchObject({ verdict: 'red', load: 1_200, highest_load: 1_176 })
  expect(safe.substances).toMatchObject([
    { name: '리날룰', ppm: 20_400, limit_ppm: 20_000, source: 'IFRA 51' },
    { name: '시트랄', ppm: 400, limit_ppm: 6_000 },
  ])
  expect(safe.lines[2]).toMatchObject({ verdict: 'red', limit: 784, substance: { name: '리날룰' } })
})

test('read in twice nothing changes, and a dry run says the same and does nothing', async () => {
  expect(outcomes(await bring(compositions, true))).toEqual(['written', 'written', 'written', 'written'])
  expect([await shop.db.$count(materialSubstanceTable), await shop.db.$count(auditTable)]).toEqual([0, 0])
  await bring(compositions)
  expect(outcomes(await bring(compositions))).toEqual(['same', 'same', 'same', 'same'])
  const less = compositions.filter(({ line }) => line !== 3)
  expect(outcomes(await bring(less))).toEqual(['changed', 'same', 'same'])
  expect(await shop.db.$count(materialSubstanceTable)).toBe(3)
  expect(outcomes(await allow(limits, true))).toEqual(['written', 'written'])
  expect(await shop.db.$count(substanceLimitTable)).toBe(0)
})

test('one wrong row refuses its whole material: half a composition would look safer than it is', async () => {
  const wrong = [
    ...compositions.slice(0, 2),
    { line: 4, product_id: 3, ppm: 700_000, ...linalool },
    { line: 5, product_id: 3, ppm: 400_000, ...citral },
    { line: 6, product_id: 77, ppm: 1, ...citral },
  ]
  expect((await bring(wrong)).rows).toMatchObject([
    { line: 2, outcome: 'written' },
    { line: 3, outcome: 'written' },
    { line: 4, outcome: 'refused', reason: expect.stringContaining('100%') },
    { line: 5, outcome: 'refused' },
    { line: 6, outcome: 'refused', reason: expect.stringContaining('상품이 없어요') },
  ])
  expect(await shop.db.$count(materialSubstanceTable)).toBe(2)
  const twice = [limits[0], limits[0]].flatMap((row) => row ?? [])
  expect(outcomes(await allow(twice)).toSorted()).toEqual(['refused', 'written'])
  const unknown = { ...limits[0], line: 9, cas: '50-00-0', kind: 'perfume' as const, limit_ppm: 1, source: 'x' }
  expect((await allow([unknown])).rows).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('조성') }])
})

test('two imports at once leave one composition', async () => {
  const other = compositions.map((row) => ({ ...row, ppm: row.ppm + 1 }))
  await Promise.all([bring(compositions), bring(other), bring(compositions)])
  expect(await shop.db.$count(materialSubstanceTable)).toBe(4)
})

test('staff find materials with and without a composition, and every substance with its limits', async () => {
  await bring(compositions)
  await allow(limits)
  const names = async (query: { composition?: 'known' | 'unknown'; keyword?: string }) =>
    (await clerk.staffFormulas.list({ query })).data.map(({ name }) => name)
  expect(await names({ composition: 'known' })).toEqual(['바탕', '라벤더', '베르가못'])
  expect(await names({ composition: 'unknown' })).toEqual([])
  expect(await names({ keyword: '라벤' })).toEqual(['라벤더'])
  const first = await clerk.staffFormulas.list({ query: { limit: 2 } })
  expect(first.next_after).toBe(2)
  const { data } = await clerk.staffFormulas.substances({ query: {} })
  expect(data).toMatchObject([
    { cas: citral.cas, materials: 2, limits: [{ kind: 'perfume', limit_ppm: 6_000 }] },
    { cas: linalool.cas, materials: 2 },
  ])
  for (const api of [hana, await shop.as('stranger', { permissions: ['products'] })])
    await expect(api.staffFormulas.list({ query: {} })).rejects.toMatchObject({ status: 403 })
})
