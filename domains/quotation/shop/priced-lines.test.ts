import type { Currency } from '@sillage/kit/money.ts'
import { notFound, unexpected } from '@sillage/kit/problem.ts'
import { expect, test } from 'vitest'
import type { Terms } from '../../catalog/shop/product-choice.ts'
import { fig, prices, rules } from '../../catalog/testing/shown-product.ts'
import { priceLine, priceTogether, sumOf } from './priced-lines.ts'

const everyones = (currency: Currency): Terms => ({ offers: new Map(), currency })
const answer = (product?: typeof fig, { error = null as unknown, terms = everyones('krw') } = {}) => ({
  product,
  error,
  terms,
})
const large = { product_id: 1002, variant_id: 3, quantity: 10 }

test('a line costs its variant as often as it is wanted, in the currency of the page', () => {
  expect(priceLine(large, answer(fig))).toMatchObject({ sum: { amount: 420_000, currency: 'krw' } })
  expect(priceLine(large, answer(fig, { terms: everyones('usd') }))).toMatchObject({
    sum: { amount: 31_000, currency: 'usd' },
  })
})

test('a product without variants costs what it says itself', () => {
  const plain = priceLine({ ...large, variant_id: null }, answer({ ...fig, variants: [] }))
  expect(plain).toMatchObject({ state: 'offered', sum: { amount: 300_000 } })
})

test('sold out belongs to the variant', () => {
  expect(priceLine({ ...large, variant_id: 4 }, answer(fig))).toMatchObject({ sold_out: true })
  expect(priceLine(large, answer(fig))).toMatchObject({ sold_out: false })
})

test('what is no longer sold counts for nothing, what is not known leaves no sum', () => {
  const known = priceLine(large, answer(fig))
  const hidden = priceLine(large, answer(undefined, { error: notFound() }))
  const renewed = priceLine({ ...large, variant_id: 99 }, answer(fig))
  expect([hidden.state, renewed.state]).toEqual(['gone', 'gone'])
  expect(sumOf([known, hidden, renewed, known], 'krw')).toEqual({ amount: 840_000, currency: 'krw' })
  expect(sumOf([], 'usd')).toEqual({ amount: 0, currency: 'usd' })
  const waiting = priceLine(large, answer())
  const failed = priceLine(large, answer(undefined, { error: unexpected() }))
  expect([waiting.state, failed.state]).toEqual(['waiting', 'failed'])
  expect(sumOf([known, waiting], 'krw')).toBeNull()
  expect(sumOf([known, failed], 'krw')).toBeNull()
})

test('a buyer of a grade pays its price, and the tier that all pieces of the product reach together', () => {
  const plain = rules(prices(38_000, 2800))
  const tiers = [{ min_quantity: 100, percent: 10 }]
  const own = { krw: { ...plain.krw, tiers }, usd: { ...plain.usd, tiers } }
  const terms = { offers: new Map([[3, own]]), currency: 'krw' as const }
  expect(priceLine(large, answer(fig, { terms }))).toMatchObject({
    price: { amount: 38_000 },
    sum: { amount: 380_000 },
  })
  const many = priceLine(large, answer(fig, { terms }), 100)
  expect(many).toMatchObject({ price: { amount: 34_200 }, sum: { amount: 342_000 } })
})

test('pieces that are no longer sold help no others to a tier', () => {
  const plain = rules(prices(38_000, 2800))
  const tiers = [{ min_quantity: 100, percent: 10 }]
  const own = { krw: { ...plain.krw, tiers }, usd: { ...plain.usd, tiers } }
  const terms = { offers: new Map([[3, own]]), currency: 'krw' as const }
  const gone = { ...large, variant_id: 999, quantity: 95 }
  const [priced] = priceTogether([large, gone], () => answer(fig, { terms }))
  expect(priced).toMatchObject({ price: { amount: 38_000 } })
})

test('until a member’s own prices are known, no other stands in for them', () => {
  expect(priceLine(large, { product: fig, terms: undefined, error: null }).state).toBe('waiting')
})
