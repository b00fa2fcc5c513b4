import { expect, test } from 'vitest'
import type { ExchangeRule } from '../exchange.ts'
import { fillDraft, fillRows } from './dollars.ts'
import { emptyDraft, newVariant } from './draft.ts'
import type { GridRow } from './grid-rows.ts'

const rule: ExchangeRule = { won_per_dollar: 1_400, ending: 'dollar', rounding: 'up' }

test('a sheet is filled wherever there is a price in won, and nowhere else', () => {
  const draft = {
    ...emptyDraft,
    name: '무화과',
    price_krw: '42,000',
    variants: [
      { ...newVariant(['작은 것']), sku: 'A' },
      {
        ...newVariant(['큰 것']),
        sku: 'B',
        price_krw: '70,000',
        price_usd: '1.00',
        grade_prices: [{ grade: 'wholesale' as const, price_krw: '56,000', price_usd: '' }],
      },
    ],
  }
  const filled = fillDraft(draft, { rule, isOnlyEmpty: false })
  expect(filled.draft).toMatchObject({
    price_usd: '30.00',
    sale_price_usd: '',
    variants: [{ price_usd: '' }, { price_usd: '50.00', grade_prices: [{ price_usd: '40.00' }] }],
  })
  expect(filled.lines).toHaveLength(3)
  expect(fillDraft(draft, { rule, isOnlyEmpty: true }).draft.variants[1]?.price_usd).toBe('1.00')
  expect(fillDraft(filled.draft, { rule, isOnlyEmpty: false }).lines).toEqual([])
})

test('the grid is filled beside the won that are typed and not saved yet', () => {
  const cells = { price_krw: 42_000, price_usd: 3_000, sale_price_krw: null, variant_price_krw: null }
  const row = { product_id: 1, sku: 'A', name: 'A', is_kit: false, cells } as unknown as GridRow // the other cells are not looked at
  const { edits, lines } = fillRows([row], { 'A price_krw': '56,000' }, { rule, isOnlyEmpty: false })
  expect(edits).toEqual({ 'A price_krw': '56,000', 'A price_usd': '40.00' })
  expect(lines).toMatchObject([{ name: 'A', before: '30.00', after: '40.00' }])
})
