import { expect, test } from 'vitest'
import { claimStateNames, claimStates, claimTransitions } from '../claim/words.ts'
import { couponStates, couponTransitions } from '../coupon/words.ts'
import { pointMoves, pointStates, pointTransitions } from '../point/words.ts'
import { quotationStates, quotationTransitions } from '../quotation/words.ts'
import { livePaymentStates, paymentStates, paymentTransitions } from './payment-words.ts'
import {
  lineStateNames,
  lineStates,
  lineTransitions,
  receiptStates,
  receiptTransitions,
  shipmentStates,
  shipmentTransitions,
} from './words.ts'

type Table = Record<string, readonly string[]>

/** Every state that can be reached from the first. */
function reached(table: Table, first: string): string[] {
  const seen = new Set([first])
  for (const state of seen) for (const next of table[state] ?? []) seen.add(next)
  return [...seen].toSorted()
}

const finals = (table: Table) => Object.keys(table).filter((state) => table[state]?.length === 0)

test.each([
  ['line', lineTransitions, lineStates, ['canceled', 'returned', 'exchanged', 'sold_out']],
  ['shipment', shipmentTransitions, shipmentStates, ['delivered', 'returned']],
  ['claim', claimTransitions, claimStates, ['done', 'rejected', 'withdrawn']],
  ['payment', paymentTransitions, paymentStates, ['canceled']],
  ['coupon', couponTransitions, couponStates, ['expired']],
  ['point', pointTransitions, pointStates, ['expired', 'revoked']],
  ['receipt', receiptTransitions, receiptStates, ['canceled']],
  ['quotation', quotationTransitions, quotationStates, ['declined']],
] as const)('every state of a %s can be reached, and only its ends have no way out', (_, table, states, ends) => {
  expect(reached(table, states[0])).toEqual([...states].toSorted())
  expect(finals(table).toSorted()).toEqual([...ends].toSorted())
})

test('screens have a name for every state of a line and of a claim', () => {
  expect(Object.keys(lineStateNames).toSorted()).toEqual([...lineStates].toSorted())
  expect(Object.keys(claimStateNames).toSorted()).toEqual([...claimStates].toSorted())
})

test('a payment that is put aside, or abandoned for another method, moves as the transition table says', () => {
  expect(paymentTransitions.waiting_for_deposit).toContain('aborted')
  // Whatever money may still be laid to can be set aside; what brought its money cannot.
  const aside = paymentStates.filter((state) => (paymentTransitions[state] as readonly string[]).includes('unknown'))
  const open = paymentStates.filter((state) => (paymentTransitions[state] as readonly string[]).includes('done'))
  expect(aside.toSorted()).toEqual(open.filter((state) => state !== 'unknown').toSorted())
  expect(livePaymentStates).not.toContain('canceled')
})

test('every reason of a statement is a move that the machine of points knows, and each of its moves has a reason', () => {
  const moves = Object.values(pointMoves).flatMap(({ from, to }) => (from ? [`${from} ${to}`] : []))
  const known = pointStates.flatMap((from) => pointTransitions[from].map((to) => `${from} ${to}`))
  expect([...new Set(moves)].toSorted()).toEqual(known.toSorted())
})
