import { expect, test } from 'vitest'
import { classRefundAt, classRefunds, classRefundUntil } from './class-refunds.ts'

const starts_at = new Date('2027-03-06T05:00:00Z')
const after = (days: number, minutes: number) => new Date(starts_at.getTime() + (days * 24 * 60 + minutes) * 60_000)
const weekly = (count: number) => ({
  meets_at: Array.from({ length: count }, (_, week) => after(7 * week, 0)),
  minutes: 120,
})
const back = (count: number, at: Date) => classRefundAt(weekly(count), at)?.back ?? null

test('a class of six weeks: all before it starts, then by the hours that have passed', () => {
  expect(back(6, after(0, -1))).toEqual([1, 1])
  expect(back(6, after(0, 0))).toEqual([2, 3])
  // One meeting of six has passed until the next begins.
  expect(back(6, after(6, 0))).toEqual([2, 3])
  expect(back(6, after(7, 119))).toEqual([2, 3])
  expect(back(6, after(7, 120))).toEqual([1, 2])
  expect(back(6, after(14, 119))).toEqual([1, 2])
  expect(back(6, after(14, 120))).toBeNull()
})

test('a class of one meeting counts its own minutes', () => {
  expect(back(1, after(0, 39))).toEqual([2, 3])
  expect(back(1, after(0, 40))).toEqual([1, 2])
  expect(back(1, after(0, 60))).toBeNull()
  expect(back(1, after(1, 0))).toBeNull()
})

test('a class of three days in a row: the hours of each day count when they pass', () => {
  const time = { meets_at: [after(0, 0), after(1, 0), after(2, 0)], minutes: 120 }
  const at = (days: number, minutes: number) => classRefundAt(time, after(days, minutes))?.back ?? null
  expect(at(0, -1)).toEqual([1, 1])
  expect(at(0, 119)).toEqual([2, 3])
  expect(at(0, 120)).toEqual([1, 2])
  expect(at(1, 59)).toEqual([1, 2])
  expect(at(1, 60)).toBeNull()
})

const free = { meets_at: [after(0, 0), after(1, 0), after(9, 0), after(30, 0)], minutes: 120 }

test.each([
  ...[1, 2, 6, 8, 12].map((count) => [`${count} weekly meetings`, weekly(count)] as const),
  ['meetings on days of its own', free] as const,
])('the printed dates of a class of %s are the ones that count', (_, time) => {
  for (const row of classRefunds) {
    const until = classRefundUntil(time, row.before)
    expect(classRefundAt(time, new Date(until.getTime() - 60_000))?.back).toEqual(row.back)
    expect(classRefundAt(time, until)?.back).not.toEqual(row.back)
  }
})
