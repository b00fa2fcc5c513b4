import { Readable } from 'node:stream'
import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { seoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { csvLine, csvStart } from '@sillage/server-kit/csv.ts'
import { desc } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { orderTable } from '../../order/server/tables.ts'
import { lineStateNames } from '../../order/words.ts'
import type { staffOrders } from '../staff-order-contract.ts'
import heads from './export-heads.json' with { type: 'json' }
import { linesOf, matching, toStaffRow } from './staff-list.ts'

type Asked = HandlerInput<typeof staffOrders.export>['query']
const atOnce = 1000

/** The orders of a list as a file: a thousand are read at a time, as fast as they are taken, however many there are. */
export async function exportOrders(ctx: Context, { query }: HandlerInput<typeof staffOrders.export>) {
  await writeAudit(ctx, { action: 'order.export', subject: 'orders', before: null, after: query })
  return {
    stream: Readable.from(linesOfFile(ctx, query)),
    type: 'text/csv; charset=utf-8',
    name: `orders-${seoulDay(ctx.now())}.csv`,
  }
}

async function* linesOfFile(ctx: Context, query: Asked) {
  yield csvStart + csvLine(heads)
  let after: number | undefined
  do {
    const orders = await ctx.db
      .select()
      .from(orderTable)
      .where(matching({ ...query, after }))
      .orderBy(desc(orderTable.id))
      .limit(atOnce)
    const lines = await linesOf(
      ctx,
      orders.map(({ id }) => id),
    )
    yield orders.map((order) => csvLine(cellsOf(order, lines.get(order.id) ?? []))).join('')
    after = orders.length === atOnce ? orders.at(-1)?.id : undefined
  } while (after)
}

type Order = typeof orderTable.$inferSelect

function cellsOf(order: Order, lines: Parameters<typeof toStaffRow>[1]) {
  const { buyer, receiver } = order
  return [
    order.order_no,
    order.created_at.toISOString(),
    order.paid_at?.toISOString() ?? '',
    lineStateNames[order.state],
    order.mb_id ?? '',
    buyer.name,
    buyer.hp,
    buyer.email,
    receiver.name,
    receiver.hp,
    receiver.country,
    receiver.zip,
    [receiver.addr1, receiver.addr2].filter(Boolean).join(' '),
    receiver.memo,
    toStaffRow(order, lines).goods,
    order.currency,
    order.goods_amount,
    order.shipping_amount,
    order.discount_amount,
    order.point_amount,
    order.total_amount,
  ]
}
