import { shareOfLine } from '../pricing/line-share.ts'
import type { Share } from '../setting/class-refunds.ts'
import { collectionFee, owedShipping, type Piece, type Shipped, usesShipping } from './return-shipping.ts'
import type { ClaimKind, Fault } from './words.ts'

export type RefundOrder = Shipped & {
  order_coupon_id: number | null
  shipping_coupon_id: number | null
}

/** What an earlier claim withheld: its fee, and what of the debt was taken from money and from points. */
export type Charged = { fee: number; money: number; points: number }

export type Claimed = {
  kind: ClaimKind
  fault: Fault
  /** How many pieces of each line; for a class that has started, the share of its fee that is refunded. */
  takes: readonly { id: number; quantity: number; back?: Share | undefined }[]
}

export const refundRowKinds = [
  'goods',
  'discount',
  'points',
  'shipping',
  'fee',
  'attended',
  'to_pay',
  'carried',
  'by_points',
  'waived',
  'given_before',
  'lowered',
  'total',
] as const
export type RefundRowKind = (typeof refundRowKinds)[number]
/** One line of the explanation; `amount` is what it adds to the refund. */
export type RefundRow = { kind: RefundRowKind; amount: number }

export type Refund = {
  money: number
  points: number
  /** The fee that the buyer transfers before the exchange is sent. */
  to_pay: number
  coupon_ids: number[]
  charged: Charged
  rows: RefundRow[]
}

type Ledger = {
  pieces: readonly Piece[]
  charged: readonly Charged[]
  /** What the payment has left. */
  left: number
}

/**
 * What a buyer gets back for some pieces. The pieces refund their own share of money and of points. The change in
 * shipping costs and the fee for the pickup are deducted: from the money first, then from the points. What neither can
 * bear is left for the next claim, or is the shop's loss. What was withheld from points is returned as points first. In
 * whatever order parts are claimed, the total is the same.
 */
export function refundFor(order: RefundOrder, ledger: Ledger, claim: Claimed): Refund {
  const { pieces, charged, left } = ledger
  const parts = claim.takes.map((take) => ({ take, part: takePart(pieces, take) }))
  if (claim.kind === 'exchange') return exchangeFor(order, parts, claim)
  const after = forfeited(pieces, claim)
  const shipping = owedShipping(order, after) - owedShipping(order, pieces)
  const collection = feeOf(order, parts, claim, 1)
  const attended = attendedAmount(parts, claim)
  const fee = collection + attended
  const carried = openCharge(order, { pieces, charged })
  const worth = sumParts(parts.map(({ part }) => part))
  const settled = settleCharge(
    worth,
    shipping + fee + carried,
    sum(charged, ({ points }) => points),
  )
  const money = Math.min(settled.money, left)
  const rows: RefundRow[] = [
    { kind: 'goods', amount: worth.amount },
    { kind: 'discount', amount: 0 - worth.discount_amount },
    { kind: 'points', amount: 0 - worth.point_amount },
    { kind: 'shipping', amount: 0 - shipping },
    { kind: 'fee', amount: 0 - collection },
    { kind: 'attended', amount: 0 - attended },
    { kind: 'carried', amount: 0 - carried },
    { kind: 'by_points', amount: settled.by_points },
    { kind: 'waived', amount: settled.open },
    { kind: 'given_before', amount: money - settled.money },
  ]
  return {
    money,
    points: settled.points,
    to_pay: 0,
    coupon_ids: endedCoupons(order, after).filter((id) => !endedCoupons(order, pieces).includes(id)),
    charged: { fee, money: worth.total_amount - settled.money, points: settled.by_points },
    rows: explained(rows, money),
  }
}

/** What is owed and was not withheld so far: normally nothing. */
export const openCharge = (order: RefundOrder, { pieces, charged }: Pick<Ledger, 'pieces' | 'charged'>) =>
  owedShipping(order, pieces) -
  order.shipping_amount +
  sum(charged, ({ fee }) => fee) -
  sum(charged, ({ money, points }) => money + points)

type Worth = { amount: number; discount_amount: number; point_amount: number; total_amount: number }

/** Deducts a charge from the refund, or returns a charge if it is negative. */
function settleCharge({ total_amount, point_amount }: Worth, charge: number, from_points: number) {
  if (charge <= 0) {
    const by_points = 0 - Math.min(0 - charge, from_points)
    return { money: total_amount - charge + by_points, points: point_amount - by_points, by_points, open: 0 }
  }
  const by_money = Math.min(total_amount, charge)
  const by_points = Math.min(point_amount, charge - by_money)
  const open = charge - by_money - by_points
  return { money: total_amount - by_money, points: point_amount - by_points, by_points, open }
}

