import type { Context } from '@sillage/server-kit/context.ts'
import { shipmentTable } from '../../order/server/tables.ts'
import { setReceivedIn } from '../../order/server/take-over.ts'

/** A parcel of another shop that has arrived. */
export type TakenParcel = { courier: string; tracking_no: string; delivered_at: Date }

/** Adds it once to an order that was taken over, with the lines that were received. */
export async function takeOverParcel(ctx: Context, order_id: number, { delivered_at, ...parcel }: TakenParcel) {
  const [made] = await ctx.db
    .insert(shipmentTable)
    .values({ ...parcel, order_id, state: 'delivered', shipped_at: delivered_at, delivered_at })
    .onConflictDoNothing()
    .returning({ id: shipmentTable.id })
  if (made) await setReceivedIn(ctx, order_id, made.id)
}
