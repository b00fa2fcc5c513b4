import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { orderTable, shipmentTable } from '../../order/server/tables.ts'
import { exceptionStates } from '../../order/words.ts'
import type { staffShipments } from '../staff-contract.ts'
import { overdueDays, type ShipmentView } from '../staff-words.ts'
import { toShipment } from './shipments.ts'

/** Parcels of all orders, the newest first; those that are late begin with the oldest. */
export async function listAllShipments(ctx: Context, { query }: HandlerInput<typeof staffShipments.list>) {
  const { view, courier, keyword, after, limit } = query
  const due = addDays(ctx.now(), -overdueDays)
  const oldestFirst = view === 'overdue'
  const rows = await ctx.db
    .select({ shipment: shipmentTable, order_no: orderTable.order_no, receiver: orderTable.receiver })
    .from(shipmentTable)
    .innerJoin(orderTable, eq(orderTable.id, shipmentTable.order_id))
    .where(
      and(
        view && inView(view, due),
        courier && eq(shipmentTable.courier, courier),
        keyword ? named(keyword) : undefined,
        after ? (oldestFirst ? gt : lt)(shipmentTable.id, after) : undefined,
      ),
    )
    .orderBy((oldestFirst ? asc : desc)(shipmentTable.id))
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

const named = (keyword: string) =>
  or(
    eq(shipmentTable.tracking_no, keyword.replaceAll(/[\s-]/g, '')),
    sql`starts_with(${orderTable.order_no}, ${keyword.toUpperCase()})`,
  )
