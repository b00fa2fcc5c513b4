import { expect, test } from 'vitest'
import { type CouponBasis, type CouponWorth, couponDiscount } from './discount.ts'
import { couponKinds } from './words.ts'

const coupon = (worth: Partial<CouponWorth>): CouponWorth => ({
  id: 7,
  name: '쿠폰',
  name_en: 'Coupon',
  kind: 'order',
  target_ids: [],
  minimum_krw: 0,
  amount_krw: null,
  percent: null,
  cap_krw: null,
  ...worth,
})
const line = (amount: number, product_id = 1, category_ids = [2]) => ({ amount, product_id, category_ids })
const won = (...lines: CouponBasis['lines']): CouponBasis => ({ currency: 'krw', lines, shipping: 3_000 })

test('an amount comes off the goods, and at most the goods', () => {
  expect(couponDiscount(coupon({ amount_krw: 5_000 }), won(line(42_000)))).toMatchObject({
    amount: 5_000,
    base: 42_000,
  })
  expect(couponDiscount(coupon({ amount_krw: 5_000 }), won(line(3_200)))).toMatchObject({ amount: 3_200 })
})

test('a percent is rounded down to the won and stops at its cap', () => {
  expect(couponDiscount(coupon({ percent: 10 }), won(line(12_345))).amount).toBe(1_234)
  expect(couponDiscount(coupon({ percent: 10, cap_krw: 1_000 }), won(line(12_345))).amount).toBe(1_000)
})

test('its step of the trace says what it was taken from and why so much', () => {
  const { step } = couponDiscount(coupon({ percent: 10, cap_krw: 1_000 }), won(line(12_345)))
  expect(step).toEqual({
    step: 'coupon',
    coupon_id: 7,
    name: '쿠폰',
    name_en: 'Coupon',
    base: 12_345,
    percent: 10,
    cap: 1_000,
    amount: 1_000,
  })
})

test('a product or category coupon sees only what it is for, also for its minimum', () => {
  const basis = won(line(10_000, 1, [2]), line(20_000, 9, [3, 4]))
  expect(couponDiscount(coupon({ kind: 'product', target_ids: [9], percent: 10 }), basis).amount).toBe(2_000)
  expect(couponDiscount(coupon({ kind: 'category', target_ids: [4], percent: 10 }), basis).amount).toBe(2_000)
  const dear = coupon({ kind: 'category', target_ids: [4], percent: 10, minimum_krw: 25_000 })
  expect(couponDiscount(dear, basis)).toMatchObject({ amount: 0, refused: 'minimum', step: null })
  const other = coupon({ kind: 'product', target_ids: [8], percent: 10 })
  expect(couponDiscount(other, basis)).toMatchObject({ amount: 0, refused: 'target' })
})

test('a shipping coupon takes from the fee alone; its minimum is of the goods', () => {
  const free = coupon({ kind: 'shipping', amount_krw: 5_000, minimum_krw: 10_000 })
  expect(couponDiscount(free, won(line(10_000)))).toMatchObject({ amount: 3_000, base: 3_000 })
  expect(couponDiscount(free, won(line(9_999)))).toMatchObject({ refused: 'minimum' })
  expect(couponDiscount(free, { ...won(line(10_000)), shipping: 0 })).toMatchObject({ refused: 'nothing' })
})

test('what is said in won is for orders in won; a plain percent is for all', () => {
  const dollars: CouponBasis = { currency: 'usd', lines: [line(3_450)], shipping: 0 }
  expect(couponDiscount(coupon({ amount_krw: 1_000 }), dollars)).toMatchObject({ amount: 0, refused: 'currency' })
  expect(couponDiscount(coupon({ percent: 10, cap_krw: 900 }), dollars)).toMatchObject({ refused: 'currency' })
  expect(couponDiscount(coupon({ percent: 10, minimum_krw: 1 }), dollars)).toMatchObject({ refused: 'currency' })
  expect(couponDiscount(coupon({ percent: 10 }), dollars).amount).toBe(345)
})

test('an empty order has nothing to take from', () => {
  expect(couponDiscount(coupon({ amount_krw: 1_000 }), won())).toMatchObject({ amount: 0, refused: 'target' })
})

test('twenty thousand random coupons: whole, never negative, never more than their basis, cap or amount', () => {
  let state = 7
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  let given = 0
  for (let round = 0; round < 20_000; round += 1) {
    const byPercent = random(2) === 0
    const worth = coupon({
      kind: couponKinds[random(couponKinds.length)] ?? 'order',
      target_ids: [random(4), random(4)],
      ...(byPercent ? { percent: 1 + random(100) } : { amount_krw: 1 + random(60_000) }),
      ...(byPercent && random(2) === 0 && { cap_krw: 1 + random(20_000) }),
      minimum_krw: random(3) === 0 ? random(100_000) : 0,
    })
    const lines = Array.from({ length: random(5) }, () => line(random(90_000), random(4), [random(4)]))
    const currency = random(4) === 0 ? 'usd' : 'krw'
    const shipping = random(2) * 3_000
    const { amount, base, step, refused } = couponDiscount(worth, { currency, lines, shipping })
    expect(Number.isSafeInteger(amount)).toBe(true)
    expect(amount).toBeGreaterThanOrEqual(0)
    expect(amount).toBeLessThanOrEqual(base)
    expect(amount).toBeLessThanOrEqual(worth.cap_krw ?? worth.amount_krw ?? base)
    expect(base).toBeLessThanOrEqual(shipping + lines.reduce((sum, each) => sum + each.amount, 0))
    expect(step === null).toBe(refused !== null)
    expect(step?.amount ?? 0).toBe(amount)
    if (currency === 'usd' && worth.amount_krw !== null) expect(refused).toBe('currency')
    if (amount > 0) given += 1
  }
  expect(given).toBeGreaterThan(5_000)
})
