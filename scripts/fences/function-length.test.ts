import { expect, test } from 'vitest'
import { functionLength } from './function-length.ts'
import { found } from './testing.ts'

const body = (lines: number) => `{\n${'  call()\n'.repeat(lines - 2)}}`

test.each([
  ['function a() ', ''],
  ['const a = () => ', ''],
  ['const a = { b() ', ' }'],
])('the 61st line of a function is one too many: %s', (before, after) => {
  expect(found(functionLength, { 'packages/kit/a.ts': before + body(61) + after })).toEqual([
    'packages/kit/a.ts:1 a function of 61 lines, at most 60',
  ])
  expect(found(functionLength, { 'packages/kit/a.ts': before + body(60) + after })).toEqual([])
})

test('what is only a list of examples or drawings may be long', () => {
  const long = `function a() ${body(61)}`
  expect(found(functionLength, { 'packages/ui/button.gallery.tsx': long, 'demo/catalog/candles.ts': long })).toEqual([])
})
