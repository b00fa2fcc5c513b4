import { expect, test } from 'vitest'
import { type MaterialFacts, reckon, type Substance, type Weighed } from './reckon.ts'
import { scaleToLimits } from './scale.ts'

const limit = (limit_ppm: number): Substance['limits'] => [{ kind: 'perfume', limit_ppm, source: '시험' }]
const linalool = (ppm: number): Substance => ({
  cas: '78-70-6',
  name: '리날룰',
  name_en: 'Linalool',
  ppm,
  limits: limit(20_000),
})
const citral = (ppm: number): Substance => ({
  cas: '5392-40-5',
  name: '시트랄',
  name_en: 'Citral',
  ppm,
  limits: limit(6_000),
})
const material = (product_id: number, composition: Substance[] | null): MaterialFacts => ({
  product_id,
  drop_mg: 40,
  limits: [],
  composition,
})
const alcohol = material(1, [])
const lavender = material(2, [linalool(350_000), citral(2_000)])
const bergamot = material(3, [linalool(80_000), citral(4_000)])
const percent = (amount: number, of: MaterialFacts | null): Weighed => ({ unit: 'percent', amount, material: of })
const of = (lines: Weighed[], batch_mg = 100_000) => ({ kind: 'perfume' as const, batch_mg, lines })

/**
 * By hand. 100 g: 88 g alcohol, 4 g lavender, 8 g bergamot.
 * Linalool: 4 % × 35 % + 8 % × 8 % = 1.40 % + 0.64 % = 2.04 % of the perfume, of which 2 % are allowed.
 * Citral: 4 % × 0.2 % + 8 % × 0.4 % = 0.008 % + 0.032 % = 0.04 %, of which 0.6 % are allowed.
 * So linalool binds: 2 / 2.04 = 0.98039 of the 12 % of fragrance = 11.76 % at most.
 */
test('a substance is summed across materials, and the one that allows least is named', () => {
  const found = reckon(of([percent(8_800, alcohol), percent(400, lavender), percent(800, bergamot)]))
  expect(found.substances.map(({ name, ppm, limit_ppm }) => [name, ppm, limit_ppm])).toEqual([
    ['리날룰', 20_400, 20_000],
    ['시트랄', 400, 6_000],
  ])
  expect(found).toMatchObject({ verdict: 'red', load: 1_200, highest_load: 1_176, binding: 1 })
  expect(found.lines.map(({ verdict, limit, substance }) => [verdict, limit, substance?.name])).toEqual([
    ['green', null, undefined],
    ['red', 392, '리날룰'],
    ['red', 784, '리날룰'],
  ])
})

test('scaling down keeps the blend, fills with the carrier and is within the limit', () => {
  const recipe = of([percent(8_800, alcohol), percent(400, lavender), percent(800, bergamot)])
  const scaled = scaleToLimits(recipe)
  expect(scaled?.map(({ amount }) => amount)).toEqual([8_824, 392, 784])
  const lines = recipe.lines.map((line, at) => ({ ...line, ...scaled?.[at] }))
  expect(reckon({ ...recipe, lines })).toMatchObject({ verdict: 'green', percent: 10_000 })
})

test('an unknown composition is amber, within its own limit and beside green; too much of it is red', () => {
  const known = { ...material(4, null), limits: [{ kind: 'perfume' as const, limit: 500, source: '제조사' }] }
  expect(reckon(of([percent(400, known)])).verdict).toBe('amber')
  expect(reckon(of([percent(501, known)])).verdict).toBe('red')
  expect(reckon(of([percent(9_000, alcohol), percent(1, material(5, null))])).verdict).toBe('amber')
  expect(reckon(of([percent(9_000, alcohol), percent(1, null)])).verdict).toBe('amber')
})

test('a substance without a limit for what is made is amber too', () => {
  const candle = { ...of([percent(1, lavender)]), kind: 'candle' as const }
  expect(reckon(candle)).toMatchObject({ verdict: 'amber', highest_load: null, binding: null })
})

test('what is not allowed at all is not scaled: it has to go', () => {
  const banned: Substance = { cas: '1', name: '금지', name_en: 'Banned', ppm: 10, limits: limit(0) }
  const recipe = of([percent(9_000, alcohol), percent(100, material(6, [banned]))])
  expect(reckon(recipe)).toMatchObject({ verdict: 'red', highest_load: 0 })
  expect(scaleToLimits(recipe)).toBeNull()
})

test('lines that are more than the batch are scaled until they fit beside a carrier that is written in percent', () => {
  const grams = { unit: 'grams', amount: 2_134, material: lavender } as const
  const recipe = of([percent(1, alcohol), grams], 1_000)
  const lines = recipe.lines.map((line, at) => ({ ...line, ...scaleToLimits(recipe)?.[at] }))
  expect(reckon({ ...recipe, lines }).verdict).toBe('green')
})
