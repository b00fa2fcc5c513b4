import { expect, test } from 'vitest'
import { readImport } from './import-rows.ts'

test('only columns of the file are changed, in either language and any order', () => {
  const { rows, columns } = readImport([
    ['내 상품'],
    ['가격 ($)', 'sku', '메모', '재고'],
    ['29.00', 'fig-1', 'x', '3'],
    ['', '', '', ''],
  ])
  expect(columns).toEqual(['price_usd', 'on_hand'])
  expect(rows).toEqual([{ sku: 'FIG-1', set: { price_usd: 2_900, on_hand: 3 } }])
  expect(
    readImport([
      ['SKU', 'Price ($)'],
      ['A-1', '5'],
    ]).rows,
  ).toEqual([{ sku: 'A-1', set: { price_usd: 500 } }])
})

test('a cell that cannot be read is named by its line and column, and its row is left out', () => {
  const { rows, errors } = readImport([
    ['SKU', '가격 (원)'],
    ['A-1', 'many'],
    ['A-2', '1,000'],
  ])
  expect(rows).toEqual([{ sku: 'A-2', set: { price_krw: 1_000 } }])
  expect(errors).toEqual([{ line: 2, name: 'A-1', column: '가격 (원)', text: 'many', error: '숫자가 아니에요' }])
})

test.each([
  ['no code', [['가격 (원)'], ['1']], '첫 줄에 상품 코드(SKU) 열이 있어야 해요.'],
  [
    'nothing to change',
    [
      ['SKU', '메모'],
      ['A', 'b'],
    ],
    '바꿀 열이 없어요. 양식을 내려받아 보세요.',
  ],
])('a file with %s is refused in a sentence', (_, table, problem) => {
  expect(readImport(table).problem).toBe(problem)
})
