import { expect, test } from 'vitest'
import { firstShopRules } from '../setting/rules.ts'
import { holidays } from '../shipping/holidays.ts'
import { workingMinutes } from './working-minutes.ts'

const between = (from: string, to: string) =>
  workingMinutes(new Date(`${from}+09:00`), new Date(`${to}+09:00`), holidays, firstShopRules)

test.each([
  { what: 'within a morning', from: '2026-11-16T10:30', to: '2026-11-16T11:00', minutes: 30 },
  { what: 'over lunch', from: '2026-11-16T11:30', to: '2026-11-16T13:30', minutes: 60 },
  { what: 'before it opens', from: '2026-11-16T07:00', to: '2026-11-16T10:10', minutes: 10 },
  { what: 'over a night', from: '2026-11-16T17:30', to: '2026-11-17T10:30', minutes: 60 },
  { what: 'over a weekend', from: '2026-11-20T17:00', to: '2026-11-23T11:00', minutes: 120 },
  { what: 'over Christmas and the weekend after it', from: '2026-12-24T17:00', to: '2026-12-28T10:00', minutes: 60 },
  { what: 'a whole day', from: '2026-11-16T00:00', to: '2026-11-16T23:59', minutes: 420 },
  { what: 'in the wrong order', from: '2026-11-17T11:00', to: '2026-11-16T11:00', minutes: 0 },
])('$what: $minutes minutes', ({ from, to, minutes }) => {
  expect(between(from, to)).toBe(minutes)
})
