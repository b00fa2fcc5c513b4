import type { Context } from '@sillage/server-kit/context.ts'
import { inArray, sql } from 'drizzle-orm'
import type { LineRow } from '../../order/server/lines.ts'
import { shipmentLotTable } from '../../shipment/server/lot-tables.ts'

/** So many pieces of an option left in a parcel from a recalled lot. */
type Sent = { shipment_id: number; variant_id: number; quantity: number }

/** Which parcels of an order hold pieces of these lots. */
export async function listSent(ctx: Context, order_id: number, lot_ids: readonly number[]): Promise<Sent[]> {
  const { rows } = await ctx.db.execute<Sent>(sql`
    select sent.shipment_id, lot.variant_id, sum(sent.quantity)::int as quantity
    from ${shipmentLotTable} sent join lot on lot.id = sent.lot_id join shipment on shipment.id = sent.shipment_id
    where shipment.order_id = ${order_id} and ${inArray(sql`sent.lot_id`, [...lot_ids])}
    group by sent.shipment_id, lot.variant_id order by sent.shipment_id, lot.variant_id`)
  return rows
}

const out = ['shipping', 'delivered', 'confirmed']

/** The pieces of lines that were in those parcels and are with the buyer. A kit counts if one of its parts was recalled. */
export function recalledPieces(lines: readonly LineRow[], sent: readonly Sent[]) {
  const pieces = new Map<LineRow, number>()
  for (const { shipment_id, variant_id, quantity } of sent) {
    let missing = quantity
    for (const line of lines) {
      const each = line.allocations.find((allocation) => allocation.variant_id === variant_id)?.quantity ?? 0
      if (line.shipment_id !== shipment_id || each === 0 || missing <= 0 || !out.includes(line.state)) continue
      const taken = Math.min(line.quantity, Math.ceil(missing / each))
      missing -= taken * each
      pieces.set(line, Math.max(pieces.get(line) ?? 0, taken))
    }
  }
  return [...pieces].map(([line, quantity]) => ({ line, quantity }))
}
