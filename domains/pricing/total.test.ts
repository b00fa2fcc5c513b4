import { expect, test } from 'vitest'
import type { CouponWorth } from '../coupon/discount.ts'
import { firstShippingRules } from '../shipping/server/first-rules.ts'
import { allocate } from './allocate.ts'
import { orderTotal, type TotalAsk, type TotalLine, type TotalStep } from './total.ts'

const line = (unit_amount: number, quantity = 1, rest: Partial<TotalLine> = {}): TotalLine => ({
  product_id: 1,
  category_ids: [],
  quantity,
  unit_amount,
  unit_trace: [],
  weight_g: 100,
  coupon: null,
  ...rest,
})
const coupon = (rest: Partial<CouponWorth>): CouponWorth => ({
  id: 1,
  name: '쿠폰',
  name_en: 'Coupon',
  kind: 'order',
  target_ids: [],
  amount_krw: null,
  percent: null,
  cap_krw: null,
  minimum_krw: 0,
  ...rest,
})
const ask = (rest: Partial<TotalAsk>): TotalAsk => ({
  currency: 'krw',
  lines: [line(20_000)],
  order_coupon: null,
  shipping_coupon: null,
  points: 0,
  point_balance: 0,
  point_minimum: 1_000,
  destination: { delivery: 'parcel', country: 'KR', zip: '04524' },
  rules: firstShippingRules,
  ...rest,
})

test('goods and their delivery', () => {
  const total = orderTotal(ask({ lines: [line(12_000, 2), line(7_000)] }))
  expect(total).toMatchObject({ goods_amount: 31_000, shipping_amount: 3_000, total_amount: 34_000 })
})

test('what is free is measured after discounts', () => {
  const off = coupon({ amount_krw: 5_000 })
  const total = orderTotal(ask({ lines: [line(52_000)], order_coupon: off }))
  expect(total).toMatchObject({ discount_amount: 5_000, shipping_amount: 3_000, total_amount: 50_000 })
})

test('a line’s coupon comes first, the order’s takes its share of what is left', () => {
  const lines = [line(10_000, 1, { coupon: coupon({ id: 2, percent: 50 }) }), line(10_000)]
  const total = orderTotal(ask({ lines, order_coupon: coupon({ amount_krw: 1_500 }) }))
  expect(total.lines.map(({ discount_amount }) => discount_amount)).toEqual([5_500, 1_000])
  expect(total.total_amount).toBe(13_500 + 3_000)
})

test('a shipping coupon does not pay for the far region', () => {
  const destination = { delivery: 'parcel', country: 'KR', zip: '63309' } as const
  const total = orderTotal(ask({ destination, shipping_coupon: coupon({ kind: 'shipping', percent: 100 }) }))
  expect(total).toMatchObject({ shipping_discount: 3_000, shipping_amount: 3_000 })
})

test('a coupon for goods pays for no delivery', () => {
  const total = orderTotal(ask({ shipping_coupon: coupon({ id: 4, percent: 50 }) }))
  expect(total).toMatchObject({ shipping_amount: 3_000, refused: { coupons: [{ coupon_id: 4, reason: 'target' }] } })
})

test.each([
  [{ points: 900, point_balance: 5_000 }, 'minimum'],
  [{ points: 1_005, point_balance: 5_000 }, 'unit'],
  [{ points: 5_010, point_balance: 5_000 }, 'balance'],
  [{ points: 20_010, point_balance: 90_000 }, 'goods'],
  [{ points: 1_000, point_balance: 5_000, currency: 'usd' as const }, 'currency'],
])('points %j are refused: %s', (change, reason) => {
  const total = orderTotal(ask(change))
  expect(total.refused.points).toBe(reason)
  expect(total.point_amount).toBe(0)
})

test('a coupon that does not fit is said and takes nothing', () => {
  const total = orderTotal(ask({ order_coupon: coupon({ id: 9, amount_krw: 3_000, minimum_krw: 30_000 }) }))
  expect(total.refused.coupons).toEqual([{ coupon_id: 9, reason: 'minimum' }])
  expect(total.discount_amount).toBe(0)
})

