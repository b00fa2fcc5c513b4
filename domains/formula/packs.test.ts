import { expect, test } from 'vitest'
import { choosePacks, contentOf, type Pack } from './packs.ts'

const pack = (variant_id: number, grams: number, unit_amount: number, more: Partial<Pack> = {}): Pack => ({
  variant_id,
  content_mg: grams * 1_000,
  unit_amount,
  min: 1,
  max: 99,
  ...more,
})
const chosen = (packs: Pack[], grams: number) =>
  Object.fromEntries(choosePacks(packs, grams * 1_000).chosen.map(({ variant_id, quantity }) => [variant_id, quantity]))

const oils = [pack(10, 10, 4_000), pack(30, 30, 10_000), pack(100, 100, 26_000)]

test.each([
  [1, { 10: 1 }],
  [10, { 10: 1 }],
  [11, { 10: 2 }],
  [30, { 30: 1 }],
  [40, { 10: 1, 30: 1 }],
  // Three of thirty cost more than one of a hundred.
  [90, { 100: 1 }],
  [101, { 10: 1, 100: 1 }],
  [1_000, { 100: 10 }],
  [1_001, { 10: 1, 100: 10 }],
])('%i g are covered at the least cost', (grams, packs) => {
  expect(chosen(oils, grams)).toEqual(packs)
})

test('of two ways that cost the same, the one with less left over', () => {
  expect(chosen([pack(1, 50, 5_000), pack(2, 40, 5_000)], 30)).toEqual({ 2: 1 })
})

test('stock, and the least and most that are sold at once, are kept to', () => {
  expect(chosen([pack(10, 10, 4_000), pack(100, 100, 26_000, { max: 0 })], 90)).toEqual({ 10: 9 })
  expect(chosen([pack(10, 10, 4_000, { min: 3 }), pack(100, 100, 26_000)], 5)).toEqual({ 10: 3 })
  expect(chosen([pack(10, 10, 1_000, { min: 3, max: 4 }), pack(100, 100, 5_000)], 45)).toEqual({ 100: 1 })
  expect(chosen([pack(10, 10, 1_000, { min: 5, max: 4 })], 10)).toEqual({})
})

test('where there is not enough, all there is', () => {
  const { chosen, covered_mg } = choosePacks([pack(1, 10, 4_000, { max: 3 }), pack(2, 30, 9_000, { max: 1 })], 500_000)
  expect(chosen.map(({ quantity }) => quantity)).toEqual([3, 1])
  expect(covered_mg).toBe(60_000)
  expect(choosePacks([], 10)).toEqual({ chosen: [], covered_mg: 0 })
})

test('whatever is needed is covered, never dearer than one size alone, and soon', () => {
  const many = [7, 13, 29, 101, 499, 1_003].map((grams, at) => pack(at, grams, grams * 100 + 500, { max: 999 }))
  const startedAt = performance.now()
  for (let needed = 1; needed < 900_000_000; needed = Math.ceil(needed * 1.7)) {
    const { chosen, covered_mg } = choosePacks(many, needed)
    expect(covered_mg).toBeGreaterThanOrEqual(needed)
    const amount = chosen.reduce(
      (sum, { variant_id, quantity }) => sum + (many[variant_id]?.unit_amount ?? 0) * quantity,
      0,
    )
    const alone = many.map(({ content_mg, unit_amount }) => {
      const count = Math.ceil(needed / content_mg)
      return count <= 999 ? count * unit_amount : Number.POSITIVE_INFINITY
    })
    expect(amount).toBeLessThanOrEqual(Math.min(...alone) * 1.02)
  }
  expect(performance.now() - startedAt).toBeLessThan(5_000)
})

test.each([
  ['10 ml', 9_000],
  ['1 L', 900_000],
  ['500g', 500_000],
  ['소이왁스 1 kg', 1_000_000],
  ['10 ml × 3', 27_000],
  ['나무 심지', null],
  ['3 glasses', null],
])('%s holds %s mg', (text, mg) => {
  expect(contentOf(text, 900)).toBe(mg)
})

/** Every way to buy, tried one by one: the least money, and the least that the packs hold. */
function bestByTrying(packs: readonly Pack[], needed_mg: number): { amount: number; content: number } {
  const best = { amount: Infinity, content: Infinity }
  const visit = (rest: readonly Pack[], amount: number, content: number) => {
    const [first, ...others] = rest
    if (!first) {
      if (content < needed_mg) return
      best.amount = Math.min(best.amount, amount)
      best.content = Math.min(best.content, content)
      return
    }
    for (let count = 0; count <= first.max; count += 1)
      if (count === 0 || count >= first.min)
        visit(others, amount + count * first.unit_amount, content + count * first.content_mg)
  }
  visit(packs, 0, 0)
  return best
}

test.each(['cost', 'waste'] as const)(
  'least %s: no other choice is better, all of them tried on small cases',
  (aim) => {
    let state = 5
    const next = (max: number) => {
      state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
      return Math.floor((state / 4_294_967_296) * max)
    }
    for (let round = 0; round < 300; round += 1) {
      const packs = Array.from({ length: 1 + next(3) }, (_, at): Pack => {
        const min = 1 + next(2)
        return {
          variant_id: at + 1,
          content_mg: (1 + next(12)) * 1_000,
          unit_amount: 100 + next(5_000),
          min,
          max: min + next(5),
        }
      })
      const all = packs.reduce((sum, { content_mg, max }) => sum + content_mg * max, 0)
      const needed_mg = 1 + next(all)
      const { chosen, covered_mg } = choosePacks(packs, needed_mg, aim)
      const amount = chosen.reduce(
        (sum, { variant_id, quantity }) => sum + (packs[variant_id - 1]?.unit_amount ?? 0) * quantity,
        0,
      )
      const best = bestByTrying(packs, needed_mg)
      expect(covered_mg).toBeGreaterThanOrEqual(needed_mg)
      if (aim === 'cost') expect(amount, JSON.stringify({ packs, needed_mg })).toBe(best.amount)
      else expect(covered_mg, JSON.stringify({ packs, needed_mg })).toBe(best.content)
    }
  },
)
