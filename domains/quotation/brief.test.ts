import { expect, test } from 'vitest'
import { briefTimeline, moodWords } from './brief.ts'

const from = '2026-11-18' // a Wednesday

test('every step has a day, and placing is four days before the opening', () => {
  const { days, isTight } = briefTimeline({ from, opens_on: '2027-03-20', holidays: [] })
  expect(days).toEqual({
    request: from,
    answer: '2026-11-20',
    samples: '2026-12-04',
    revision: '2026-12-18',
    making: '2027-01-15',
    placing: '2027-03-16',
  })
  expect(isTight).toBe(false)
})

test('an opening sooner than the work takes is said, and the days are those that can be kept', () => {
  const { days, isTight } = briefTimeline({ from, opens_on: '2026-12-20', holidays: [] })
  expect([days.placing, isTight]).toEqual(['2027-01-20', true])
})

test('no step is due on a holiday', () => {
  expect(briefTimeline({ from, opens_on: null, holidays: ['2026-11-20'] }).days.answer).toBe('2026-11-23')
})

test('the middle of a scale says nothing', () => {
  expect(moodWords({ warmth: 28, weight: 58, clarity: 36, nature: 90 })).toEqual(['따뜻한', '조용한', '도시의'])
})
