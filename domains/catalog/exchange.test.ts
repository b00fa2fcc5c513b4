import { expect, test } from 'vitest'
import { centsFor, type ExchangeRule } from './exchange.ts'

const rule = (changes: Partial<ExchangeRule>): ExchangeRule => ({
  won_per_dollar: 1_400,
  ending: 'cent',
  rounding: 'nearest',
  ...changes,
})

test.each([
  [42_000, {}, 3_000],
  [42_001, {}, 3_000],
  [42_001, { rounding: 'up' }, 3_001],
  [42_100, { ending: 'half' }, 3_000],
  [42_100, { ending: 'half', rounding: 'up' }, 3_050],
  [42_100, { ending: 'dollar', rounding: 'up' }, 3_100],
  [43_000, { ending: 'dollar', rounding: 'down' }, 3_000],
  [42_000, { ending: 'ninety_nine' }, 2_999],
  [42_000, { ending: 'ninety_nine', rounding: 'up' }, 3_099],
] as const)('%i won by %o are %i cents', (won, changes, cents) => {
  expect(centsFor(won, rule(changes))).toBe(cents)
})

test('what is free stays free, and what costs little is not given away', () => {
  expect(centsFor(0, rule({}))).toBe(0)
  expect(centsFor(100, rule({ ending: 'dollar', rounding: 'down' }))).toBe(100)
})
