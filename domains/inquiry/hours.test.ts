import { expect, test } from 'vitest'
import { firstShopRules } from '../setting/rules.ts'
import { holidays } from '../shipping/holidays.ts'
import { careState } from './hours.ts'

const at = (text: string) => careState(new Date(`${text}+09:00`), holidays, firstShopRules)

test.each([
  { when: '2026-11-16T09:59', what: 'before it opens', state: 'closed', day: '2026-11-16', time: '10:00' },
  { when: '2026-11-16T10:00', what: 'as it opens', state: 'open', day: '2026-11-16', time: '12:00' },
  { when: '2026-11-16T12:00', what: 'at noon', state: 'lunch', day: '2026-11-16', time: '13:00' },
  { when: '2026-11-16T13:00', what: 'after lunch', state: 'open', day: '2026-11-16', time: '18:00' },
  { when: '2026-11-16T18:00', what: 'as it closes', state: 'closed', day: '2026-11-17', time: '10:00' },
  { when: '2026-11-20T19:00', what: 'on a Friday evening', state: 'closed', day: '2026-11-23', time: '10:00' },
  { when: '2026-11-21T11:00', what: 'on a Saturday', state: 'closed', day: '2026-11-23', time: '10:00' },
  {
    when: '2026-12-25T11:00',
    what: 'on a holiday before a weekend',
    state: 'closed',
    day: '2026-12-28',
    time: '10:00',
  },
  { when: '2026-09-23T20:00', what: 'before Chuseok', state: 'closed', day: '2026-09-28', time: '10:00' },
])('$what it is $state until $day $time', ({ when, state, day, time }) => {
  expect(at(when)).toEqual({ state, until: { day, time } })
})

test('the day is Seoul’s, wherever the clock stands', () => {
  // Monday morning in Seoul, Sunday still in London.
  expect(careState(new Date('2026-11-15T23:30:00Z'), holidays, firstShopRules)).toMatchObject({
    state: 'closed',
    until: { day: '2026-11-16' },
  })
  expect(careState(new Date('2026-11-16T01:30:00Z'), holidays, firstShopRules)).toMatchObject({ state: 'open' })
})

test('a day that staff take off is one on which no one answers, and a holiday they take away is none', () => {
  const friday = new Date('2026-11-20T11:00+09:00')
  expect(careState(friday, ['2026-11-20', '2026-11-23'], firstShopRules)).toEqual({
    state: 'closed',
    until: { day: '2026-11-24', time: '10:00' },
  })
  expect(careState(new Date('2026-12-25T11:00+09:00'), [], firstShopRules).state).toBe('open')
})
