import { expect, test } from 'vitest'
import type { Proposal } from '../staff-contract.ts'
import { exactMatches, leftOf, splitThatFits, withPart, wonOf } from './deposit-parts.ts'

const short = (payment_id: number, missing_amount: number): Proposal => ({
  payment_id,
  order_id: payment_id,
  order_no: `261117-${payment_id}`,
  name: '정다온',
  state: 'waiting_for_deposit',
  missing_amount,
  sureness: 'name',
})

test('orders that together are short of the deposit are offered as a split', () => {
  const proposals = [short(1, 57_600), short(2, 9_000), short(3, 70_400), short(4, 0)]
  expect(splitThatFits({ amount: 128_000, proposals })?.map(({ payment_id }) => payment_id)).toEqual([1, 3])
  expect(splitThatFits({ amount: 137_000, proposals })).toHaveLength(3)
  expect(splitThatFits({ amount: 57_600, proposals })).toBeNull()
})

test('only what fits one order, and nothing else fits, is matched with others at once', () => {
  const exact = (payment_id: number): Proposal => ({ ...short(payment_id, 9_000), sureness: 'exact' })
  const deposits = [
    { id: 1, proposals: [exact(1)] },
    { id: 2, proposals: [short(2, 9_000)] },
    { id: 3, proposals: [exact(3), exact(4)] },
    { id: 5, proposals: [exact(5)] },
    { id: 6, proposals: [exact(5)] },
  ]
  expect(exactMatches(deposits)).toEqual([{ deposit_id: 1, payment_id: 1 }])
})

test('an order is given what it is short of, and never more than is left', () => {
  const first = withPart(60_000, [], short(1, 57_600))
  const both = withPart(60_000, first, short(2, 9_000))
  expect(both.map(({ typed }) => typed)).toEqual(['57600', '2400'])
  expect(leftOf(60_000, both)).toBe(0)
  expect(withPart(60_000, both, short(3, 5_000)).at(-1)?.typed).toBe('')
})

test.each([
  ['57,600', 57_600],
  ['57600원', 57_600],
  ['', null],
  ['0', null],
  ['-5', null],
  ['1.5', null],
])('%j is %j won', (typed, won) => expect(wonOf(typed)).toBe(won))
