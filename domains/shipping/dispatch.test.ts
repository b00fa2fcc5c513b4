import { expect, test } from 'vitest'
import { dispatchDay } from './dispatch.ts'
import { firstShippingRules } from './server/first-rules.ts'

test.each([
  ['on a workday before the cut-off it leaves the same day', '2026-11-16T13:59:59+09:00', '2026-11-16'],
  ['at the cut-off it is too late', '2026-11-16T14:00:00+09:00', '2026-11-17'],
  ['on a Friday afternoon it waits for Monday', '2026-11-20T18:00:00+09:00', '2026-11-23'],
  ['on a Saturday morning, too', '2026-11-21T09:00:00+09:00', '2026-11-23'],
  ['before Christmas and a weekend it waits over both', '2026-12-24T15:00:00+09:00', '2026-12-28'],
  ['on a holiday nothing leaves', '2027-01-01T09:00:00+09:00', '2027-01-04'],
  ['a late evening elsewhere is the next morning in Seoul', '2026-11-16T23:30:00Z', '2026-11-17'],
])('%s', (_, at, day) => {
  expect(dispatchDay(new Date(at), firstShippingRules)).toBe(day)
})

test('another hour and another holiday hold as soon as staff say so', () => {
  const rules = { cut_off: '09:30', holidays: ['2026-11-17'] }
  expect(dispatchDay(new Date('2026-11-16T09:29:59+09:00'), rules)).toBe('2026-11-16')
  expect(dispatchDay(new Date('2026-11-16T09:30:00+09:00'), rules)).toBe('2026-11-18')
})
