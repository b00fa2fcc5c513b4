import { expect, test } from 'vitest'
import { blankPlan, plannedMeetings, planOf, seriesOf } from './meeting-plan.ts'

// A Tuesday, seven in the evening in Seoul.
const first = '2031-03-04T10:00:00.000Z'
const plan = { ...blankPlan, first }
const days = (meetings: readonly string[]) => meetings.map((at) => at.slice(5, 10))

test('meetings follow each other by the week, twice a week, or day by day', () => {
  expect(days(plannedMeetings(plan, 3))).toEqual(['03-04', '03-11', '03-18'])
  expect(days(plannedMeetings({ ...plan, rhythm: 'twice', gap: 2 }, 5))).toEqual([
    '03-04',
    '03-06',
    '03-11',
    '03-13',
    '03-18',
  ])
  expect(days(plannedMeetings({ ...plan, rhythm: 'daily' }, 3))).toEqual(['03-04', '03-05', '03-06'])
})

test('days of their own are as chosen, and one that is not chosen yet is empty', () => {
  const own = { ...plan, rhythm: 'own', own: ['2031-03-09T01:00:00.000Z', null] } as const
  expect(plannedMeetings({ ...own, own: [...own.own] }, 4)).toEqual([first, own.own[0], '', ''])
})

test.each([
  ['weekly', plan],
  ['twice', { ...plan, rhythm: 'twice', gap: 3 }],
  ['daily', { ...plan, rhythm: 'daily' }],
  ['own', { ...plan, rhythm: 'own', own: ['2031-03-09T01:00:00.000Z', '2031-03-30T10:00:00.000Z'] }],
] as const)('a session is opened in the dialog as it was planned: %s', (rhythm, given) => {
  const meetings = plannedMeetings({ ...blankPlan, ...given, own: 'own' in given ? [...given.own] : [] }, 3)
  const found = planOf(meetings)
  expect(found.rhythm).toBe(rhythm)
  expect(plannedMeetings(found, 3)).toEqual(meetings)
})

test('a series repeats all days of a session some weeks later', () => {
  const series = seriesOf(plannedMeetings({ ...plan, rhythm: 'daily' }, 2), { count: 3, every: 2 })
  expect(series.map(days)).toEqual([
    ['03-04', '03-05'],
    ['03-18', '03-19'],
    ['04-01', '04-02'],
  ])
})
