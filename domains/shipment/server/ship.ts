import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { setShipment } from '../../order/server/change-order.ts'
import { type LineRow, type LockedOrder, moveLines } from '../../order/server/lines.ts'
import { shipmentTable } from '../../order/server/tables.ts'
import { type Courier, cleanTrackingNo, counter, isTrackingNo } from '../../shipping/couriers.ts'
import type { Shipment } from '../contract.ts'
import type { staffShipments } from '../staff-contract.ts'
import { fulfilmentPath } from '../staff-words.ts'
import { type Bulk, keepOrderChange, statesOf } from './bulk-changes.ts'
import { advanceTo, choosePieces, type Pieces, requireLocked, requirePaid } from './choose-pieces.ts'
import { notifyShipped } from './messages.ts'
import { recordLots } from './parcel-lots.ts'
import { deliverShipment, findShipment, toShipment } from './shipments.ts'

type Parcel = { courier: Courier; tracking_no: string; lines?: Pieces }

const atHome = fulfilmentPath.slice(0, -1)

/**
 * Gives a parcel of an order to the courier: the lines that were named, or all that are still here. The same number
 * again is the same parcel; with other goods in it, it is refused.
 */
export async function shipOrder(ctx: Context, order_id: number, parcel: Parcel, bulk?: Bulk) {
  const { courier } = parcel
  const tracking_no = checkedNumber(parcel)
  return ctx.transaction(async (ctx) => {
    const locked = await requireLocked(ctx, order_id)
    const earlier = await findParcel(ctx, order_id, { courier, tracking_no })
    if (earlier) return { shipment: repeated(locked, earlier, parcel.lines), known: true }
    if (locked.order.delivery === 'pickup') throw new Problem(409, '매장에서 찾아가는 주문이에요.', { code: 'pickup' })
    requirePaid(locked)
    const going = await choosePieces(ctx, locked, parcel.lines, atHome)
    if (going.length === 0) throw nothingLeft()
    const before = statesOf(going)
    const shipment = await sendOff(ctx, locked, going, { courier, tracking_no })
    await notifyShipped(ctx, locked, shipment, going, bulk)
    if (bulk) await keepOrderChange(ctx, bulk, locked, { lines: going, before, shipment_id: shipment.id })
    return { shipment: toShipment(shipment, locked.lines), known: false }
  })
}

export const shipStaffOrder = async (ctx: Context, { params, body }: HandlerInput<typeof staffShipments.ship>) =>
  (await shipOrder(ctx, params.order_id, body)).shipment

const nothingLeft = () => new Problem(409, '보낼 수 있는 상품이 없어요.', { code: 'nothing_left' })

type Row = typeof shipmentTable.$inferSelect

function checkedNumber({ courier, tracking_no }: Parcel): string {
  const cleaned = cleanTrackingNo(tracking_no)
  if (!isTrackingNo(courier, cleaned)) throw invalid('tracking_no', '송장 번호를 확인해 주세요.')
  return cleaned
}

async function findParcel(ctx: Context, order_id: number, { courier, tracking_no }: Omit<Parcel, 'lines'>) {
  const [found] = await ctx.db
    .select()
    .from(shipmentTable)
    .where(
      and(
        eq(shipmentTable.order_id, order_id),
        eq(shipmentTable.courier, courier),
        eq(shipmentTable.tracking_no, tracking_no),
      ),
    )
  return found
}

/** Every piece that is named is in the parcel already, as the line itself or as the part that was split off it. */
function repeated({ lines }: LockedOrder, shipment: Row, pieces: Pieces): Shipment {
  const inside = lines.filter(({ shipment_id }) => shipment_id === shipment.id)
  const isThere = (pieces ?? []).every(({ line_id, quantity }) =>
    inside.some(
      (line) => (line.id === line_id || line.split_from_id === line_id) && (!quantity || line.quantity === quantity),
    ),
  )
  if (!isThere) throw new Problem(409, '이 송장 번호로는 이미 다른 상품을 보냈어요.', { code: 'number_used' })
  return toShipment(shipment, lines)
}

