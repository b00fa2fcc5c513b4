import { expect, test } from 'vitest'
import { stores } from '../server/seed/stores.ts'
import { countrySheet, isOn, pathOf, seoulSheet, spotOn } from './map-shapes.ts'

test('west is left and north is up, and the corners of a sheet are its corners', () => {
  const { west, east, south, north, width, height } = countrySheet
  expect(spotOn(countrySheet, [west, north])).toEqual({ x: 0, y: 0 })
  expect(spotOn(countrySheet, [east, south])).toEqual({ x: width, y: height })
})

test('every store of the demo shop stands on the country, two of them in Seoul', () => {
  const on = (sheet: typeof seoulSheet) => stores.filter(({ lng, lat }) => isOn(sheet, [lng, lat])).length
  expect([on(countrySheet), on(seoulSheet)]).toEqual([stores.length, 2])
})

test('a drawn line has no hole where a number is missing', () => {
  const places = [
    [127, 37],
    [128, 36],
    [127, 35],
  ] as const
  for (const closed of [true, false]) expect(pathOf(countrySheet, places, { closed })).not.toMatch(/NaN|undefined/)
})
