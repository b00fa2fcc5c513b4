import { expect, test } from 'vitest'
import type { CouponWorth } from '../coupon/discount.ts'
import type { TotalAsk } from '../pricing/total.ts'
import type { Claimed } from './refund-amounts.ts'
import { owedShipping } from './return-shipping.ts'
import { ask, cancel, coupon, line, ordered } from './testing/refund.ts'

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
          id,
          kind,
          cap_krw: random() < 0.3 ? below(20_000) : null,
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
    destination: {
      delivery: random() < 0.8 ? 'parcel' : random() < 0.5 ? 'ems' : 'pickup',
      country: 'US',
      zip: random() < 0.2 ? '63309' : '04524',
    },
  })
}

/** Gives an order up piece by piece; answers with what went wrong, or nothing. */
function walk(random: () => number) {
  const cart = randomCart(random)
  const { order, total, claim, back, paid, pieces, charged } = ordered(cart, { classes: random() < 0.1 ? [0] : [] })
  if (total.refused.shipping) return null
  const trace: unknown[] = []
  let open = 0
  const only = random() < 0.3 ? 'cancel' : random() < 0.3 ? 'shop' : null
  while (pieces().some(({ gone }) => !gone)) {
    const alive = pieces().filter(({ gone }) => !gone)
    const chosen = alive.filter((_, at) => at === 0 || random() < 0.4)
    const takes = chosen.map(({ id, quantity }): [number, number] => [id, 1 + Math.floor(random() * quantity)])
    const fault = only === 'shop' || (!only && random() < 0.4) ? 'shop' : 'buyer'
    const kind = only === 'cancel' || random() < 0.5 ? 'cancel' : random() < 0.5 ? 'return' : 'exchange'
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
    if (!sound || back.money > paid.money || back.points > total.point_amount) return { cart, trace }
  }
  const fees = charged.reduce((sum, { fee }) => sum + fee, 0)
  const kept = charged.reduce((sum, { money, points }) => sum + money + points, 0) + order.shipping_amount
  const due = owedShipping(order, pieces()) + fees
  const whole = paid.money + total.point_amount
  const exact = kept + open === due && back.money + back.points === whole - kept
  // What was never sent, or was returned through the shop's fault alone, costs nothing at all.
  const all = !only || (back.money === paid.money && back.points === total.point_amount)
  return exact && all ? null : { cart, trace, back, due, kept }
}
