import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, inArray, ne } from 'drizzle-orm'
import { takeFrom } from '../../inventory/lots.ts'
import { sumAllocations } from '../../inventory/server/move-stock.ts'
import { openLots } from '../../inventory/server/take-lots.ts'
import type { LineRow } from '../../order/server/lines.ts'
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
  const lotsFor = await planLots(ctx, lines)
  const data = orders.map(({ id, order_no, created_at, delivery, receiver }) => ({
    id,
    order_no,
    created_at: created_at.toISOString(),
    delivery,
    receiver,
    lines: (linesOf.get(id) ?? []).map((line) => ({
      id: line.id,
      sku: line.sku,
      name: line.name,
      option_name: line.option_name,
      quantity: line.quantity,
      state: line.state,
      personal: line.personal,
      lots: lotsFor(line),
    })),
  }))
  return { data: data.filter(({ lines }) => lines.length > 0) }
}

/** The lots that shipping will record, if the parcels leave in this order. */
async function planLots(ctx: Context, lines: readonly LineRow[]) {
  const variants = sumAllocations(lines).map(({ variant_id }) => variant_id)
  const lots = variants.length > 0 ? await openLots(ctx, variants) : []
  return (line: LineRow) => sumAllocations([line]).flatMap((wanted) => takeFrom(lots, wanted))
}
