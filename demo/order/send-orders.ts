import type { ProductKind } from '@sillage/domains/catalog/words.ts'
import { orderLineTable, orderTable, shipmentTable } from '@sillage/domains/order/server/tables.ts'
import type { LineState } from '@sillage/domains/order/words.ts'
import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { chunked } from './place-orders.ts'

type Line = typeof orderLineTable.$inferSelect

const way = [
  { place: '성수 작업실', status: '접수', hours: 0 },
  { place: '성동 집배점', status: '집화 완료', hours: 3 },
  { place: '옥천 터미널', status: '간선 상차', hours: 10 },
  { place: '배송지 집배점', status: '배송 출발', hours: 20 },
  { place: '배송지', status: '배송 완료', hours: 24 },
]
const stepsSoFar = 3
const hour = 3_600_000
/** A parcel under way has all its steps behind it, also in the night after it was sent. */
const shortestWay = 11
const inParcel: LineState[] = ['shipping', 'delivered', 'confirmed']
const noParcel: ProductKind[] = ['class', 'service']

/** What has left the house left it in a parcel, a day after it was ordered; a parcel for each order. */
export async function sendDemoOrders(ctx: Context, lines: readonly Line[]) {
  const sent = Map.groupBy(
    lines.filter(({ state, kind }) => inParcel.includes(state) && !noParcel.includes(kind)),
    ({ order_id }) => order_id,
  )
  const orders = await ctx.db
    .select({ id: orderTable.id, created_at: orderTable.created_at })
    .from(orderTable)
    .where(inArray(orderTable.id, [...sent.keys()]))
  const parcels = orders.map(({ id, created_at }) => drawParcel(id, created_at, sent.get(id) ?? [], ctx.now()))
  for (const rows of chunked(parcels)) await ctx.db.insert(shipmentTable).values(rows)
  await ctx.db
    .update(orderLineTable)
    .set({ shipment_id: shipmentTable.id })
    .from(shipmentTable)
    .where(
      and(
        eq(shipmentTable.order_id, orderLineTable.order_id),
        inArray(orderLineTable.order_id, [...sent.keys()]),
        inArray(orderLineTable.state, inParcel),
      ),
    )
}

function drawParcel(order_id: number, created_at: Date, lines: readonly Line[], now: Date) {
  const isPast = (at: string) => new Date(at) <= now
  // Nothing leaves tomorrow, and what was ordered only now has just left.
  const lately = now.getTime() - shortestWay * hour
  const shipped_at = new Date(Math.max(created_at.getTime(), Math.min(addDays(created_at, 1).getTime(), lately)))
  const isThere = lines.every(({ state }) => state !== 'shipping')
  const at = (hours: number) => new Date(shipped_at.getTime() + hours * hour).toISOString()
  const steps = way.slice(0, isThere ? way.length : stepsSoFar)
  return {
    order_id,
    courier: 'cj',
    tracking_no: String(640_000_000_000 + order_id),
    shipped_at,
    steps: steps.map(({ place, status, hours }) => ({ at: at(hours), place, status })).filter(({ at }) => isPast(at)),
    ...(isThere ? { state: 'delivered' as const, delivered_at: addDays(shipped_at, 1) } : {}),
  }
}
