import { expect, test } from 'vitest'
import { datesIn, inBoth } from './dates.ts'

const evening = '2026-11-20T15:30:00Z' // half past midnight on Saturday in Seoul

test('English writes the day of Seoul as 21 Nov 2026, and says KST beside every time', () => {
  const dates = datesIn('en')
  expect(dates.date(evening)).toBe('21 Nov 2026')
  expect(dates.date('2026-11-05')).toBe('5 Nov 2026')
  expect(dates.dateTime(evening)).toBe('21 Nov 2026, 00:30 KST')
  expect(dates.weekdayDateTime(evening)).toBe('Sat 21 Nov 2026, 00:30 KST')
  expect(dates.shortDate(evening)).toBe('21 Nov')
  expect(dates.shortDateTime(evening)).toBe('21 Nov, 00:30 KST')
  expect(dates.dayName(evening)).toBe('21 Nov')
  expect(dates.weekdayName(evening)).toBe('Sat 21 Nov')
  expect(dates.weekdayNameTime(evening)).toBe('Sat 21 Nov, 00:30 KST')
  expect(dates.longDate(evening)).toBe('21 Nov 2026')
  expect(dates.time(evening)).toBe('00:30 KST')
})

test('Korean writes it as 2026.11.21, and in a sentence as 11월 21일', () => {
  const dates = datesIn('ko')
  expect(dates.date(evening)).toBe('2026.11.21')
  expect(dates.dateTime(evening)).toBe('2026.11.21 00:30')
  expect(dates.weekdayDateTime(evening)).toBe('2026.11.21 (토) 00:30')
  expect(dates.shortDate(evening)).toBe('11.21')
  expect(dates.shortDateTime(evening)).toBe('11.21 00:30')
  expect(dates.dayName(evening)).toBe('11월 21일')
  expect(dates.weekdayName(evening)).toBe('11월 21일 토요일')
  expect(dates.weekdayNameTime(evening)).toBe('11월 21일 토요일 00:30')
  expect(dates.longDate('2026-11-21')).toBe('2026년 11월 21일')
  expect(dates.time(evening)).toBe('00:30')
})

test('a message has both', () => {
  expect(inBoth(({ date }) => date(evening))).toEqual({ kr: '2026.11.21', en: '21 Nov 2026' })
})
