import { expect, test } from 'vitest'
import { taxesOf, taxOf } from './tax.ts'

test('an eleventh of what is paid is tax', () => {
  expect(taxOf(15_000)).toEqual({ supply: 13_636, vat: 1_364 })
  expect(taxOf(0)).toEqual({ supply: 0, vat: 0 })
})

test('the taxes of the lines add up to the tax of the whole, however they are cut', () => {
  for (const amounts of [[1, 1, 1, 1, 1, 1], [9_999, 3_000, 1], [33_333, 33_333, 33_334], [0, 0], []]) {
    const whole = taxOf(amounts.reduce((sum, amount) => sum + amount, 0))
    const parts = taxesOf(amounts)
    expect(parts.reduce((sum, { vat }) => sum + vat, 0)).toBe(whole.vat)
    expect(parts.map(({ supply, vat }) => supply + vat)).toEqual(amounts)
  }
})
