import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { claimLineTable, claimTable } from '../../claim/server/tables.ts'
import { lostReasons } from '../../claim/words.ts'
import { orderConfirmed, orderDelivered, orderEarned } from '../../message/server/catalogue/arrivals.ts'
import {
  exchangeShipped,
  orderLost,
  orderOnHold,
  orderPreparing,
  orderReady,
  orderSentBack,
  orderShipped,
} from '../../message/server/catalogue/deliveries.ts'
import { both, sendMessage } from '../../message/server/send-message.ts'
import type { LineRow, LockedOrder } from '../../order/server/lines.ts'
import { orderTexts, toBuyer } from '../../order/server/messages.ts'
import type { shipmentTable } from '../../order/server/tables.ts'
import { courierName, trackingLink } from '../../shipping/couriers.ts'
import english from '../../shipping/english.json' with { type: 'json' }

type Sent = typeof shipmentTable.$inferSelect
type Shipment = Pick<Sent, 'id' | 'courier' | 'tracking_no'>

const carrier = (courier: string) => both(english, courierName(courier))

const idsOf = (lines: readonly LineRow[]) => lines.map(({ id }) => id).join(' ')

/** A change of many orders can be undone before its messages are sent. */
type Waiting = { not_before?: Date | undefined } | undefined

/** Packing has begun. Sent once, however many times lines return to this state. */
export const notifyPreparing = (ctx: Context, { order }: LockedOrder, lines: readonly LineRow[], waiting: Waiting) =>
  sendMessage(ctx, orderPreparing, {
    ...toBuyer(order),
    not_before: waiting?.not_before,
    transition: 'preparing',
    values: orderTexts(ctx, order, lines),
  })

/** Something is wrong with it, perhaps again: the buyer is notified, with the text from staff. */
export const notifyOnHold = (
  ctx: Context,
  { order }: LockedOrder,
  lines: readonly LineRow[],
  { answer, not_before }: { answer: string; not_before?: Date | undefined },
) =>
  sendMessage(ctx, orderOnHold, {
    ...toBuyer(order),
    not_before,
    transition: `on_hold ${idsOf(lines)} ${ctx.now().toISOString()}`,
    values: { ...orderTexts(ctx, order, lines), answer },
  })

/** A parcel was sent; a corrected number is sent too. */
export async function notifyShipped(
  ctx: Context,
  { order }: LockedOrder,
  shipment: Shipment,
  lines: readonly LineRow[],
  waiting?: Waiting,
) {
  const { id, courier, tracking_no } = shipment
  const message = (await isExchange(ctx, lines)) ? exchangeShipped : orderShipped
  const tracking_link = trackingLink(courier, tracking_no) ?? ''
  await sendMessage(ctx, message, {
    ...toBuyer(order),
    not_before: waiting?.not_before,
    transition: `shipped ${id} ${tracking_no}`,
    values: { ...orderTexts(ctx, order, lines), courier: carrier(courier), tracking_no, tracking_link },
  })
}

/** The parcel contains only replacements for returned goods; what never arrived is sent again as itself. */
async function isExchange(ctx: Context, lines: readonly LineRow[]): Promise<boolean> {
  const ids = lines.map(({ id }) => id)
  if (ids.length === 0) return false
  const replaced = await ctx.db
    .select({ id: claimLineTable.replacement_line_id })
    .from(claimLineTable)
    .innerJoin(claimTable, eq(claimTable.id, claimLineTable.claim_id))
    .where(
      and(inArray(claimLineTable.replacement_line_id, ids), notInArray(claimTable.reason, Object.values(lostReasons))),
    )
  return ids.every((id) => replaced.some((each) => each.id === id))
}

export const notifyDelivered = (ctx: Context, { order }: LockedOrder, { id }: Shipment, lines: readonly LineRow[]) =>
  sendMessage(ctx, orderDelivered, {
    ...toBuyer(order),
    transition: `delivered ${id}`,
    values: orderTexts(ctx, order, lines),
  })

/** The parcel was lost or returned: what the buyer can do now. */
export async function notifyLost(ctx: Context, { order }: LockedOrder, shipment: Sent, lines: readonly LineRow[]) {
  const { id, state, courier, tracking_no } = shipment
  const message = state === 'lost' ? orderLost : orderSentBack
  await sendMessage(ctx, message, {
    ...toBuyer(order),
    transition: `${state} ${id}`,
    values: { ...orderTexts(ctx, order, lines), courier: carrier(courier), tracking_no },
  })
}

/** Ready for pickup. */
export async function notifyReady(ctx: Context, { order, lines }: LockedOrder, waiting: Waiting) {
  const ready = lines.filter(({ state }) => state === 'ready')
  await sendMessage(ctx, orderReady, {
    ...toBuyer(order),
    not_before: waiting?.not_before,
    transition: `ready ${idsOf(ready)}`,
    values: orderTexts(ctx, order, ready),
  })
}

/** The purchase is confirmed, with the points it earned. */
export async function notifyConfirmed(ctx: Context, { order }: LockedOrder, lines: readonly LineRow[], points: number) {
  const recipient = { ...toBuyer(order), transition: `confirmed ${idsOf(lines)}` }
  const values = orderTexts(ctx, order, lines)
  if (points === 0) return sendMessage(ctx, orderConfirmed, { ...recipient, values })
  await sendMessage(ctx, orderEarned, { ...recipient, values: { ...values, points: points.toLocaleString('en') } })
}
