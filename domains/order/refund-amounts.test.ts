import { expect, test } from 'vitest'
import type { CouponWorth } from '../coupon/discount.ts'
import { firstShippingRules } from '../shipping/server/first-rules.ts'
import { exchangedPart, exchangePrice } from './claim-exchange.ts'
import { owedShipping, type Piece } from './claim-shipping.ts'
import { partOf } from './part-of.ts'
import { type Charged, type Claimed, givenUp, type RefundOrder, refundFor } from './refund-amounts.ts'
import { orderTotal, type TotalAsk, type TotalLine } from './total.ts'

const line = (unit_amount: number, quantity = 1, rest: Partial<TotalLine> = {}): TotalLine => ({
  ...{ product_id: 1, category_ids: [], quantity, unit_amount, unit_trace: [], weight_g: 100, coupon: null },
  ...rest,
})
const coupon = (rest: Partial<CouponWorth>): CouponWorth => ({
  ...{ id: 1, name: '쿠폰', name_en: 'Coupon', kind: 'order', target_ids: [], amount_krw: null, percent: null },
  ...{ cap_krw: null, minimum_krw: 0 },
  ...rest,
})
const ask = (rest: Partial<TotalAsk>): TotalAsk => ({
  ...{ currency: 'krw', lines: [line(20_000)], order_coupon: null, shipping_coupon: null, points: 0 },
  ...{ point_balance: 1_000_000, way: { delivery: 'parcel', country: 'KR', zip: '04524' }, rules: firstShippingRules },
  ...rest,
})

/** An order as it is after it was paid: what was asked for, what it cost, and what has been claimed of it so far. */
function ordered(cart: TotalAsk, { classes = [] }: { classes?: number[] } = {}) {
  const total = orderTotal(cart)
  const order: RefundOrder = {
    ...{ currency: cart.currency, way: cart.way, rules: cart.rules, shipping_amount: total.shipping_amount },
    ...{ goods_value: total.goods_amount - total.discount_amount, shipping_discount: total.shipping_discount },
    ...{ order_coupon_id: cart.order_coupon?.id ?? null, shipping_coupon_id: cart.shipping_coupon?.id ?? null },
  }
  let pieces: Piece[] = cart.lines.map(({ quantity, unit_amount, weight_g, coupon }, at) => {
    const { discount_amount = 0, point_amount = 0, total_amount = 0 } = total.lines[at] ?? {}
    return {
      ...{ id: at, quantity, unit_amount, weight_g, discount_amount, point_amount, total_amount },
      ...{ travels: !classes.includes(at), coupon_id: coupon?.id ?? null, gone: null },
    }
  })
  const charged: Charged[] = []
  const back = { money: 0, points: 0 }
  return {
    total,
    back,
    order,
    charged,
    pieces: () => pieces,
    claim(claim: Claimed) {
      const refund = refundFor(order, { pieces, charged, left: total.total_amount - back.money }, claim)
      if (claim.kind !== 'exchange') pieces = givenUp(pieces, claim)
      charged.push(refund.charged)
      back.money += refund.money
      back.points += refund.points
      return refund
    },
  }
}
const cancel = (...takes: [id: number, quantity: number][]): Claimed => ({
  ...{ kind: 'cancel', fault: 'buyer', takes: takes.map(([id, quantity]) => ({ id, quantity })) },
})
const giveBack = (fault: Claimed['fault'], ...takes: [id: number, quantity: number][]): Claimed => ({
  ...cancel(...takes),
  ...{ kind: 'return', fault },
})

test('who cancels everything before it is sent gets all of it back', () => {
  const { claim, total } = ordered(ask({ lines: [line(12_000, 2), line(7_000)] }))
  expect(claim(cancel([0, 2], [1, 1]))).toMatchObject({ money: total.total_amount, points: 0 })
})

test('who falls below free shipping pays for the way, and gets that back with the last piece', () => {
  const { claim, back } = ordered(ask({ lines: [line(30_000), line(25_000)] }))
  expect(claim(cancel([0, 1]))).toMatchObject({
    money: 27_000,
    rows: [
      { kind: 'goods', amount: 30_000 },
      { kind: 'shipping', amount: -3_000 },
      { kind: 'total', amount: 27_000 },
    ],
  })
  expect(claim(cancel([1, 1])).money).toBe(28_000)
  expect(back.money).toBe(55_000)
})

test('what the shop cannot deliver costs the buyer nothing', () => {
  const { claim } = ordered(ask({ lines: [line(30_000), line(25_000)] }))
  expect(claim({ ...cancel([0, 1]), fault: 'shop' }).money).toBe(30_000)
})

