import { notFound, unexpected } from '@sillage/kit/problem.ts'
import { expect, test } from 'vitest'
import { fig } from '../../catalog/shop/testing.ts'
import { priceLine, sumOf } from './priced-lines.ts'

const answer = (data?: typeof fig, error: unknown = null) => ({ data, error })
const large = { product_id: 1002, variant_id: 3, quantity: 10 }

test('a line costs its variant as often as it is wanted, in the currency of the page', () => {
  expect(priceLine(large, answer(fig), 'krw')).toMatchObject({ sum: { amount: 420_000, currency: 'krw' } })
  expect(priceLine(large, answer(fig), 'usd')).toMatchObject({ sum: { amount: 31_000, currency: 'usd' } })
})

test('a product without variants costs what it says itself', () => {
  const plain = priceLine({ ...large, variant_id: null }, answer({ ...fig, variants: [] }), 'krw')
  expect(plain).toMatchObject({ state: 'offered', sum: { amount: 300_000 } })
})

test('sold out belongs to the variant', () => {
  expect(priceLine({ ...large, variant_id: 4 }, answer(fig), 'krw')).toMatchObject({ sold_out: true })
  expect(priceLine(large, answer(fig), 'krw')).toMatchObject({ sold_out: false })
})

test('what is no longer sold counts for nothing, what is not known leaves no sum', () => {
  const known = priceLine(large, answer(fig), 'krw')
  const hidden = priceLine(large, answer(undefined, notFound()), 'krw')
  const renewed = priceLine({ ...large, variant_id: 99 }, answer(fig), 'krw')
  expect([hidden.state, renewed.state]).toEqual(['gone', 'gone'])
  expect(sumOf([known, hidden, renewed, known], 'krw')).toEqual({ amount: 840_000, currency: 'krw' })
  expect(sumOf([], 'usd')).toEqual({ amount: 0, currency: 'usd' })
  const waiting = priceLine(large, answer(), 'krw')
  const failed = priceLine(large, answer(undefined, unexpected()), 'krw')
  expect([waiting.state, failed.state]).toEqual(['waiting', 'failed'])
  expect(sumOf([known, waiting], 'krw')).toBeNull()
  expect(sumOf([known, failed], 'krw')).toBeNull()
})