type Taken = { take: Claimed['takes'][number]; part: Piece }

/**
 * An exchange at the same price: no money moves but the buyer's shipping fee for both directions, which is a transfer
 * of its own.
 */
function exchangeFor(order: RefundOrder, parts: readonly Taken[], claim: Claimed): Refund {
  const to_pay = feeOf(order, parts, claim, 2)
  const rows: RefundRow[] = [
    { kind: 'fee', amount: 0 - to_pay },
    { kind: 'to_pay', amount: to_pay },
  ]
  const charged = { fee: 0, money: 0, points: 0 }
  return { money: 0, points: 0, to_pay, coupon_ids: [], charged, rows: explained(rows, 0) }
}

function feeOf(order: RefundOrder, parts: readonly Taken[], { kind, fault }: Claimed, ways: number) {
  if (kind === 'cancel' || fault === 'shop' || !parts.some(({ part }) => part.travels)) return 0
  return collectionFee(order) * ways
}

/** What the meetings that have passed cost; rounded down, so that the student never gets less than the table says. */
function attendedAmount(parts: readonly Taken[], { fault }: Claimed) {
  if (fault === 'shop') return 0
  return sum(parts, ({ take: { back: [part, whole] = [1, 1] }, part: { total_amount, point_amount } }) =>
    Math.floor(((total_amount + point_amount) * (whole - part)) / whole),
  )
}

function takePart(pieces: readonly Piece[], { id, quantity }: { id: number; quantity: number }): Piece {
  const piece = pieces.find((each) => each.id === id && !each.gone)
  if (!piece || quantity < 1 || quantity > piece.quantity) throw new Error(`${quantity} of line ${id} cannot be taken`)
  return { ...piece, ...shareOfLine(piece, quantity) }
}

/** What is left of the order after these pieces are claimed. */
export function forfeited(pieces: readonly Piece[], { kind, fault, takes }: Claimed): Piece[] {
  const how = kind === 'cancel' ? 'canceled' : 'returned'
  return pieces.flatMap((piece): Piece[] => {
    const take = takes.find(({ id }) => id === piece.id)
    if (!take || piece.gone) return [piece]
    const part = { ...piece, ...shareOfLine(piece, take.quantity), gone: { how, fault } } as const
    const quantity = piece.quantity - take.quantity
    if (quantity === 0) return [part]
    return [{ ...piece, ...minus(piece, part), quantity }, part]
  })
}

const minus = (piece: Piece, part: Piece) => ({
  discount_amount: piece.discount_amount - part.discount_amount,
  point_amount: piece.point_amount - part.point_amount,
  total_amount: piece.total_amount - part.total_amount,
})

/** A coupon is restored when all lines it was applied to are claimed; a shipping coupon only if nothing was sent. */
function endedCoupons(order: RefundOrder, pieces: readonly Piece[]): number[] {
  const { order_coupon_id, shipping_coupon_id } = order
  const living = new Set(pieces.flatMap(({ gone, coupon_id }) => (gone ? [] : (coupon_id ?? []))))
  const used = new Set(pieces.flatMap(({ coupon_id }) => coupon_id ?? []))
  const ids = [...used].filter((id) => !living.has(id))
  if (order_coupon_id && pieces.every(({ gone }) => gone)) ids.push(order_coupon_id)
  if (shipping_coupon_id && !pieces.some(usesShipping)) ids.push(shipping_coupon_id)
  return ids
}

function sumParts(parts: readonly Omit<Piece, 'id' | 'weight_g' | 'travels' | 'coupon_id' | 'gone'>[]): Worth {
  return {
    amount: sum(parts, ({ unit_amount, quantity }) => unit_amount * quantity),
    discount_amount: sum(parts, ({ discount_amount }) => discount_amount),
    point_amount: sum(parts, ({ point_amount }) => point_amount),
    total_amount: sum(parts, ({ total_amount }) => total_amount),
  }
}

/** Without what says nothing, and with the sum at the end. */
const explained = (rows: readonly RefundRow[], money: number): RefundRow[] => [
  ...rows.filter(({ amount }) => amount !== 0),
  { kind: 'total', amount: money },
]

const sum = <Item>(items: readonly Item[], amountOf: (item: Item) => number) =>
  items.reduce((total, item) => total + amountOf(item), 0)
