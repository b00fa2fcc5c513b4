import { expect, test } from 'vitest'
import { changesIn, type GridRow, withEdit, withPaste } from './grid-rows.ts'

const picture = { src: '/media/test-{width}.webp', width: 960, height: 1200, widths: [480], tone: '' }
const row = (sku: string, product_id: number): GridRow => ({
  product_id,
  sku,
  picture,
  reserved: 0,
  name: sku,
  is_kit: false,
  cells: {
    name: '무화과',
    name_en: 'Fig',
    price_krw: 42_000,
    price_usd: 3_100,
    sale_price_krw: null,
    sale_price_usd: null,
    sale_from: null,
    sale_to: null,
    variant_price_krw: null,
    variant_price_usd: null,
    on_hand: 5,
    low_at: 5,
    cost_krw: null,
    weight_g: 300,
    barcode: null,
    visible: true,
  },
})
const rows = [row('A', 1), row('B', 2)]
const [first] = rows

test('typing what stood there before is no change', () => {
  if (!first) throw new Error('no row')
  const typed = withEdit({}, { rows, row: first, cell: 'price_krw', text: '39,000' })
  expect(changesIn(rows, typed).changes).toEqual([
    { sku: 'A', set: { price_krw: 39_000 }, seen: { price_krw: 42_000 } },
  ])
  expect(withEdit(typed, { rows, row: first, cell: 'price_krw', text: '42,000' })).toEqual({})
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

test('what is about the product is typed into all its options at once', () => {
  const options = [row('A-1', 1), row('A-2', 1), row('B', 2)]
  const [one] = options
  if (!one) throw new Error('no row')
  const price = withEdit({}, { rows: options, row: one, cell: 'price_krw', text: '39,000' })
  expect(Object.keys(price)).toEqual(['A-1 price_krw', 'A-2 price_krw'])
  const stock = withEdit({}, { rows: options, row: one, cell: 'on_hand', text: '9' })
  expect(Object.keys(stock)).toEqual(['A-1 on_hand'])
})