async function sendOff(
  ctx: Context,
  locked: LockedOrder,
  lines: LineRow[],
  parcel: { courier: string; tracking_no: string },
) {
  const { id: order_id } = locked.order
  const staff_id = requireMember(ctx).mb_id
  const [shipment] = await ctx.db
    .insert(shipmentTable)
    .values({ ...parcel, order_id, shipped_at: ctx.now() })
    .returning()
  if (!shipment) throw new Error('an inserted shipment was not returned')
  const ids = lines.map(({ id }) => id)
  await advanceTo(ctx, locked, lines, 'shipping', { staff_id, note: `${parcel.courier} ${parcel.tracking_no}` })
  await setShipment(ctx, lines, shipment.id)
  await recordLots(ctx, shipment.id, lines)
  await writeAudit(ctx, {
    action: 'order.ship',
    subject: `order:${order_id}`,
    before: null,
    after: { ...parcel, shipment_id: shipment.id, line_ids: ids },
  })
  return shipment
}

/** A pickup is shipped and delivered at the same moment. */
export async function handOver(ctx: Context, { params, body }: HandlerInput<typeof staffShipments.handOver>) {
  const staff_id = requireMember(ctx).mb_id
  return ctx.transaction(async (ctx) => {
    const locked = await requireLocked(ctx, params.order_id)
    if (locked.order.delivery !== 'pickup')
      throw new Problem(409, '매장에서 찾아가는 주문이 아니에요.', { code: 'not_pickup' })
    requirePaid(locked)
    const going = await choosePieces(ctx, locked, body.lines, atHome)
    if (going.length === 0) throw nothingLeft()
    const earlier = await ctx.db.$count(shipmentTable, eq(shipmentTable.order_id, params.order_id))
    const bag = await sendOff(ctx, locked, going, { courier: counter, tracking_no: String(earlier + 1) })
    await moveLines(ctx, locked, going, { to: 'delivered', actor: 'staff', kind: 'delivered', staff_id })
    const there = { state: 'delivered', delivered_at: ctx.now() } as const
    await ctx.db.update(shipmentTable).set(there).where(eq(shipmentTable.id, bag.id))
    return toShipment({ ...bag, ...there }, locked.lines)
  })
}

export async function deliverByStaff(ctx: Context, shipment_id: number) {
  const { order_id } = await findShipment(ctx, shipment_id)
  return ctx.transaction(async (ctx) => {
    const before = await findShipment(ctx, shipment_id)
    const change = await deliverShipment(ctx, shipment_id, { at: ctx.now(), actor: 'staff' })
    if (change.shipment.state !== 'delivered') throw new Problem(409, '이미 끝난 배송이에요.', { code: 'not_allowed' })
    if (change.moved)
      await writeAudit(ctx, {
        action: 'order.delivered',
        subject: `order:${order_id}`,
        before: { state: before.state },
        after: { state: 'delivered', shipment_id },
      })
    return change.shipment
  })
}

/** The number was mistyped: the parcel is the same, and the courier is asked again. */
export async function changeTrackingNumber(
  ctx: Context,
  { params, body }: HandlerInput<typeof staffShipments.changeNumber>,
) {
  const { courier } = body
  const tracking_no = checkedNumber(body)
  const { order_id } = await findShipment(ctx, params.shipment_id)
  return ctx.transaction(async (ctx) => {
    const locked = await requireLocked(ctx, order_id)
    const before = await findShipment(ctx, params.shipment_id)
    const isSame = before.courier === courier && before.tracking_no === tracking_no
    if (isSame) return toShipment(before, locked.lines)
    if (before.state !== 'shipping') throw new Problem(409, '이미 끝난 배송이에요.', { code: 'arrived' })
    if (await findParcel(ctx, order_id, { courier, tracking_no }))
      throw invalid('tracking_no', '이 주문에 이미 쓴 송장 번호예요.')
    const [changed] = await ctx.db
      .update(shipmentTable)
      .set({ courier, tracking_no, steps: [], checked_at: null })
      .where(eq(shipmentTable.id, before.id))
      .returning()
    if (!changed) throw notFound('배송을 찾을 수 없어요.')
    const after = { courier, tracking_no, shipment_id: before.id }
    await writeAudit(ctx, { action: 'order.renumber', subject: `order:${order_id}`, before, after })
    const inside = locked.lines.filter(({ shipment_id }) => shipment_id === changed.id)
    await notifyShipped(ctx, locked, changed, inside)
    return toShipment(changed, locked.lines)
  })
}