test.each([
  ['changed their mind, all of a free parcel', ask({ lines: [line(60_000)] }), 'buyer', 60_000 - 6_000],
  ['changed their mind, all of a paid parcel', ask({ lines: [line(20_000)] }), 'buyer', 20_000 - 3_000],
  ['got it broken', ask({ lines: [line(20_000)] }), 'shop', 23_000],
  [
    'changed their mind on Jeju',
    ask({ lines: [line(60_000)], way: { delivery: 'parcel', country: 'KR', zip: '63309' } }),
    'buyer',
    60_000 + 3_000 - 12_000,
  ],
  ['bought it in dollars', ask({ currency: 'usd', lines: [line(2_000)] }), 'buyer', 2_000 - 300],
  [
    'posts it from abroad themselves',
    ask({ lines: [line(20_000)], way: { delivery: 'ems', country: 'JP', zip: '' } }),
    'buyer',
    20_000,
  ],
  [
    'brings it back to the store',
    ask({ lines: [line(20_000)], way: { delivery: 'pickup', country: 'KR', zip: '' } }),
    'buyer',
    20_000,
  ],
] as const)('who %s', (_, cart, fault, money) => {
  expect(ordered(cart).claim(giveBack(fault, [0, 1])).money).toBe(money)
})

test('a part that comes back leaves free shipping alone where enough is kept', () => {
  const { claim } = ordered(ask({ lines: [line(60_000), line(20_000)] }))
  expect(claim(giveBack('buyer', [1, 1])).money).toBe(17_000)
})

test('points come back as points; the fee is taken from money first, then from points, and waits where there is neither', () => {
  const { claim, total } = ordered(ask({ lines: [line(10_000, 2)], points: 18_000 }))
  expect(total.total_amount).toBe(2_000 + 3_000)
  expect(claim(giveBack('buyer', [0, 1]))).toMatchObject({ money: 0, points: 9_000 - 2_000 })
  const free = ordered(ask({ lines: [line(1_000), line(49_500)] }))
  expect(free.claim(cancel([0, 1]))).toMatchObject({
    money: 0,
    rows: expect.arrayContaining([{ kind: 'waived', amount: 2_000 }]),
  })
  expect(free.claim(cancel([1, 1]))).toMatchObject({ money: 50_500 })
})

test('coupons come back when all they were laid upon is gone', () => {
  const lines = [line(30_000, 2, { coupon: coupon({ id: 7, percent: 10 }) }), line(30_000)]
  const shipping_coupon = coupon({ id: 9, kind: 'shipping', percent: 100 })
  const cart = ask({ lines, order_coupon: coupon({ id: 8, amount_krw: 50_000 }), shipping_coupon })
  const { claim } = ordered(cart)
  expect(claim(cancel([0, 1])).coupon_ids).toEqual([])
  expect(claim(cancel([0, 1])).coupon_ids).toEqual([7])
  expect(claim(cancel([1, 1])).coupon_ids).toEqual([8, 9])
  expect(ordered(cart).claim(giveBack('buyer', [0, 2], [1, 1])).coupon_ids).toEqual([7, 8])
})

test('fewer pieces abroad weigh less, and the difference comes back', () => {
  const way = { delivery: 'ems', country: 'JP', zip: '' } as const
  const { claim, total, back } = ordered(ask({ lines: [line(20_000, 4, { weight_g: 500 })], way }))
  expect(total.shipping_amount).toBe(24_000 + 3 * 3_500)
  expect(claim(cancel([0, 1])).money).toBe(20_000 + 3_500)
  expect(claim(cancel([0, 3])).money).toBe(60_000 + 24_000 + 2 * 3_500)
  expect(back.money).toBe(total.total_amount)
})

test('what was given as goodwill is not given twice', () => {
  const { order, pieces } = ordered(ask({}))
  const refund = refundFor(order, { pieces: pieces(), charged: [], left: 13_000 }, cancel([0, 1]))
  expect(refund).toMatchObject({
    money: 13_000,
    rows: expect.arrayContaining([{ kind: 'given_before', amount: -10_000 }]),
  })
})

test('an exchange gives the difference back, in proportion to what was paid, less both ways', () => {
  expect(exchangePrice(18_000, { from: 20_000, to: 15_000 })).toBe(13_500)
  expect(exchangePrice(18_001, { from: 20_000, to: 20_000 })).toBe(18_001)
  const { claim } = ordered(ask({ lines: [line(20_000, 2)] }))
  const takes = [{ id: 0, quantity: 2, exchange_unit_amount: 15_000 }]
  expect(claim({ kind: 'exchange', fault: 'shop', takes })).toMatchObject({ money: 10_000, to_pay: 0 })
  expect(claim({ kind: 'exchange', fault: 'buyer', takes })).toMatchObject({ money: 4_000, to_pay: 0 })
  const same = [{ id: 0, quantity: 1, exchange_unit_amount: 20_000 }]
  expect(claim({ kind: 'exchange', fault: 'buyer', takes: same })).toMatchObject({ money: 0, to_pay: 6_000 })
  const cheap = exchangedPart({ quantity: 2, unit_amount: 0, discount_amount: 3_000, point_amount: 4_000 }, 2_000)
  expect(cheap).toMatchObject({ discount_amount: 3_000, point_amount: 1_000, total_amount: 0 })
})

