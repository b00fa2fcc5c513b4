import { expect, test } from 'vitest'
import { type ShippingAsk, type ShippingCost, shippingCost } from './cost.ts'
import { firstShippingRules as rules } from './server/first-rules.ts'

const seoul: ShippingAsk = {
  currency: 'krw',
  delivery: 'parcel',
  country: 'KR',
  zip: '04524',
  goods_amount: 30_000,
  weight_g: 800,
}
function cost(change: Partial<ShippingAsk> = {}, own = rules): ShippingCost {
  const found = shippingCost(own, { ...seoul, ...change })
  if (typeof found === 'string') throw new Error(found)
  return found
}

test('a parcel costs 3,000 won and nothing from 50,000 on', () => {
  expect(cost()).toMatchObject({ amount: 3_000, missing: 20_000 })
  expect(cost({ goods_amount: 49_999 })).toMatchObject({ amount: 3_000, missing: 1 })
  expect(cost({ goods_amount: 50_000 })).toMatchObject({ amount: 0, missing: 0 })
})

test('Jeju costs more, also where the parcel itself is free', () => {
  expect(cost({ zip: '63309' })).toMatchObject({ fee: 3_000, extra: 3_000, amount: 6_000 })
  expect(cost({ zip: '63309', goods_amount: 80_000 })).toMatchObject({ fee: 0, extra: 3_000, amount: 3_000 })
  expect(cost({ zip: '63645' }).extra).toBe(0)
  expect(cost({ zip: '6330' }).extra).toBe(0)
})

test('a postcode can be taken out of a region, and one outside can be taken in', () => {
  const named = { exclude: ['63309'], include: ['04524'] }
  const far_regions = rules.far_regions.map((each) => (each.name === '제주' ? { ...each, ...named } : each))
  const own = { ...rules, far_regions }
  expect([cost({ zip: '63309' }, own).extra, cost({ zip: '63310' }, own).extra]).toEqual([0, 3_000])
  expect([cost({ zip: '04524' }, own).extra, cost({ zip: '04525' }, own).extra]).toEqual([3_000, 0])
})

test('a parcel abroad is paid in halves of a kilo, never free', () => {
  const usa = { delivery: 'ems', country: 'US', goods_amount: 900_000 } as const
  expect(cost({ ...usa, weight_g: 500 }).amount).toBe(33_000)
  expect(cost({ ...usa, weight_g: 501 }).amount).toBe(40_500)
  expect(cost({ ...usa, weight_g: 0 }).amount).toBe(33_000)
  expect(cost({ ...usa, weight_g: 1_200, currency: 'usd' }).amount).toBe(2_500 + 2 * 560)
})

test('where no parcel goes, and what is too heavy, is said', () => {
  expect(shippingCost(rules, { ...seoul, delivery: 'ems', country: 'AQ' })).toBe('country')
  expect(shippingCost(rules, { ...seoul, delivery: 'ems', country: 'US', weight_g: 20_001 })).toBe('weight')
})

test('what is fetched from the store, or does not travel, costs nothing', () => {
  expect(cost({ delivery: 'pickup', zip: '63309' }).amount).toBe(0)
  expect(cost({ delivery: 'none' }).amount).toBe(0)
})
