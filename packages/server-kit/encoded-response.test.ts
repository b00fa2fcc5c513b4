import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressInHaste, encodingFor, isSame, makeSmaller, pack } from './encoded-response.ts'
import { securityHeaders } from './security-headers.ts'

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

test('what was compressed in haste is made smaller once, and is still the same text', async () => {
  const text = Array.from({ length: 3_000 }, (_, at) => `<li>${(at * 7_919) % 1_000} ${at % 13}</li>`).join('')
  const compressed = compressInHaste(Buffer.from(text))
  const page = pack(text, { type: 'text/html', vary: 'accept-encoding', headers: securityHeaders(), compressed })
  expect(page.bodies.br?.headers['content-length']).toBe(compressed.length)
  await makeSmaller(page)
  const made = page.bodies.br
  expect(made?.bytes.length).toBeLessThan(compressed.length)
  expect(made?.headers).toMatchObject({ 'content-length': made?.bytes.length, 'content-encoding': 'br' })
  expect(brotliDecompressSync(made?.bytes ?? '').toString()).toBe(text)
  await makeSmaller(page)
  expect(page.bodies.br).toBe(made)
})
