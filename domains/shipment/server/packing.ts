import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, inArray, ne } from 'drizzle-orm'
import { orderLineTable, orderTable } from '../../order/server/tables.ts'
import type { LineState } from '../../order/words.ts'
import type { staffPacking } from '../packing-contract.ts'

const most = 200
const atHome: LineState[] = ['paid', 'preparing', 'ready']
const inWork: LineState[] = ['preparing', 'ready']

/** What goes into the parcels of some orders, read in two queries however many there are. */
export async function listPacking(ctx: Context, { query }: HandlerInput<typeof staffPacking.list>) {
  const orders = await ctx.db
    .select()
    .from(orderTable)
    .where(query.orders ? inArray(orderTable.id, query.orders) : inArray(orderTable.state, inWork))
    .orderBy(asc(orderTable.id))
    .limit(most)
  const lines = await ctx.db
    .select()
    .from(orderLineTable)
    .where(
      and(
        inArray(
          orderLineTable.order_id,
          orders.map(({ id }) => id),
        ),
        inArray(orderLineTable.state, atHome),
        // A class is taken, not packed.
        ne(orderLineTable.kind, 'class'),
      ),
    )
    .orderBy(asc(orderLineTable.position), asc(orderLineTable.id))
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id)
  const data = orders.map(({ id, order_no, created_at, delivery, receiver }) => ({
    id,
    order_no,
    created_at: created_at.toISOString(),
    delivery,
    receiver,
    lines: (linesOf.get(id) ?? []).map(({ id, sku, name, option_name, quantity, state, personal }) => ({
      id,
      sku,
      name,
      option_name,
      quantity,
      state,
      personal,
    })),
  }))
  return { data: data.filter(({ lines }) => lines.length > 0) }
}
