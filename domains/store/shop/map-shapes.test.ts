import { expect, test } from 'vitest'
import { countrySheet, pathOf, spotOn } from './map-shapes.ts'

test('west is left and north is up, and the corners of a sheet are its corners', () => {
  const { west, east, south, north, width, height } = countrySheet
  expect(spotOn(countrySheet, [west, north])).toEqual({ x: 0, y: 0 })
  expect(spotOn(countrySheet, [east, south])).toEqual({ x: width, y: height })
})

test('a drawn line has no hole where a number is missing', () => {
  const places = [
    [127, 37],
    [128, 36],
    [127, 35],
  ] as const
  for (const closed of [true, false]) expect(pathOf(countrySheet, places, { closed })).not.toMatch(/NaN|undefined/)
})