test('100,000 random carts: lines sum to the total, the trace replays it, no one gets more off than it costs', () => {
  let state = 7
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  const below = (max: number) => Math.floor(random() * max)
  const anyCoupon = (kind: CouponWorth['kind']) =>
    random() < 0.5
      ? null
      : coupon({
          id: below(99),
          kind,
          target_ids: [1 + below(3)],
          ...(random() < 0.5 ? { amount_krw: below(80_000) } : { percent: 1 + below(100) }),
          cap_krw: random() < 0.3 ? below(20_000) : null,
          minimum_krw: random() < 0.3 ? below(60_000) : 0,
        })
  const onLine = () => anyCoupon((['product', 'category'] as const)[below(2)] ?? 'product')
  const laid = { line: 0, order: 0, shipping: 0, points: 0, abroad: 0, dollars: 0 }
  const wrong: TotalAsk[] = []
  for (let round = 0; round < 100_000; round += 1) {
    const cart = ask({
      currency: random() < 0.7 ? 'krw' : 'usd',
      lines: Array.from({ length: 1 + below(6) }, () =>
        line(below(90_000), 1 + below(9), {
          product_id: 1 + below(3),
          category_ids: [1 + below(3)],
          weight_g: below(900),
          coupon: onLine(),
        }),
      ),
      order_coupon: anyCoupon('order'),
      shipping_coupon: anyCoupon('shipping'),
      points: random() < 0.5 ? below(3_000) * 10 : 0,
      point_balance: below(50_000),
      destination: {
        delivery: random() < 0.8 ? 'parcel' : 'ems',
        country: 'US',
        zip: random() < 0.2 ? '63309' : '04524',
      },
    })
    const total = orderTotal(cart)
    if (!holds(cart, total)) wrong.push(cart)
    for (const step of total.trace) {
      if (step.step === 'coupon') laid[step.on] += 1
      if (step.step === 'points') laid.points += 1
    }
    if (cart.destination.delivery === 'ems' && total.shipping_amount > 0) laid.abroad += 1
    if (cart.currency === 'usd') laid.dollars += 1
  }
  expect(wrong.slice(0, 3)).toEqual([])
  // Everything that can be in a total was in many of them.
  for (const times of Object.values(laid)) expect(times).toBeGreaterThan(2_000)
})

/** What the trace alone comes to, line by line: a coupon's and the points' shares lie where it says. */
function replay({ lines }: TotalAsk, trace: readonly TotalStep[]) {
  const left = lines.map(({ unit_amount, quantity }) => unit_amount * quantity)
  let shipping = 0
  for (const step of trace) {
    if (step.step === 'shipping') shipping += step.amount
    if (step.step === 'coupon' && step.on === 'shipping') shipping -= step.amount
    if (step.step === 'coupon' && step.on === 'line') left[step.line ?? -1] = (left[step.line ?? -1] ?? 0) - step.amount
    if (step.step === 'points' || (step.step === 'coupon' && step.on === 'order'))
      for (const [at, share] of (step.shares ?? []).entries()) left[at] = (left[at] ?? 0) - share
  }
  return { lines: left, shipping, total: left.reduce((all, each) => all + each, shipping) }
}

function holds(cart: TotalAsk, total: ReturnType<typeof orderTotal>) {
  const replayed = replay(cart, total.trace)
  const sum = (pick: (each: (typeof total.lines)[number]) => number) =>
    total.lines.reduce((all, each) => all + pick(each), 0)
  return (
    replayed.total === total.total_amount &&
    replayed.shipping === total.shipping_amount &&
    total.lines.every(({ total_amount }, at) => replayed.lines[at] === total_amount) &&
    sum((each) => each.total_amount) + total.shipping_amount === total.total_amount &&
    sum((each) => each.discount_amount) === total.discount_amount &&
    sum((each) => each.point_amount) === total.point_amount &&
    total.lines.every((each) => each.total_amount >= 0 && each.discount_amount >= 0 && each.point_amount >= 0) &&
    total.shipping_amount >= 0 &&
    (total.refused.points !== null || total.point_amount === cart.points)
  )
}

test('shares are exact and fair', () => {
  expect(allocate(10, [30, 30, 30])).toEqual([4, 3, 3])
  expect(allocate(7, [0, 5, 5])).toEqual([0, 4, 3])
  expect(allocate(2_000_000_000, [2_000_000_000, 2_000_000_000])).toEqual([1_000_000_000, 1_000_000_000])
  expect(() => allocate(4, [1, 2])).toThrow()
})
