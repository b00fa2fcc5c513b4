import { expect, test } from 'vitest'
import { length } from './length.ts'
import { found } from './testing.ts'

const lines = (count: number) => '\n'.repeat(count)

test('the 301st line is one too many', () => {
  expect(found(length, { 'packages/kit/a.ts': lines(300), 'domains/order/server/b.ts': lines(301) })).toEqual([
    'domains/order/server/b.ts 301 lines, at most 300: one subject per file',
  ])
})

test.each([
  'domains/catalog/english.json',
  'domains/catalog/server/seed/products.ts',
  'packages/art/kinds/candle.ts',
  'packages/ui/base.css',
])('%s may be as long as it needs', (path) => {
  expect(found(length, { [path]: lines(999) })).toEqual([])
})
