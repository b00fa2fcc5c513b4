import { expect, test } from 'vitest'
import { encodingFor, isSame } from './encoded-response.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0,gzip; q=0', 'identity'],
  ['br;q=0.9, gzip;q=0.8', 'br'],
  ['', 'identity'],
])('anyone who accepts "%s" gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('a tag is the same when a proxy has weakened it, or among several', () => {
  expect(isSame('W/"a"', '"a"')).toBe(true)
  expect(isSame('"b", "a"', '"a"')).toBe(true)
  expect(isSame('"b"', '"a"')).toBe(false)
  expect(isSame(undefined, '"a"')).toBe(false)
})
