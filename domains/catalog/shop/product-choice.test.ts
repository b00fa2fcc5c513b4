import { expect, test } from 'vitest'
import { fig, prices, rules, variant } from '../testing/shown-product.ts'
import { choiceOf, type Offers } from './product-choice.ts'

const none: Offers = new Map()
const won = { offers: none, currency: 'krw' } as const
const picture = fig.picture
const scissors = {
  variant_id: 90,
  product_id: 9,
  name: '심지 가위',
  name_en: 'Wick trimmer',
  picture,
  price: prices(14_000, 1_000),
  rules: rules(prices(14_000, 1_000)),
  sold_out: false,
  left: null,
}
const chosen = { variant_id: 2, quantity: 2, add_ons: {} }

test('a choice is its pieces and what goes beside them, in the money of the page', () => {
  const product = { ...fig, add_ons: [scissors] }
  const choice = choiceOf(product, { ...chosen, add_ons: { 90: 3 } }, won)
  expect(choice.total).toEqual({ amount: 2 * 30_000 + 3 * 14_000, currency: 'krw' })
  expect(choice.line).toEqual({ variant_id: 2, quantity: 2, personal: [], add_ons: [{ variant_id: 90, quantity: 3 }] })
  expect(choiceOf(product, chosen, { ...won, currency: 'usd' }).total).toEqual({ amount: 4_400, currency: 'usd' })
})

test('a buyer’s own rules take the place of everyone’s, with the tier their number reaches', () => {
  const own = rules(prices(30_000, 2_200))
  const offers: Offers = new Map([[2, { ...own, krw: { ...own.krw, tiers: [{ min_quantity: 10, percent: 10 }] } }]])
  expect(choiceOf(fig, { ...chosen, quantity: 9 }, { ...won, offers }).price.amount).toBe(30_000)
  expect(choiceOf(fig, { ...chosen, quantity: 10 }, { ...won, offers }).price.amount).toBe(27_000)
})

test.each([
  ['fewer than the least', { min_quantity: 3 }, 1, 3],
  ['more than the most', { max_quantity: 4 }, 9, 4],
])('%s becomes that', (_, limits, quantity, expected) => {
  expect(choiceOf({ ...fig, ...limits }, { ...chosen, quantity }, won).quantity).toBe(expected)
})

test('no more can be chosen than are left', () => {
  const few = { ...fig, variants: [variant(2, ['180 g', '나무'], { left: 3 })] }
  expect(choiceOf(few, { ...chosen, quantity: 9 }, won)).toMatchObject({ quantity: 3, limits: { min: 1, max: 3 } })
})

test('what is sold out cannot be put in, beside or by itself', () => {
  expect(choiceOf(fig, { ...chosen, variant_id: 1 }, won).line).toBeNull()
  const product = { ...fig, add_ons: [{ ...scissors, sold_out: true }] }
  expect(choiceOf(product, { ...chosen, add_ons: { 90: 1 } }, won).add_ons).toEqual([])
})

test('a product that has no variant is looked at, not bought', () => {
  const choice = choiceOf({ ...fig, variants: [] }, { ...chosen, variant_id: undefined }, won)
  expect(choice).toMatchObject({ line: null, price: { amount: 30_000 } })
})
