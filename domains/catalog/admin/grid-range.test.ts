import { expect, test } from 'vitest'
import type { CellName } from './cells.ts'
import { adjustRange, clearRange, copyRange, dropRange, fillDown, pasteIntoRange, type Range } from './grid-range.ts'
import type { GridRow } from './grid-rows.ts'

const columns: CellName[] = ['price_krw', 'price_usd', 'sale_price_krw']
const row = (sku: string, product_id: number, price_krw: number) =>
  ({
    sku,
    product_id,
    is_kit: false,
    cells: { price_krw, price_usd: 3_000, sale_price_krw: null },
  }) as unknown as GridRow // only these three columns are shown
const rows = [row('A', 1, 42_000), row('B', 2, 50_000), row('C', 3, 60_000)]
const grid = { rows, columns, edits: {} }
const range = (from: [number, number], to: [number, number]): Range => ({
  from: { row: from[0], column: from[1] },
  to: { row: to[0], column: to[1] },
})

test('chosen cells are copied as Excel takes them, with what was typed', () => {
  expect(copyRange(range([1, 1], [0, 0]), { ...grid, edits: { 'A price_krw': '39000' } })).toBe(
    '39000\t30.00\n50,000\t30.00',
  )
})

test('one value goes into every chosen cell, a block from the first one on', () => {
  expect(pasteIntoRange(range([0, 0], [2, 0]), grid, '45,000\n')).toEqual({
    'A price_krw': '45,000',
    'B price_krw': '45,000',
    'C price_krw': '45,000',
  })
  expect(pasteIntoRange(range([1, 0], [2, 0]), grid, '1\t2\n3\t4')).toEqual({
    'B price_krw': '1',
    'B price_usd': '2',
    'C price_krw': '3',
    'C price_usd': '4',
  })
})

test('chosen amounts are raised by a share or an amount, and never below nothing', () => {
  expect(adjustRange(range([0, 0], [1, 1]), grid, { by: 5, unit: 'percent' })).toEqual({
    'A price_krw': '44,100',
    'A price_usd': '31.50',
    'B price_krw': '52,500',
    'B price_usd': '31.50',
  })
  expect(adjustRange(range([0, 1], [0, 2]), grid, { by: -99, unit: 'amount' })).toEqual({ 'A price_usd': '0.00' })
})

test('cells are filled with the first row, emptied, and given back', () => {
  const filled = fillDown(range([0, 0], [2, 1]), grid)
  expect(filled).toEqual({ 'B price_krw': '42,000', 'C price_krw': '42,000' })
  expect(clearRange(range([1, 2], [1, 1]), grid)).toEqual({ 'B price_usd': '' })
  expect(dropRange(range([0, 0], [1, 0]), { ...grid, edits: filled })).toEqual({ 'C price_krw': '42,000' })
})
