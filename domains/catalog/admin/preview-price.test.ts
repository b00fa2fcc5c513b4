import { expect, test } from 'vitest'
import { emptyDraft, newVariant } from './draft.ts'
import { previewPrice } from './preview-price.ts'

const at = new Date('2026-11-20T00:00:00Z')
const draft = {
  ...emptyDraft,
  price_krw: '42,000',
  price_usd: '31.00',
  sale_price_krw: '33,600',
  sale_price_usd: '24.80',
}

test('the preview shows the price that the shop will charge, in both currencies', () => {
  expect(previewPrice(draft, 'krw', at)).toMatchObject({ price: { amount: 33_600 }, list_price: { amount: 42_000 } })
  expect(previewPrice(draft, 'usd', at)).toMatchObject({ price: { amount: 2_480 }, list_price: { amount: 3_100 } })
})

test('a sale that has not begun is not shown yet, and an option of its own price is', () => {
  const later = { ...draft, sale_from: '2026-12-01T00:00', variants: [{ ...newVariant([]), price_krw: '50,000' }] }
  expect(previewPrice(later, 'krw', at)).toEqual({ price: { amount: 50_000, currency: 'krw' }, list_price: null })
})

test('what cannot be read is nothing, while somebody types', () => {
  expect(previewPrice({ ...draft, price_krw: 'x', sale_price_krw: '' }, 'krw', at).price.amount).toBe(0)
})
