import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { addDays, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { keysetOrder } from '@sillage/server-kit/keyset-order.ts'
import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { orderTable, shipmentTable } from '../../order/server/tables.ts'
import { exceptionStates } from '../../order/words.ts'
import type { staffShipments } from '../staff-contract.ts'
import { overdueDays, type ShipmentView } from '../staff-words.ts'
import { toShipment } from './shipments.ts'

/** Parcels of all orders, the newest first; those that are late begin with the oldest. */
export async function listAllShipments(ctx: Context, { query }: HandlerInput<typeof staffShipments.list>) {
  const { view, courier, day, keyword, after, limit } = query
  const due = addDays(ctx.now(), -overdueDays)
  const { sort = view === 'overdue' ? 'oldest' : 'newest' } = query
  const { order, rest } = keysetOrder(shipmentTable.id, { sort, after })
  const rows = await ctx.db
    .select({ shipment: shipmentTable, order_no: orderTable.order_no, receiver: orderTable.receiver })
    .from(shipmentTable)
    .innerJoin(orderTable, eq(orderTable.id, shipmentTable.order_id))
    .where(
      and(
        view && inView(view, due),
        courier && eq(shipmentTable.courier, courier),
        day ? sentOn(day) : undefined,
        keyword ? named(keyword) : undefined,
        rest,
      ),
    )
    .orderBy(order)
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ shipment }) => shipment.id)
  const data = shown.map(({ shipment, order_no, receiver }) => {
    const last = shipment.steps.at(-1)
    return {
      ...toShipment(shipment, []),
      order_no,
      receiver_name: receiver.name,
      last_step: last ? [last.place, last.status].filter(Boolean).join(' ') : '',
      last_step_at: last?.at ?? null,
      is_overdue: shipment.state === 'shipping' && shipment.shipped_at < due,
    }
  })
  return { data, next_after }
}

function inView(view: ShipmentView, due: Date): SQL | undefined {
  const { state, shipped_at } = shipmentTable
  if (view === 'exceptions') return inArray(state, [...exceptionStates])
  if (view === 'delivered') return eq(state, 'delivered')
  return and(eq(state, 'shipping'), view === 'overdue' ? lt(shipped_at, due) : undefined)
}

const sentOn = (day: string) =>
  and(
    gte(shipmentTable.shipped_at, startOfSeoulDay(day)),
    lt(shipmentTable.shipped_at, addDays(startOfSeoulDay(day), 1)),
  )

const named = (keyword: string) =>
  or(
    eq(shipmentTable.tracking_no, keyword.replaceAll(/[\s-]/g, '')),
    sql`starts_with(${orderTable.order_no}, ${keyword.toUpperCase()})`,
  )
