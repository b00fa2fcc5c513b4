import { addDays, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, countDistinct, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import { variantTable } from '../../catalog/server/tables.ts'
import { lotTable } from '../../inventory/server/lot-tables.ts'
import { lotRecalled } from '../../message/server/catalogue/recalls.ts'
import { sendMessage } from '../../message/server/send-message.ts'
import { linkOf, toBuyer } from '../../order/server/messages.ts'
import { orderLineTable, orderTable, shipmentTable } from '../../order/server/tables.ts'
import { shipmentLotTable } from '../../shipment/server/lot-tables.ts'

type Days = { from: string; until: string }
type Recalled = { product_id: number; lot: string; reason: string; reason_en: string }

/** Lines of the product that left on these days in a parcel that names no lot of it: each may be of the recalled lot. */
const leftOn = (product_id: number, { from, until }: Days) =>
  and(
    eq(orderLineTable.product_id, product_id),
    sql`not exists (select 1 from ${shipmentLotTable} sent join ${lotTable} on lot.id = sent.lot_id
      join ${variantTable} on variant.id = lot.variant_id
      where sent.shipment_id = ${orderLineTable.shipment_id} and variant.product_id = ${product_id})`,
    inArray(orderLineTable.state, ['shipping', 'delivered', 'confirmed']),
    gte(shipmentTable.shipped_at, startOfSeoulDay(from)),
    lt(shipmentTable.shipped_at, addDays(startOfSeoulDay(until), 1)),
  )

export async function countOrdersSent(ctx: Context, product_id: number, days: Days): Promise<number> {
  const [counted] = await ctx.db
    .select({ orders: countDistinct(orderLineTable.order_id) })
    .from(orderLineTable)
    .innerJoin(shipmentTable, eq(shipmentTable.id, orderLineTable.shipment_id))
    .where(leftOn(product_id, days))
  return counted?.orders ?? 0
}

/** Some of the orders over the product that left on these days, in the order of their ids. */
export const listOrdersSent = (
  ctx: Context,
  product_id: number,
  days: Days,
  { after, atOnce }: { after: number; atOnce: number },
) =>
  ctx.db
    .selectDistinctOn([orderTable.id], {
      order: orderTable,
      name: orderLineTable.name,
      name_en: orderLineTable.name_en,
    })
    .from(orderLineTable)
    .innerJoin(orderTable, eq(orderTable.id, orderLineTable.order_id))
    .innerJoin(shipmentTable, eq(shipmentTable.id, orderLineTable.shipment_id))
    .where(and(leftOn(product_id, days), gt(orderTable.id, after)))
    .orderBy(asc(orderTable.id), asc(orderLineTable.id))
    .limit(atOnce)

type OrderSent = Awaited<ReturnType<typeof listOrdersSent>>[number]

/** Asks the buyer, who may be a guest, to compare the lot on the pack. */
export const notifyBuyer = (ctx: Context, { order, name, name_en }: OrderSent, recall: Recalled) =>
  sendMessage(ctx, lotRecalled, {
    ...toBuyer(order),
    transition: `recall ${recall.product_id} ${recall.lot.trim().toLowerCase()}`,
    values: {
      order_no: order.order_no,
      goods: { kr: name, en: name_en },
      lot: recall.lot,
      reason: { kr: recall.reason, en: recall.reason_en },
      link: linkOf(ctx, order),
    },
  })
