import { expect, test } from 'vitest'
import { type Burn, chooseWicks, judge, type Setup, type WickData, wicksIn } from './model.ts'

const soy: Setup = { diameter_mm: 72, wax: 'soy', load: 8, additive: 'none' }
const wick = (variant_id: number, pool_mm: number, kind: WickData['kind'] = 'cotton') => ({ variant_id, pool_mm, kind })
const wicks = [wick(1, 54), wick(2, 65), wick(3, 72), wick(4, 68, 'wood')]
const burn = (more: Partial<Burn> = {}): Burn => ({
  ...soy,
  variant_id: 2,
  pool_mm: 62,
  flame: 'steady',
  has_soot: false,
  ...more,
})

test('a worked example: 65 mm with six percent is 62 mm with eight, 86 percent of 72 mm', () => {
  const judged = judge(wick(2, 65), soy, [])
  expect(Math.round(judged.share * 72)).toBe(62)
  expect(judged).toMatchObject({ confidence: 60, tested: 0 })
})

test('three are chosen: the surest, its neighbour, and the other kind', () => {
  expect(chooseWicks(wicks, soy, []).map(({ variant_id, role }) => [variant_id, role])).toEqual([
    [2, 'first'],
    [3, 'thicker'],
    [4, 'other'],
  ])
})

test('with much fragrance or an additive the neighbour is a thicker one', () => {
  const roles = (setup: Setup) => chooseWicks(wicks, setup, []).map(({ role }) => role)
  expect(roles({ ...soy, load: 9 })).toContain('thicker')
  expect(roles({ ...soy, load: 6, additive: 'vybar' })).toContain('thicker')
})

test('a burn with soot lowers the confidence, a good one raises what was doubtful', () => {
  const before = judge(wick(2, 65), soy, []).confidence
  expect(judge(wick(2, 65), soy, [burn({ has_soot: true })]).confidence).toBeLessThan(before)
  const doubtful = wick(2, 58)
  const good = judge(doubtful, soy, [burn()])
  expect(good.confidence).toBeGreaterThan(judge(doubtful, soy, []).confidence)
  expect(good).toMatchObject({ good: 1, tested: 1 })
})

test('burns in other waxes, vessels and loads say nothing', () => {
  const far = [burn({ wax: 'beeswax' }), burn({ diameter_mm: 90 }), burn({ load: 12 }), burn({ variant_id: 9 })]
  expect(judge(wick(2, 65), soy, far)).toEqual(judge(wick(2, 65), soy, []))
})

test('wide vessels take several wicks', () => {
  expect([72, 100, 125].map((mm) => wicksIn(mm).count)).toEqual([1, 2, 3])
})

/** Small whole numbers that look random and are the same in every run. */
const numbers = (seed: number) => (below: number) => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % below
}

function anyBurns(seed: number): Burn[] {
  const next = numbers(seed)
  return Array.from({ length: next(40) }, () =>
    burn({
      diameter_mm: 66 + next(13),
      load: 6 + next(5),
      pool_mm: 5 + next(62),
      flame: (['low', 'steady', 'high'] as const)[next(3)] ?? 'steady',
      has_soot: next(2) === 0,
    }),
  )
}

test('whatever was burned, a confidence is between 0 and 100, and the same burns with soot never raise it', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const burns = anyBurns(seed)
    const { confidence, good, tested } = judge(wick(2, 65), soy, burns)
    expect(confidence).toBeGreaterThanOrEqual(0)
    expect(confidence).toBeLessThanOrEqual(100)
    expect(good).toBeLessThanOrEqual(tested)
    const sooty = burns.map((each) => ({ ...each, has_soot: true }))
    expect(judge(wick(2, 65), soy, sooty).confidence).toBeLessThanOrEqual(confidence)
  }
})
