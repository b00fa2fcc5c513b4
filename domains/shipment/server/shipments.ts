import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { asc, eq } from 'drizzle-orm'
import { optionWithPersonal } from '../../custom/personal.ts'
import { type LineRow, lockOrder, moveLines } from '../../order/server/lines.ts'
import { orderLineTable, shipmentTable } from '../../order/server/tables.ts'
import { requireViewable } from '../../order/server/view-key.ts'
import { type Actor, canShipmentMove } from '../../order/words.ts'
import { courierName, trackingLink } from '../../shipping/couriers.ts'
import type { Shipment } from '../contract.ts'
import { notifyDelivered } from './messages.ts'

type Row = typeof shipmentTable.$inferSelect

/** An order's parcels for every visitor who may see the order. */
export async function listShipments(ctx: Context, order_id: number, view_key: string | undefined) {
  await requireViewable(ctx, order_id, view_key)
  return { data: await shipmentsOf(ctx, order_id) }
}

export async function shipmentsOf(ctx: Context, order_id: number): Promise<Shipment[]> {
  const rows = await ctx.db
    .select()
    .from(shipmentTable)
    .where(eq(shipmentTable.order_id, order_id))
    .orderBy(asc(shipmentTable.id))
  if (rows.length === 0) return []
  const lines = await ctx.db
    .select()
    .from(orderLineTable)
    .where(eq(orderLineTable.order_id, order_id))
    .orderBy(asc(orderLineTable.position), asc(orderLineTable.id))
  return rows.map((row) => toShipment(row, lines))
}

export const toShipment = (row: Row, lines: readonly LineRow[]): Shipment => ({
  ...row,
  courier_name: courierName(row.courier),
  link: trackingLink(row.courier, row.tracking_no),
  shipped_at: row.shipped_at.toISOString(),
  delivered_at: row.delivered_at?.toISOString() ?? null,
  lines: lines
    .filter(({ shipment_id }) => shipment_id === row.id)
    .map((line) => ({ ...line, ...optionWithPersonal(line) })),
})

export async function findShipment(ctx: Context, shipment_id: number): Promise<Row> {
  const [row] = await ctx.db.select().from(shipmentTable).where(eq(shipmentTable.id, shipment_id))
  if (!row) throw notFound('배송을 찾을 수 없어요.')
  return row
}

type Arrival = { at: Date; actor: Actor; steps?: Row['steps'] }

/** Marks a parcel and its lines as delivered. Repeating it is harmless. */
export async function deliverShipment(ctx: Context, shipment_id: number, { at, actor, steps }: Arrival) {
  const { order_id } = await findShipment(ctx, shipment_id)
  return ctx.transaction(async (ctx) => {
    const locked = await lockOrder(ctx, order_id)
    if (!locked) throw new Error(`order ${order_id} is gone`)
    const shipment = await findShipment(ctx, shipment_id)
    if (!canShipmentMove(shipment.state, 'delivered'))
      return { moved: false, shipment: toShipment(shipment, locked.lines) }
    const there = { state: 'delivered', delivered_at: at, ...(steps ? { steps } : {}) } as const
    await ctx.db.update(shipmentTable).set(there).where(eq(shipmentTable.id, shipment_id))
    // What was claimed in transit, or exchanged, stays in its state.
    const inside = locked.lines.filter((line) => line.shipment_id === shipment_id && line.state === 'shipping')
    const staff_id = actor === 'staff' ? (ctx.member?.mb_id ?? null) : null
    await moveLines(ctx, locked, inside, { to: 'delivered', actor, kind: 'delivered', staff_id })
    if (inside.length > 0) await notifyDelivered(ctx, locked, shipment, inside)
    return { moved: true, shipment: toShipment({ ...shipment, ...there }, locked.lines) }
  })
}
