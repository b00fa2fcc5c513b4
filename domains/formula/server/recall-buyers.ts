import { addDays, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm'
import { lotRecalled } from '../../message/server/catalogue/recalls.ts'
import { sendMessage } from '../../message/server/send-message.ts'
import { linkOf, toBuyer } from '../../order/server/messages.ts'
import { orderLineTable, orderTable, shipmentTable } from '../../order/server/tables.ts'

type Days = { from: string; until: string }
type Recalled = { product_id: number; lot: string; reason: string }

/** Orders over the product that left on these days: which lot an order got is not written down, so each may have it. */
export const listOrdersSent = (ctx: Context, product_id: number, { from, until }: Days) =>
  ctx.db
    .selectDistinctOn([orderTable.id], {
      order: orderTable,
      name: orderLineTable.name,
      name_en: orderLineTable.name_en,
    })
    .from(orderLineTable)
    .innerJoin(orderTable, eq(orderTable.id, orderLineTable.order_id))
    .innerJoin(shipmentTable, eq(shipmentTable.id, orderLineTable.shipment_id))
    .where(
      and(
        eq(orderLineTable.product_id, product_id),
        inArray(orderLineTable.state, ['shipping', 'delivered', 'confirmed']),
        gte(shipmentTable.shipped_at, startOfSeoulDay(from)),
        lt(shipmentTable.shipped_at, addDays(startOfSeoulDay(until), 1)),
      ),
    )
    .orderBy(asc(orderTable.id), asc(orderLineTable.id))

type OrderSent = Awaited<ReturnType<typeof listOrdersSent>>[number]

/** Asks the buyer, who may be a guest, to compare the lot on the pack. */
export const notifyBuyer = (ctx: Context, { order, name, name_en }: OrderSent, { product_id, lot, reason }: Recalled) =>
  sendMessage(ctx, lotRecalled, {
    ...toBuyer(order),
    transition: `recall ${product_id} ${lot.trim().toLowerCase()}`,
    values: { order_no: order.order_no, goods: { kr: name, en: name_en }, lot, reason, link: linkOf(ctx, order) },
  })
