import type { Currency } from '@sillage/kit/money.ts'
import type { CouponKind } from './words.ts'

/** What a coupon promises, as its row has it. */
export type CouponWorth = {
  id: number
  name: string
  name_en: string
  kind: CouponKind
  target_ids: readonly number[]
  amount_krw: number | null
  percent: number | null
  cap_krw: number | null
  minimum_krw: number
}

/** What it is applied to, in minor units: the chosen lines (all of the order for an order or shipping coupon). */
export type CouponBasis = {
  currency: Currency
  lines: readonly { product_id: number; category_ids: readonly number[]; amount: number }[]
  /** The fee a shipping coupon may take away; what a far region costs on top is no part of it. */
  shipping: number
}

/** Why a coupon gives nothing here. */
export type CouponRefusal = 'currency' | 'target' | 'minimum' | 'nothing'

/** One line of the price's trace: from `base` the coupon takes `amount`. */
export type CouponStep = {
  step: 'coupon'
  coupon_id: number
  name: string
  name_en: string
  base: number
  percent: number | null
  cap: number | null
  amount: number
}

export type CouponDiscount =
  | { amount: number; base: number; step: CouponStep; refused: null }
  | { amount: 0; base: number; step: null; refused: CouponRefusal }

/**
 * What a coupon takes off: whole minor units, rounded down, never negative and never more than what it is applied to.
 */
export function couponDiscount(coupon: CouponWorth, basis: CouponBasis): CouponDiscount {
  const lines = basis.lines.filter((line) => isFor(coupon, line))
  const goods = sum(lines)
  const base = Math.max(0, coupon.kind === 'shipping' ? basis.shipping : goods)
  const refused = refusalOf(coupon, basis, { goods, base, fits: lines.length > 0 })
  if (refused) return { amount: 0, base, step: null, refused }
  const { id: coupon_id, name, name_en, percent, cap_krw: cap } = coupon
  const amount = discountOf(coupon, base)
  return { amount, base, step: { step: 'coupon', coupon_id, name, name_en, base, percent, cap, amount }, refused: null }
}

function isFor({ kind, target_ids }: CouponWorth, line: CouponBasis['lines'][number]) {
  if (kind === 'product') return target_ids.includes(line.product_id)
  if (kind === 'category') return line.category_ids.some((id) => target_ids.includes(id))
  return true
}

type Found = { goods: number; base: number; fits: boolean }

function refusalOf(coupon: CouponWorth, { currency }: CouponBasis, { goods, base, fits }: Found): CouponRefusal | null {
  if (currency !== 'krw' && speaksWon(coupon)) return 'currency'
  if (!fits) return 'target'
  if (goods < coupon.minimum_krw) return 'minimum'
  return discountOf(coupon, base) > 0 ? null : 'nothing'
}

type Won = Pick<CouponWorth, 'amount_krw' | 'cap_krw' | 'minimum_krw'>

/** An amount, a cap or a minimum in won says nothing about an order in dollars; a plain percent does. */
export const speaksWon = ({ amount_krw, cap_krw, minimum_krw }: Won) =>
  amount_krw !== null || cap_krw !== null || minimum_krw > 0

function discountOf({ amount_krw, percent, cap_krw }: CouponWorth, base: number) {
  const wanted = amount_krw ?? Math.floor((base * (percent ?? 0)) / 100)
  return Math.max(0, Math.min(wanted, cap_krw ?? wanted, base))
}

const sum = (lines: CouponBasis['lines']) => lines.reduce((total, { amount }) => total + amount, 0)
