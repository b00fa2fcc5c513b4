import { expect, test } from 'vitest'
import { openState } from './words.ts'

const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, open: '11:00', close: '20:00' }))
const hours = { opening: weekdays, closed_days: ['2026-11-17'] }
/** A moment in Seoul; the sixteenth is a Monday. */
const at = (text: string) => new Date(`2026-11-${text}:00+09:00`)

test.each([
  ['before it opens', '16T10:59', { open: false, in_days: 0, at: '11:00' }],
  ['in the first minute', '16T11:00', { open: true, until: '20:00' }],
  ['in the last minute', '16T19:59', { open: true, until: '20:00' }],
  ['when it has closed, past a day that is taken off', '16T20:00', { open: false, in_days: 2, at: '11:00' }],
  ['on a day that is taken off', '17T12:00', { open: false, in_days: 1, at: '11:00' }],
  [
    'after midnight in Seoul, while it is still yesterday elsewhere',
    '18T00:30',
    { open: false, in_days: 0, at: '11:00' },
  ],
  ['on a day of the week without hours', '21T12:00', { open: false, in_days: 2, at: '11:00' }],
])('%s', (_, moment, state) => {
  expect(openState(hours, at(moment))).toEqual(state)
})

test('a store without hours never opens, and no one looks for ever', () => {
  expect(openState({ opening: [], closed_days: [] }, at('16T12:00'))).toEqual({ open: false, in_days: null, at: '' })
})
