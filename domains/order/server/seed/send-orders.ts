import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { inArray } from 'drizzle-orm'
import { orderLineTable, orderTable, shipmentTable } from '../tables.ts'

type Line = typeof orderLineTable.$inferSelect

const way = [
  { place: '성수 작업실', status: '접수', hours: 0 },
  { place: '성동 집배점', status: '집화 완료', hours: 3 },
  { place: '옥천 터미널', status: '간선 상차', hours: 10 },
  { place: '배송지 집배점', status: '배송 출발', hours: 20 },
  { place: '배송지', status: '배송 완료', hours: 24 },
]
const stepsSoFar = 3

/** What has left the house left it in a parcel, a day after it was ordered; a parcel for each order. */
export async function sendDemoOrders(ctx: Context, lines: readonly Line[]) {
  const sent = Map.groupBy(
    lines.filter(({ state }) => ['shipping', 'delivered', 'confirmed'].includes(state)),
    ({ order_id }) => order_id,
  )
  const ids = [...sent.keys()]
  const orders = await ctx.db.select().from(orderTable).where(inArray(orderTable.id, ids))
  for (const { id, created_at } of orders) {
    const inside = sent.get(id) ?? []
    const [parcel] = await ctx.db
      .insert(shipmentTable)
      .values(drawParcel(id, created_at, inside))
      .returning()
    const line_ids = inside.map((line) => line.id)
    if (!parcel) throw new Error('an inserted shipment was not returned')
    await ctx.db.update(orderLineTable).set({ shipment_id: parcel.id }).where(inArray(orderLineTable.id, line_ids))
  }
}

function drawParcel(order_id: number, created_at: Date, lines: readonly Line[]) {
  const shipped_at = addDays(created_at, 1)
  const isThere = lines.every(({ state }) => state !== 'shipping')
  const at = (hours: number) => new Date(shipped_at.getTime() + hours * 3_600_000).toISOString()
  const steps = way.slice(0, isThere ? way.length : stepsSoFar)
  return {
    order_id,
    courier: 'cj',
    tracking_no: String(640_000_000_000 + order_id),
    shipped_at,
    steps: steps.map(({ place, status, hours }) => ({ at: at(hours), place, status })),
    ...(isThere ? { state: 'delivered' as const, delivered_at: addDays(shipped_at, 1) } : {}),
  }
}
