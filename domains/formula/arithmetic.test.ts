import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertAmount } from './amounts.ts'
import { type MaterialFacts, partsOf, reckon, type Substance, type Weighed } from './reckon.ts'
import { scaleToLimits } from './scale.ts'
import { type FormulaUnit, formulaLimits, formulaUnits, wholePercent } from './words.ts'

const kind = 'perfume' as const
const batch = fc.integer({ min: 1_000, max: formulaLimits.batch_mg })
const unit = fc.constantFrom(...formulaUnits)

const substance = (cas: string, limit_ppm: number, ppm: number): Substance => ({
  cas,
  name: cas,
  name_en: cas,
  ppm,
  limits: [{ kind, limit_ppm, source: '시험' }],
})
const material = (product_id: number, composition: Substance[] | null): MaterialFacts => ({
  product_id,
  drop_mg: 40,
  limits: [],
  composition,
})
const alcohol = material(1, [])
const linalool = (ppm: number) => substance('78-70-6', 20_000, ppm)
const citral = (ppm: number) => substance('5392-40-5', 6_000, ppm)
const materials = [
  alcohol,
  material(2, [linalool(350_000), citral(2_000)]),
  material(3, [linalool(80_000), citral(4_000)]),
  material(4, [citral(700_000)]),
  material(5, null),
  null,
]
const most: Record<FormulaUnit, number> = { percent: 1_500, grams: 3_000_000, drops: 60 }
const line: fc.Arbitrary<Weighed> = unit.chain((unit) =>
  fc.record({
    unit: fc.constant(unit),
    amount: fc.integer({ min: 1, max: most[unit] }),
    material: fc.constantFrom(...materials),
  }),
)
const recipe = fc.record({
  kind: fc.constant(kind),
  batch_mg: batch,
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
})

/** Lines in percent that are the whole batch together. */
const whole = fc
  .uniqueArray(fc.integer({ min: 1, max: wholePercent - 1 }), { maxLength: 12 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), wholePercent])
  .map((ends) => ends.slice(1).map((end, at) => end - (ends[at] ?? 0)))
const percents = (amounts: readonly number[]): Weighed[] =>
  amounts.map((amount) => ({ unit: 'percent', amount, material: null }))

test('percents that add up to a hundred weigh the whole batch, and each share is what was written', () => {
  fc.assert(
    fc.property(whole, batch, (amounts, batch_mg) => {
      const found = reckon({ kind, batch_mg, lines: percents(amounts) })
      expect(found).toMatchObject({ percent: wholePercent, total_mg: batch_mg, rest_mg: 0 })
      expect(found.lines.map(({ share }) => share)).toEqual(amounts)
      const weighed = found.lines.reduce((sum, { mg }) => sum + mg, 0)
      expect(Math.abs(weighed - batch_mg)).toBeLessThanOrEqual(amounts.length / 2)
    }),
  )
})

test('a larger batch has the same shares and verdicts, and weighs as many times as much', () => {
  const parts = fc.array(fc.record({ amount: fc.integer({ min: 1, max: 2_000 }), of: fc.constantFrom(...materials) }), {
    minLength: 1,
    maxLength: 5,
  })
  fc.assert(
    fc.property(
      parts,
      fc.integer({ min: 1_000, max: 1_000_000 }),
      fc.integer({ min: 2, max: 100 }),
      (parts, batch_mg, times) => {
        const lines = parts.map(({ amount, of }): Weighed => ({ unit: 'percent', amount, material: of }))
        const [small, large] = [reckon({ kind, batch_mg, lines }), reckon({ kind, batch_mg: batch_mg * times, lines })]
        expect(large).toMatchObject({ load: small.load, highest_load: small.highest_load, verdict: small.verdict })
        expect(large.lines.map(({ share }) => share)).toEqual(small.lines.map(({ share }) => share))
        for (const [at, { mg }] of small.lines.entries())
          expect(Math.abs((large.lines[at]?.mg ?? 0) - mg * times)).toBeLessThanOrEqual((times + 1) / 2)
      },
    ),
  )
})

