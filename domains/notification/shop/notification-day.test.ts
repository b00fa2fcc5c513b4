import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { expect, test } from 'vitest'
import english from '../english.json' with { type: 'json' }
import { dayName, groupByDay } from './notification-day.ts'

const korean = createPhrases({ locale: 'ko' })
const englishWords = createPhrases({ locale: 'en', package: english })
// Ten past midnight in Seoul, still yesterday in London.
const now = new Date('2026-11-14T15:10:00Z')

test('a day is Seoul’s, wherever the visitor is', () => {
  const rows = ['2026-11-14T15:05:00Z', '2026-11-14T14:55:00Z', '2026-11-14T01:00:00Z'].map((created_at) => ({
    created_at,
  }))
  expect(groupByDay(rows).map(({ day, rows }) => [day, rows.length])).toEqual([
    ['2026-11-15', 1],
    ['2026-11-14', 2],
  ])
})

test('days are named as people say them, with the year where it is another one', () => {
  const names = ['2026-11-15', '2026-11-14', '2026-11-12', '2025-12-31'].map((day) => dayName(day, now, korean))
  expect(names).toEqual(['오늘', '어제', '11월 12일 (목)', '2025년 12월 31일 (수)'])
  expect(dayName('2026-11-15', now, englishWords)).toBe('Today')
  expect(dayName('2026-11-12', now, englishWords)).toBe('Thu 12 Nov')
})
