import { expect, test } from 'vitest'
import { withoutEnglish, wrongEnglish } from '../../../catalog/server/seed/testing.ts'
import { stores } from './stores.ts'

test('three stores, all in Korea, each day written once and closing after it opens', () => {
  expect(stores.length).toBe(3)
  for (const { lat, lng, opening } of stores) {
    expect(lat > 33 && lat < 39 && lng > 124 && lng < 132).toBe(true)
    expect(new Set(opening.map(({ day }) => day)).size).toBe(opening.length)
    for (const { open, close } of opening) expect(open < close).toBe(true)
  }
})

test('every text has its English, and English has no Hangul', () => {
  expect(withoutEnglish(stores)).toEqual([])
  expect(wrongEnglish(stores)).toEqual([])
})
