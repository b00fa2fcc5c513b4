import { expect, test } from 'vitest'
import { type CostingSheet, costOf, emptySheet, priceWith } from './costing.ts'

const sheet: CostingSheet = {
  ...emptySheet,
  piece_mg: 180_000,
  vessel_amount: 3_000,
  label_amount: 200,
  other_amount: 300,
  labour_minutes: 45,
  hour_amount: 12_000,
}
const krw = { batch_mg: 1_000_000, currency: 'krw' } as const

test('a worked example: five candles of 180 g from a kilogram', () => {
  const materials = [
    { mg: 920_000, per_100g: 1_280 },
    { mg: 80_000, per_100g: 18_000 },
  ]
  expect(costOf(materials, sheet, krw)).toEqual({
    pieces: 5,
    materials: 26_176, // 11,776 + 14,400
    vessels: 15_000,
    labels: 1_000,
    others: 1_500,
    labour: 9_000,
    total: 52_676,
    per_piece: 10_536,
    wholesale_price: 16_300, // 10,536 / 0.65 = 16,209.2
    retail_price: 26_400, // 10,536 / 0.4 = 26,340
    unpriced: 0,
  })
})

test('the margin is left of the price, and a price is never below it', () => {
  expect(priceWith(6_500, 35, 'krw')).toBe(10_000)
  for (let cost = 1; cost < 40_000; cost += 137)
    for (let margin = 0; margin <= 90; margin += 5)
      for (const currency of ['krw', 'usd'] as const) {
        const price = priceWith(cost, margin, currency)
        expect((price - cost) * 100).toBeGreaterThanOrEqual(price * margin - 1)
        expect(price % (currency === 'krw' ? 100 : 10)).toBe(0)
      }
})

test('a batch smaller than a piece makes none, and a material without a price is counted as missing', () => {
  const costing = costOf([{ mg: 100_000, per_100g: null }], sheet, { ...krw, batch_mg: 100_000 })
  expect(costing).toMatchObject({ pieces: 0, per_piece: 0, wholesale_price: 0, unpriced: 1, materials: 0 })
})
