import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { shipmentTable } from '../../order/server/tables.ts'
import { type Courier, counter } from '../../shipping/couriers.ts'
import type { Tracker } from '../../shipping/server/tracker.ts'
import { deliverShipment } from './shipments.ts'

const atOnce = 200
const askAgainMinutes = 30

/** Asks couriers about parcels in transit, the least recently asked first. Returns how many there were. */
export async function trackShipments(ctx: Context, tracker: Tracker): Promise<number> {
  const before = new Date(ctx.now().getTime() - askAgainMinutes * 60_000)
  const due = await ctx.db
    .select()
    .from(shipmentTable)
    .where(
      and(
        eq(shipmentTable.state, 'shipping'),
        ne(shipmentTable.courier, counter),
        or(isNull(shipmentTable.checked_at), lte(shipmentTable.checked_at, before)),
      ),
    )
    .orderBy(sql`${shipmentTable.checked_at} asc nulls first`)
    .limit(atOnce)
  for (const shipment of due) await trackOne(ctx, tracker, shipment)
  return due.length
}

async function trackOne(
  ctx: Context,
  tracker: Tracker,
  { id, courier, tracking_no, steps }: typeof shipmentTable.$inferSelect,
) {
  const changes: Partial<typeof shipmentTable.$inferInsert> = { checked_at: ctx.now() }
  try {
    // Every shipment but a pickup has one of our couriers.
    const tracked = await tracker.track(courier as Courier, tracking_no)
    if (tracked?.delivered_at)
      await deliverShipment(ctx, id, { at: tracked.delivered_at, actor: 'system', steps: tracked.steps })
    // Tracking steps are never removed: an answer with fewer of them is ignored.
    else if (tracked && tracked.steps.length >= steps.length) changes.steps = tracked.steps
  } catch (error) {
    // One parcel that cannot be tracked must not delay the others; it is asked about again later.
    ctx.log.warn({ shipment_id: id, reason: String(error) }, 'a parcel could not be tracked')
  }
  // A number that was corrected meanwhile is asked about again.
  await ctx.db
    .update(shipmentTable)
    .set(changes)
    .where(and(eq(shipmentTable.id, id), eq(shipmentTable.tracking_no, tracking_no)))
}
