import { expect, test } from 'vitest'
import { amountText, gramsText, readAmount } from './amounts.ts'
import { type MaterialFacts, reckon, type Weighed } from './reckon.ts'

const known = (product_id: number, limit: number, drop_mg = 50): MaterialFacts => ({
  product_id,
  drop_mg,
  limits: [{ kind: 'candle', limit, source: 'IFRA 51' }],
  composition: [],
})
const line = (unit: Weighed['unit'], amount: number, material: MaterialFacts | null = null): Weighed => ({
  unit,
  amount,
  material,
})
const of = (lines: Weighed[], batch_mg = 100_000) => reckon({ kind: 'candle', batch_mg, lines })

test('percent, grams and drops are weighed in whole milligrams', () => {
  const { lines, total_mg, rest_mg } = of([
    line('percent', 1_250),
    line('grams', 500),
    line('drops', 3, known(1, 0, 40)),
  ])
  expect(lines.map(({ mg }) => mg)).toEqual([12_500, 500, 120])
  expect([total_mg, rest_mg]).toEqual([13_120, 86_880])
})

test('exactly the limit is allowed, a hundredth of a percent more is not', () => {
  expect(of([line('percent', 800, known(1, 800))], 99_999).verdict).toBe('green')
  expect(of([line('percent', 801, known(1, 800))], 99_999).verdict).toBe('red')
  expect(of([line('grams', 8_001, known(1, 800))]).lines[0]).toMatchObject({ share: 801, verdict: 'red' })
})

test('a material in two lines is held against its limit with both', () => {
  const both = of([line('percent', 500, known(1, 800)), line('grams', 4_000, known(1, 800))])
  expect(both.lines.map(({ verdict, together }) => [verdict, together])).toEqual([
    ['red', 900],
    ['red', 900],
  ])
})

test('what no one knows is amber, never green, also beside green; red is worse', () => {
  expect(of([line('percent', 1)]).verdict).toBe('amber')
  const elsewhere = { ...known(1, 800), composition: null }
  expect(of([line('percent', 1, elsewhere), line('percent', 1, known(2, 800))]).verdict).toBe('amber')
  expect(of([line('percent', 1), line('percent', 900, known(2, 800))]).verdict).toBe('red')
})

test('where the lines are more than the batch, their sum is what is made', () => {
  const { lines, rest_mg } = of([line('grams', 150_000), line('grams', 50_000, known(1, 2_500))])
  expect(rest_mg).toBe(-100_000)
  expect(lines[1]).toMatchObject({ share: 2_500, verdict: 'green' })
})

test.each([
  ['12.5', 'percent', 1_250],
  ['0.01', 'percent', 1],
  ['100', 'percent', 10_000],
  ['0,05', 'grams', 50],
  ['7', 'drops', 7],
  ['12.50', 'percent', 1_250],
] as const)('%s %s is read as %i', (text, unit, amount) => {
  expect(readAmount(text, unit)).toBe(amount)
  expect(readAmount(amountText(amount, unit), unit)).toBe(amount)
})

test.each([
  ['', 'percent'],
  ['0', 'grams'],
  ['0.001', 'percent'],
  ['100.01', 'percent'],
  ['1.5', 'drops'],
  ['-1', 'grams'],
  ['1e3', 'grams'],
  ['NaN', 'drops'],
] as const)('%s %s is nothing that can be weighed', (text, unit) => {
  expect(readAmount(text, unit)).toBeNull()
})

test('milligrams are said as people weigh', () => {
  expect([50, 1_250_000, -1_500].map(gramsText)).toEqual(['0.05 g', '1,250 g', '-1.5 g'])
})
