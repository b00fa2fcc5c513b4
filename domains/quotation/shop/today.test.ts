import { expect, test } from 'vitest'
import { validUntil } from './today.ts'

test.each([
  ['2026-11-15', '2026-11-29'],
  ['2026-12-25', '2027-01-08'],
  ['2028-02-16', '2028-03-01'],
])('a quotation of %s holds until %s', (day, last) => {
  expect(validUntil(day)).toBe(last)
})
