import { expect, test } from 'vitest'
import { plainWords } from './plain-words.ts'
import { found } from './testing.ts'

test.each([
  ['a file', { 'domains/order/server/desk.ts': '' }, 'domains/order/server/desk.ts desk is a word of our own'],
  ['a function', { 'domains/order/a.ts': '\nexport const listAstray = 1' }, 'domains/order/a.ts:2 astray is'],
  ['a field', { 'domains/order/a.ts': 'export const a = { told_below: 1 }' }, 'domains/order/a.ts:1 told is'],
])('%s with a word of our own is found', (_, files, message) => {
  expect(found(plainWords, files)).toEqual([expect.stringContaining(message)])
})

test('usual words pass, and so does what visitors read', () => {
  const text = "// Nobody is told so.\nexport const useDesktop = () => 'nobody'"
  expect(found(plainWords, { 'domains/order/a.ts': text })).toEqual([])
})
