import type { Context } from '@sillage/server-kit/context.ts'
import { inArray } from 'drizzle-orm'
import { classKitTable } from '../../course/server/enrolment-tables.ts'
import type { orderTable } from '../../order/server/tables.ts'
import { courierName, trackingLink } from '../../shipping/couriers.ts'

type OrderRow = typeof orderTable.$inferSelect

/** Where the parcel of a booking goes; empty for a seat from the waiting list until its member says it. */
export const kitAddress = ({ receiver: { zip, addr1, addr2 } }: Pick<OrderRow, 'receiver'>) =>
  addr1 ? [zip && `(${zip})`, addr1, addr2].filter(Boolean).join(' ') : ''

/** What my classes says of the parcels of these bookings. */
export async function kitsSent(ctx: Context, line_ids: readonly number[]) {
  if (line_ids.length === 0) return new Map<number, ReturnType<typeof toSent>>()
  const rows = await ctx.db
    .select()
    .from(classKitTable)
    .where(inArray(classKitTable.order_line_id, [...line_ids]))
  return new Map(rows.map((row) => [row.order_line_id, toSent(row)]))
}

const toSent = ({ courier, tracking_no, sent_at }: typeof classKitTable.$inferSelect) => ({
  sent_at: sent_at.toISOString(),
  courier: courierName(courier),
  tracking_no,
  tracking_url: trackingLink(courier, tracking_no),
})
