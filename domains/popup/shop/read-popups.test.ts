// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { createReadPopups } from './read-popups.ts'

beforeEach(() => localStorage.clear())

test('at most five read popups are remembered, the oldest forgotten', () => {
  const popups = createReadPopups(() => localStorage)
  popups.save([1, 2, 3, 4, 5, 6].map((id) => ({ id, read_at: '2026-11-15T00:00:00Z' })))
  expect(popups.read().map(({ id }) => id)).toEqual([2, 3, 4, 5, 6])
  localStorage.setItem('read_popups', '[{"id":"x"},{')
  expect(popups.read()).toEqual([])
})

test('a browser without storage has seen none, and does not break', () => {
  const popups = createReadPopups(() => {
    throw new Error('storage is switched off')
  })
  popups.save([{ id: 1, read_at: '2026-11-15T00:00:00Z' }])
  expect(popups.read()).toEqual([])
})
