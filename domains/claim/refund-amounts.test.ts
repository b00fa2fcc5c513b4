import { expect, test } from 'vitest'
import { shareOfLine } from '../pricing/line-share.ts'
import { type Claimed, refundFor } from './refund-amounts.ts'
import { ask, cancel, coupon, giveBack, line, ordered } from './testing/refund.ts'

test('canceling everything before it is sent refunds all of it', () => {
  const { claim, total } = ordered(ask({ lines: [line(12_000, 2), line(7_000)] }))
  expect(claim(cancel([0, 2], [1, 1]))).toMatchObject({ money: total.total_amount, points: 0 })
})

test('a buyer who falls below free shipping pays for shipping, and is refunded with the last piece', () => {
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
    ask({ lines: [line(60_000)], destination: { delivery: 'parcel', country: 'KR', zip: '63309' } }),
    'buyer',
    60_000 + 3_000 - 12_000,
  ],
  ['bought it in dollars', ask({ currency: 'usd', lines: [line(2_000)] }), 'buyer', 2_000 - 300],
  [
    'posts it from abroad themselves',
    ask({ lines: [line(20_000)], destination: { delivery: 'ems', country: 'JP', zip: '' } }),
    'buyer',
    20_000,
  ],
  [
    'brings it back to the store',
    ask({ lines: [line(20_000)], destination: { delivery: 'pickup', country: 'KR', zip: '' } }),
    'buyer',
    20_000,
  ],
] as const)('who %s', (_, cart, fault, money) => {
  expect(ordered(cart).claim(giveBack(fault, [0, 1])).money).toBe(money)
})

test('returning a part leaves free shipping alone if enough is kept', () => {
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

test('coupons come back when all they were applied to is gone', () => {
  const lines = [line(30_000, 2, { coupon: coupon({ id: 7, percent: 10 }) }), line(30_000)]
  const shipping_coupon = coupon({ id: 9, kind: 'shipping', percent: 100 })
  const cart = ask({ lines, order_coupon: coupon({ id: 8, amount_krw: 50_000 }), shipping_coupon })
  const { claim } = ordered(cart)
  expect(claim(cancel([0, 1])).coupon_ids).toEqual([])
  expect(claim(cancel([0, 1])).coupon_ids).toEqual([7])
  expect(claim(cancel([1, 1])).coupon_ids).toEqual([8, 9])
  expect(ordered(cart).claim(giveBack('buyer', [0, 2], [1, 1])).coupon_ids).toEqual([7, 8])
})

test('fewer pieces abroad weigh less, and the difference is refunded', () => {
  const destination = { delivery: 'ems', country: 'JP', zip: '' } as const
  const { claim, total, back } = ordered(ask({ lines: [line(20_000, 4, { weight_g: 500 })], destination }))
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

test('an exchange moves no money but the fee for both ways, where the buyer chose wrongly', () => {
  const exchange = (fault: Claimed['fault']) =>
    ordered(ask({ lines: [line(20_000, 2)] })).claim({ kind: 'exchange', fault, takes: [{ id: 0, quantity: 1 }] })
  expect(exchange('shop')).toMatchObject({ money: 0, points: 0, to_pay: 0 })
  expect(exchange('buyer')).toMatchObject({
    money: 0,
    to_pay: 6_000,
    rows: [
      { kind: 'fee', amount: -6_000 },
      { kind: 'to_pay', amount: 6_000 },
      { kind: 'total', amount: 0 },
    ],
  })
})

test('part and rest of a line paid with coupon and points to the last won are never negative', () => {
  const paid = { quantity: 3, unit_amount: 1_000, discount_amount: 1_000, point_amount: 2_000, total_amount: 0 }
  expect(shareOfLine(paid, 1)).toMatchObject({ discount_amount: 333, point_amount: 667, total_amount: 0 })
})
