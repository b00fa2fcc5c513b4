import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { testShop } from '../../testing.ts'
import { type Api, twoMembersAndAClerk } from '../../testing-people.ts'
import { draftOf, givenMaterial } from '../testing/formulas.ts'
import { formulaLimitTable } from './tables.ts'

const shop = await testShop()
let [hana, clerk]: [Api, Api] = [await shop.as('hana'), await shop.as('clerk')]
let variant_id = 0

beforeEach(async () => {
  ;({ hana, clerk } = await twoMembersAndAClerk(shop, 'formulas'))
  ;[variant_id = 0] = await givenMaterial(shop.ctx, { id: 1, sizes: [{ name: '10 ml', krw: 4_000 }] })
})

const sheet = (limit: number, product_id = 1) => ({
  product_id,
  drop_mg: 40,
  density: 900,
  limits: [{ kind: 'candle' as const, limit, source: 'IFRA 51' }],
})
const bring = (materials: ReturnType<typeof sheet>[], dry_run = false) =>
  clerk.staffFormulas.bring({ body: { materials, dry_run } })

test('what staff bring in decides from then on what is green and what is red', async () => {
  const lines = [{ variant_id, unit: 'drops', amount: 100 }] as const
  const formula = await hana.formula.create({ body: draftOf([...lines], { batch_mg: 100_000 }) })
  const verdict = async () => {
    const { shown } = await hana.formula.show({ params: { formula_id: formula.id }, query: {} })
    return [shown.lines[0]?.verdict, shown.lines[0]?.mg, shown.lines[0]?.source]
  }
  expect(await verdict()).toEqual(['amber', 5_000, ''])
  expect((await bring([sheet(400)])).rows).toEqual([{ product_id: 1, outcome: 'written', reason: null }])
  // How much is allowed is known, of what it is made is not.
  expect(await verdict()).toEqual(['amber', 4_000, 'IFRA 51'])
  const rows = [{ line: 2, product_id: 1, cas: '', ppm: 0, source: '제조사' }]
  await clerk.staffFormulas.importCompositions({ body: { rows } })
  expect(await verdict()).toEqual(['green', 4_000, 'IFRA 51'])
  expect((await bring([sheet(399)])).rows).toMatchObject([{ outcome: 'changed' }])
  expect(await verdict()).toEqual(['red', 4_000, 'IFRA 51'])
  expect((await bring([sheet(399)])).rows).toMatchObject([{ outcome: 'same' }])
})

test('a rehearsal says the same and does nothing', async () => {
  const materials = [sheet(400), sheet(400, 77)]
  const said = await bring(materials, true)
  expect(said.rows.map(({ outcome }) => outcome)).toEqual(['written', 'refused'])
  expect([await shop.db.$count(formulaLimitTable), await shop.db.$count(auditTable)]).toEqual([0, 0])
  expect(await bring(materials)).toEqual(said)
})

test('what cannot be is refused in words, and the rest is written', async () => {
  const twice = { ...sheet(1), limits: [...sheet(1).limits, ...sheet(2).limits] }
  expect((await bring([twice])).rows[0]).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('두 번') })
  for (const limit of [-1, 10_001, 0.5]) await expect(bring([sheet(limit)])).rejects.toMatchObject({ status: 422 })
  expect(await shop.db.$count(formulaLimitTable)).toBe(0)
})

test('read in by two at once, one sheet stands', async () => {
  const done = await Promise.all([100, 200, 300].map((limit) => bring([sheet(limit)])))
  // Each knows what was there before it: the audit says so.
  expect(done.map(({ rows }) => rows[0]?.outcome).toSorted()).toEqual(['changed', 'changed', 'written'])
  expect(await shop.db.$count(formulaLimitTable)).toBe(1)
})

test('members and other staff bring in nothing, and staff read no formulas', async () => {
  const { id } = await hana.formula.create({ body: draftOf([{ variant_id, unit: 'grams', amount: 1 }]) })
  const stranger = await shop.as('stranger', { permissions: ['products'] })
  const body = { materials: [sheet(1)] }
  for (const api of [hana, stranger])
    await expect(api.staffFormulas.bring({ body })).rejects.toMatchObject({ status: 403 })
  await expect(clerk.formula.show({ params: { formula_id: id }, query: {} })).rejects.toMatchObject({ status: 404 })
})
