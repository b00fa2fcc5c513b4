import { expect, test } from 'vitest'
import { popupStateOn } from './words.ts'

const period = { starts_on: '2026-11-20', ends_on: '2026-11-22' }

test.each([
  ['draft', '2026-11-21', { active: false, ...period }],
  ['scheduled', '2026-11-19', { active: true, ...period }],
  ['published', '2026-11-20', { active: true, ...period }],
  ['published', '2026-11-22', { active: true, ...period }],
  ['ended', '2026-11-23', { active: true, ...period }],
  ['published', '2026-11-23', { active: true, starts_on: null, ends_on: null }],
])('it is %s on %s', (state, day, popup) => {
  expect(popupStateOn(day, popup)).toBe(state)
})
