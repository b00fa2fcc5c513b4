import { isBusinessNumber } from '@sillage/kit/business-number.ts'
import { expect, test } from 'vitest'

test.each(['1078174869', '107-81-74869', '107 81 74869', ' 120-81-47521 ', '120.81.47521'])('%j is one', (text) => {
  expect(isBusinessNumber(text)).toBe(true)
})

test.each([
  '107-81-74868',
  '1078174859',
  '701-81-74869',
  // A gap is no figure: these would prove right with a 0 in it.
  '          ',
  '-- - -',
  '1 78174869',
  '1 7-81-74869',
  '',
  '107-81-7486',
  '107-81-748690',
  'abcdefghij',
])('%j is none', (text) => {
  expect(isBusinessNumber(text)).toBe(false)
})