test('part and rest of a line paid with coupon and points to the last won are never negative', () => {
  const paid = { quantity: 3, unit_amount: 1_000, discount_amount: 1_000, point_amount: 2_000, total_amount: 0 }
  expect(partOf(paid, 1)).toMatchObject({ discount_amount: 333, point_amount: 667, total_amount: 0 })
})

// A hundred thousand, in tens of thousands.
test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  '10,000 random orders given up in parts, seed %i: never more than was paid, and in the end all that is due',
  (seed) => {
    const random = randomFrom(seed * 7_919)
    const wrong: unknown[] = []
    for (let round = 0; round < 10_000; round += 1) {
      const found = walk(random)
      if (found) wrong.push(found)
    }
    expect(wrong.slice(0, 3)).toEqual([])
  },
)

function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

function randomCart(random: () => number): TotalAsk {
  const below = (max: number) => Math.floor(random() * max)
  const anyCoupon = (kind: CouponWorth['kind'], id: number) =>
    random() < 0.6
      ? null
      : coupon({
          ...{ id, kind, cap_krw: random() < 0.3 ? below(20_000) : null },
          ...(random() < 0.5 ? { amount_krw: below(80_000) } : { percent: 1 + below(100) }),
        })
  return ask({
    currency: random() < 0.7 ? 'krw' : 'usd',
    lines: Array.from({ length: 1 + below(4) }, (_, at) =>
      line(below(40_000), 1 + below(5), { weight_g: below(900), coupon: anyCoupon('order', at + 1) }),
    ),
    order_coupon: anyCoupon('order', 10),
    shipping_coupon: anyCoupon('shipping', 11),
    points: random() < 0.5 ? 1_000 + below(4_000) * 10 : 0,
    way: {
      delivery: random() < 0.8 ? 'parcel' : random() < 0.5 ? 'ems' : 'pickup',
      ...{ country: 'US', zip: random() < 0.2 ? '63309' : '04524' },
    },
  })
}

/** Gives an order up piece by piece; answers with what went wrong, or nothing. */
function walk(random: () => number) {
  const cart = randomCart(random)
  const { order, total, claim, back, pieces, charged } = ordered(cart, { classes: random() < 0.1 ? [0] : [] })
  if (total.refused.shipping) return null
  const trace: unknown[] = []
  let open = 0
  const only = random() < 0.3 ? 'cancel' : random() < 0.3 ? 'shop' : null
  while (pieces().some(({ gone }) => !gone)) {
    const alive = pieces().filter(({ gone }) => !gone)
    const chosen = alive.filter((_, at) => at === 0 || random() < 0.4)
    const takes = chosen.map(({ id, quantity }): [number, number] => [id, 1 + Math.floor(random() * quantity)])
    const fault = only === 'shop' || (!only && random() < 0.4) ? 'shop' : 'buyer'
    const kind = only === 'cancel' || random() < 0.5 ? 'cancel' : 'return'
    const asked: Claimed = { ...cancel(...takes), kind, fault }
    const refund = claim(asked)
    open = refund.rows.find((row) => row.kind === 'waived')?.amount ?? 0
    trace.push({ asked, refund })
    const replayed = refund.rows.reduce((sum, { kind, amount }) => sum + (kind === 'total' ? 0 : amount), 0)
    const sound =
      refund.money >= 0 &&
      refund.points >= 0 &&
      replayed === refund.money &&
      refund.rows.at(-1)?.amount === refund.money
    if (!sound || back.money > total.total_amount || back.points > total.point_amount) return { cart, trace }
  }
  const fees = charged.reduce((sum, { fee }) => sum + fee, 0)
  const kept = charged.reduce((sum, { money, points }) => sum + money + points, 0) + order.shipping_amount
  const due = owedShipping(order, pieces()) + fees
  const whole = total.total_amount + total.point_amount
  const exact = kept + open === due && back.money + back.points === whole - kept
  // What was never sent, or came back through the shop's fault alone, costs nothing at all.
  const all = !only || (back.money === total.total_amount && back.points === total.point_amount)
  return exact && all ? null : { cart, trace, back, due, kept }
}
