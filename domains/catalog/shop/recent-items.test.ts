// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { recentMax } from '../words.ts'
import { createRecentItems } from './recent-items.ts'

beforeEach(() => localStorage.clear())

test('what was looked at last comes first, and nothing twice', () => {
  const items = createRecentItems(() => localStorage)
  for (const id of [1, 2, 3, 1]) items.add(id)
  expect(items.read()).toEqual([1, 3, 2])
})

test('the oldest are forgotten', () => {
  const items = createRecentItems(() => localStorage)
  for (let id = 1; id <= recentMax + 5; id += 1) items.add(id)
  expect(items.read()).toHaveLength(recentMax)
  expect(items.read().at(-1)).toBe(6)
})

test.each(['{}', 'null', '["a"]', '{'])('a storage that holds %s holds nothing', (text) => {
  localStorage.setItem('recent_items', text)
  expect(createRecentItems(() => localStorage).read()).toEqual([])
})

test('without storage nothing is remembered, and nothing breaks', () => {
  const items = createRecentItems(() => {
    throw new Error('storage is switched off')
  })
  items.add(1)
  expect(items.read()).toEqual([])
})
