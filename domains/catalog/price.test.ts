import { expect, test } from 'vitest'
import { type PriceRules, replay, unitPrice } from './price.ts'

const at = new Date('2026-11-15T12:00:00Z')
const plain: PriceRules = { currency: 'krw', base: 42_000, sale: null, grade: null, tiers: [] }
const steps = (rules: PriceRules, quantity = 1) => unitPrice(rules, { quantity, at }).trace.map(({ step }) => step)

test('without any rule the price is the base', () => {
  expect(unitPrice(plain, { quantity: 3, at })).toEqual({
    amount: 42_000,
    list_amount: 42_000,
    trace: [{ step: 'base', amount: 42_000 }],
  })
})

test('a sale cuts a dearer variant by the same share, and only in its days', () => {
  const sale = { base: 30_000, price: 24_000, from: new Date('2026-11-01'), to: new Date('2026-12-01') }
  expect(unitPrice({ ...plain, sale }, { quantity: 1, at }).amount).toBe(33_600)
  expect(unitPrice({ ...plain, sale }, { quantity: 1, at: new Date('2026-12-01') }).amount).toBe(42_000)
  expect(unitPrice({ ...plain, sale }, { quantity: 1, at: new Date('2026-10-31') }).amount).toBe(42_000)
})

test('a grade price counts only where it is lower than the sale', () => {
  const sale = { base: 42_000, price: 30_000, from: null, to: null }
  expect(steps({ ...plain, sale, grade: { name: 'gold', price: 35_000 } })).toEqual(['base', 'sale'])
  expect(steps({ ...plain, sale, grade: { name: 'wholesale', price: 25_000 } })).toEqual(['base', 'sale', 'grade'])
})

test('the best tier the quantity reaches comes last, rounded to tens in the buyer’s favour', () => {
  const tiers = [
    { min_quantity: 10, percent: 5 },
    { min_quantity: 50, percent: 12 },
  ]
  expect(unitPrice({ ...plain, tiers }, { quantity: 9, at }).amount).toBe(42_000)
  expect(unitPrice({ ...plain, tiers }, { quantity: 10, at }).amount).toBe(39_900)
  expect(unitPrice({ ...plain, base: 12_345, tiers }, { quantity: 60, at }).amount).toBe(10_860)
})

test('what staff typed is never rounded', () => {
  expect(unitPrice({ ...plain, base: 12_345 }, { quantity: 1, at }).amount).toBe(12_345)
})

test('the trace of 10,000 random combinations gives the price again, never dearer than the base', () => {
  const random = seeded(20_261_115)
  const below = (max: number) => Math.floor(random() * max)
  for (let round = 0; round < 10_000; round += 1) {
    const base = 1 + below(1_000_000)
    const rules: PriceRules = {
      currency: round % 2 ? 'krw' : 'usd',
      base,
      sale: random() < 0.5 ? { base: 1 + below(1_000_000), price: below(1_000_000), from: null, to: null } : null,
      grade: random() < 0.5 ? { name: 'dealer', price: below(1_000_000) } : null,
      tiers: Array.from({ length: below(4) }, () => ({ min_quantity: 2 + below(99), percent: 1 + below(90) })),
    }
    const price = unitPrice(rules, { quantity: 1 + below(120), at })
    expect(replay(price.trace)).toBe(price.amount)
    expect(price.amount).toBeLessThanOrEqual(base)
    expect(price.amount).toBeGreaterThanOrEqual(0)
    expect(price.trace.at(-1)?.amount).toBe(price.amount)
  }
})

/** The same numbers in every run. */
function seeded(state: number) {
  let seed = state
  return () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return seed / 4_294_967_296
  }
}
