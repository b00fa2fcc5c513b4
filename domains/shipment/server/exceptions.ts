import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { addOrderEvent } from '../../order/server/events.ts'
import { lockOrder } from '../../order/server/lines.ts'
import { shipmentTable } from '../../order/server/tables.ts'
import { canShipmentMove } from '../../order/words.ts'
import type { staffShipments } from '../staff-contract.ts'
import { notifyLost } from './messages.ts'
import { findShipment, toShipment } from './shipments.ts'

/**
 * A parcel will not arrive by itself. Its lines stay in transit until their buyer claims them: then they are refunded
 * or sent again.
 */
export async function markLost(ctx: Context, { params, body }: HandlerInput<typeof staffShipments.lost>) {
  const staff_id = requireMember(ctx).mb_id
  const { order_id } = await findShipment(ctx, params.shipment_id)
  return ctx.transaction(async (ctx) => {
    const locked = await lockOrder(ctx, order_id)
    if (!locked) throw notFound('배송을 찾을 수 없어요.')
    const before = await findShipment(ctx, params.shipment_id)
    if (before.state === body.state) return toShipment(before, locked.lines)
    if (!canShipmentMove(before.state, body.state)) throw ended()
    const [shipment] = await ctx.db
      .update(shipmentTable)
      .set({ state: body.state })
      .where(and(eq(shipmentTable.id, before.id), eq(shipmentTable.state, before.state)))
      .returning()
    if (!shipment) throw ended()
    await addOrderEvent(ctx, { order_id, kind: `parcel_${body.state}`, actor: 'staff', staff_id, note: body.note })
    await writeAudit(ctx, {
      action: `order.parcel-${body.state}`,
      subject: `order:${order_id}`,
      before: { state: before.state },
      after: { state: shipment.state, shipment_id: shipment.id, note: body.note },
    })
    const inside = locked.lines.filter((line) => line.shipment_id === shipment.id && line.state === 'shipping')
    if (inside.length > 0) await notifyLost(ctx, locked, shipment, inside)
    return toShipment(shipment, locked.lines)
  })
}

const ended = () => new Problem(409, '이미 끝난 배송이에요.', { code: 'not_allowed' })