test('a unit and back is the same amount, within half of what the coarser unit can say, and stays', () => {
  const converted = fc.record({
    batch_mg: fc.integer({ min: 1_000, max: 5_000_000 }),
    drop_mg: fc.integer({ min: 10, max: 100 }),
    from: unit,
    to: unit,
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(converted, ({ batch_mg, drop_mg, from, to, part }) => {
      const one: Record<FormulaUnit, number> = { percent: batch_mg / wholePercent, grams: 1, drops: drop_mg }
      // At least one whole of the other unit: less than that cannot be said in it.
      const least = Math.ceil(one[to] / one[from])
      const amount = least + Math.floor(part * Math.max(0, batch_mg / one[from] - least))
      // The most that a unit can say may be rounded to more than that.
      fc.pre(amount + least <= formulaLimits.amount[from])
      const there = convertAmount({ unit: from, amount, drop_mg, batch_mg }, to)
      if (there === null) return
      const back = convertAmount({ unit: to, amount: there, drop_mg, batch_mg }, from)
      if (back === null) throw new Error('what came from a unit fits into it')
      expect(Math.abs(back - amount) * one[from]).toBeLessThanOrEqual((one[to] + one[from]) / 2 + 1e-6)
      if (one[to] >= one[from]) expect(convertAmount({ unit: from, amount: back, drop_mg, batch_mg }, to)).toBe(there)
    }),
    { numRuns: 1_000 },
  )
})

/** In whole numbers: whether a substance is more than its limit, and whether one is so close that only rounding tells. */
function judgeExactly({ batch_mg, lines }: { batch_mg: number; lines: readonly Weighed[] }) {
  const parts = lines.map((line) => BigInt(partsOf(line, batch_mg)))
  const sum = parts.reduce((all, one) => all + one, 0n)
  const made = sum > BigInt(batch_mg * wholePercent) ? sum : BigInt(batch_mg * wholePercent)
  const limits = new Map([linalool(0), citral(0)].map(({ cas, limits }) => [cas, limits[0]?.limit_ppm ?? 0]))
  const rooms = [...limits].map(([cas, limit]) => {
    const used = lines.reduce((all, { material }, at) => {
      const ppm = material?.composition?.find((each) => each.cas === cas)?.ppm ?? 0
      return all + (parts[at] ?? 0n) * BigInt(ppm)
    }, 0n)
    return { over: used - BigInt(limit) * made, unit: made }
  })
  return {
    isOver: rooms.some(({ over }) => over > 0n),
    isClose: rooms.some(({ over, unit }) => over > 0n && over <= unit / 10n),
  }
}

test('a formula is over its limits exactly where whole numbers say so', () => {
  fc.assert(
    fc.property(recipe, (recipe) => {
      const exactly = judgeExactly(recipe)
      fc.pre(!exactly.isClose)
      const { verdict } = reckon(recipe)
      expect(verdict === 'red').toBe(exactly.isOver)
      // What is not known is never green.
      if (recipe.lines.some(({ material }) => !material?.composition)) expect(verdict).not.toBe('green')
    }),
    { numRuns: 1_000 },
  )
})

test('whatever is too strong is within its limits once scaled, is the same blend, and never more than before', () => {
  fc.assert(
    fc.property(recipe, (recipe) => {
      const before = reckon(recipe)
      const scaled = scaleToLimits(recipe)
      if (before.verdict !== 'red') {
        expect(scaled).toBeNull()
        return
      }
      const lines = recipe.lines.map((line, at) => ({ ...line, ...scaled?.[at] }))
      const after = reckon({ ...recipe, lines })
      expect(judgeExactly({ ...recipe, lines })).not.toMatchObject({ isOver: true, isClose: false })
      expect(after.verdict).not.toBe('red')
      expect(after.total_mg).toBeLessThanOrEqual(before.total_mg)
      // Each was made less by the same factor and rounded down: one factor explains them all.
      const less = recipe.lines.flatMap((line, at) => {
        const now = lines[at]
        return now && line.material !== alcohol && now.unit === line.unit && now.amount > 1 ? [{ line, now }] : []
      })
      const lowest = Math.max(0, ...less.map(({ line, now }) => now.amount / line.amount))
      const highest = Math.min(1, ...less.map(({ line, now }) => (now.amount + 1) / line.amount))
      expect(lowest).toBeLessThanOrEqual(highest)
    }),
    { numRuns: 1_000 },
  )
})
