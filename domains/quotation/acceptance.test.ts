import { expect, test } from 'vitest'
import type { PriceStep } from '../catalog/price.ts'
import { refuseAcceptance } from './acceptance.ts'

const base: PriceStep = { step: 'base', amount: 1_000 }
const tier: PriceStep = { step: 'tier', amount: 900, min_quantity: 10, percent: 10 }
const line = (id: number, over: object = {}) => ({
  id,
  product_id: id,
  quantity: 8,
  trace: [base],
  reason: '',
  ...over,
})
const take = (...pairs: [number, number][]) => new Map(pairs)

test('a plain price holds for any part', () => {
  expect(refuseAcceptance([line(1), line(2)], take([1, 3]))).toBeNull()
})

test('no one takes more than was offered', () => {
  expect(refuseAcceptance([line(1)], take([1, 9]))).toEqual({ line_id: 1, why: 'too_many' })
})

test('the price of ten is not the price of one, however the pieces are spread over variants', () => {
  const lines = [line(1, { product_id: 5, trace: [base, tier] }), line(2, { product_id: 5, trace: [base, tier] })]
  expect(refuseAcceptance(lines, take([1, 1]))).toEqual({ line_id: 1, why: 'tier', from: 10 })
  expect(refuseAcceptance(lines, take([1, 2], [2, 8]))).toBeNull()
})

test('a price by hand is for just so many, or none', () => {
  const lines = [line(1, { reason: '단골' })]
  expect(refuseAcceptance(lines, take([1, 7]))).toEqual({ line_id: 1, why: 'whole' })
  expect(refuseAcceptance(lines, take([1, 8]))).toBeNull()
  expect(refuseAcceptance(lines, take())).toBeNull()
})
