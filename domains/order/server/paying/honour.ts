import type { Context } from '@sillage/server-kit/context.ts'
import { type Part, runParts } from '@sillage/server-kit/part.ts'
import { sql } from 'drizzle-orm'
import { useCoupons } from '../../../coupon/server/reserve.ts'
import { takeQuotationAgain } from '../../../quotation/server/ordering.ts'
import { classTimes } from '../lines/class-times.ts'
import { type Held, type LineRow, moveLines } from '../lines/move-lines.ts'
import { moveShelves } from '../lines/stock-moves.ts'
import type { PaymentRow } from '../payment-tables.ts'
import { tellClasses } from '../tell-classes.ts'
import { emptyCartParts } from './empty-cart.ts'
import { paidParts } from './tell.ts'

/**
 * The money is there: the order is paid, or, where it was given up meanwhile, honoured if its goods are still there.
 * Says false where they are not, with nothing written down: then the money has to go back.
 */
export async function honour(ctx: Context, held: Held, payment: PaymentRow, received: Part): Promise<boolean> {
  const { order, lines } = held
  if (isGivenUp(held) && !(await holdAgain(ctx, held))) return false
  const unpaid = lines.filter(({ state }) => state === 'pending_payment' || state === 'canceled_unpaid')
  const header = sql`, paid_at = ${ctx.now().toISOString()}, expires_at = null, cart_mark = null, cart_line_ids = '[]'`
  // One statement: everybody who pays waits for it.
  const also = [received, ...emptyCartParts(ctx, order), ...paidParts(ctx, held, payment)]
  if (unpaid.length === 0) await runParts(ctx, also)
  await moveLines(ctx, held, unpaid, { to: 'paid', actor: 'provider', kind: 'paid', header, also })
  const seats = unpaid.filter(({ kind }) => kind === 'class')
  if (seats.length > 0) await grant(ctx, held, seats, payment)
  if (usedCoupons(held)) await useCoupons(ctx, order.id)
  return true
}

async function grant(ctx: Context, held: Held, seats: readonly LineRow[], payment: PaymentRow) {
  await moveLines(ctx, held, seats, { to: 'granted', actor: 'system', kind: 'granted' })
  await tellClasses(ctx, held, seats, payment)
}

const usedCoupons = ({ order, lines }: Held) =>
  Boolean(order.order_coupon_id ?? order.shipping_coupon_id) || lines.some(({ coupon_id }) => coupon_id !== null)

/** An order nobody paid in time. */
export const isGivenUp = ({ lines }: Held) => lines.some(({ state }) => state === 'canceled_unpaid')

/** An order that was given up has let go of its goods, coupons and points; with any of the last two it cannot come back. */
async function holdAgain(ctx: Context, held: Held): Promise<boolean> {
  const { order, lines } = held
  // A coupon for the shipping is in no discount.
  if (usedCoupons(held) || order.discount_amount > 0 || order.point_amount > 0) return false
  if (await hasBegun(ctx, held)) return false
  if (!(await moveShelves(ctx, 'held', `order ${order.id}`, lines))) return false
  if (!order.quotation_id || (await takeQuotationAgain(ctx, order.quotation_id))) return true
  // What it was ordered from has been ordered once more since: the goods are for others.
  await moveShelves(ctx, 'released', `order ${order.id}`, lines)
  return false
}

/** Nobody wants a seat in a class that is under way. */
async function hasBegun(ctx: Context, held: Held): Promise<boolean> {
  const times = await classTimes(ctx, held)
  return [...times.values()].some(({ starts_at }) => starts_at <= ctx.now())
}
