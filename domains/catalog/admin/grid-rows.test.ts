import { expect, test } from 'vitest'
import { changesIn, type GridRow, withEdit, withPaste } from './grid-rows.ts'

const row = (sku: string): GridRow => ({
  sku,
  name: sku,
  is_kit: false,
  cells: {
    name: '무화과',
    name_en: 'Fig',
    price_krw: 42_000,
    price_usd: 3_100,
    sale_price_krw: null,
    sale_price_usd: null,
    variant_price_krw: null,
    variant_price_usd: null,
    on_hand: 5,
    low_at: 5,
    cost_krw: null,
    weight_g: 300,
    visible: true,
  },
})
const rows = [row('A'), row('B')]
const [first] = rows

test('typing what stood there before is no change', () => {
  if (!first) throw new Error('no row')
  const typed = withEdit({}, { row: first, cell: 'price_krw', text: '39,000' })
  expect(changesIn(rows, typed).changes).toEqual([
    { sku: 'A', set: { price_krw: 39_000 }, seen: { price_krw: 42_000 } },
  ])
  expect(withEdit(typed, { row: first, cell: 'price_krw', text: '42,000' })).toEqual({})
})

test('a block of Excel is pasted from the chosen cell on, and ends with the table', () => {
  const text = '36,000\t29\r\n37,000\tx\r\n38,000\t1\r\n'
  const edits = withPaste({}, { rows, columns: ['price_krw', 'price_usd'], at: { row: 0, column: 0 }, text })
  const { changes, wrong } = changesIn(rows, edits)
  expect(changes).toMatchObject([
    { sku: 'A', set: { price_krw: 36_000, price_usd: 2_900 } },
    { sku: 'B', set: { price_krw: 37_000 } },
  ])
  expect(wrong).toBe(1)
})
