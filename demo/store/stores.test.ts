import { countrySheet, isOn, seoulSheet } from '@sillage/domains/store/shop/map-shapes.ts'
import { withoutEnglish, wrongEnglish } from '@sillage/domains/testing-english.ts'
import { expect, test } from 'vitest'
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

test('every store of the demo shop stands on the country, two of them in Seoul', () => {
  const on = (sheet: typeof seoulSheet) => stores.filter(({ lng, lat }) => isOn(sheet, [lng, lat])).length
  expect([on(countrySheet), on(seoulSheet)]).toEqual([stores.length, 2])
})
