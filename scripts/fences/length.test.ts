import { expect, test } from 'vitest'
import { length } from './length.ts'
import { found } from './testing.ts'

const lines = (count: number) => '\n'.repeat(count)

test('the 301st line is one too many', () => {
  expect(found(length, { 'packages/kit/a.ts': lines(300), 'domains/order/server/b.ts': lines(301) })).toEqual([
    'domains/order/server/b.ts 301 lines, at most 300: one subject per file',
  ])
})

test('a test may have four hundred', () => {
  expect(found(length, { 'packages/kit/a.test.ts': lines(400), 'packages/kit/b.test.ts': lines(401) })).toEqual([
    'packages/kit/b.test.ts 401 lines, at most 400: one subject per file',
  ])
})

test.each([
  'domains/catalog/english.json',
  'demo/catalog/products.ts',
  'packages/art/kinds/candle.ts',
  'packages/ui/base.css',
])('%s may be as long as it needs', (path) => {
  expect(found(length, { [path]: lines(999) })).toEqual([])
})
