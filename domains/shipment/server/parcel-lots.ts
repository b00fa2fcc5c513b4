import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { lotTable } from '../../inventory/server/lot-tables.ts'
import { type StockAllocation, sumAllocations } from '../../inventory/server/move-stock.ts'
import { option } from '../../inventory/server/staff-stock.ts'
import { changeLots, takeLots } from '../../inventory/server/take-lots.ts'
import type { LineRow } from '../../order/server/lines.ts'
import { orderLineTable } from '../../order/server/tables.ts'
import type { ParcelLots, staffParcelLots } from '../lot-contract.ts'
import { requireLocked } from './choose-pieces.ts'
import { shipmentLotTable } from './lot-tables.ts'
import { findShipment } from './shipments.ts'

/** Writes down which lots leave in a parcel. */
export async function recordLots(ctx: Context, shipment_id: number, lines: readonly LineRow[]) {
  const taken = await takeLots(ctx, lines)
  if (taken.length === 0) return
  await ctx.db.insert(shipmentLotTable).values(taken.map(({ lot_id, quantity }) => ({ shipment_id, lot_id, quantity })))
}

/** The pieces in a parcel by option; what was returned since has been in it too. */
async function piecesIn(ctx: Context, shipment_id: number): Promise<StockAllocation[]> {
  const lines = await ctx.db
    .select({ allocations: orderLineTable.allocations, quantity: orderLineTable.quantity })
    .from(orderLineTable)
    .where(eq(orderLineTable.shipment_id, shipment_id))
  return sumAllocations(lines)
}

type Option = Pick<ParcelLots, 'variant_id' | 'sku' | 'name' | 'name_en' | 'option'>

export async function listParcelLots(ctx: Context, shipment_id: number) {
  await findShipment(ctx, shipment_id)
  const pieces = await piecesIn(ctx, shipment_id)
  const ids = JSON.stringify(pieces.map(({ variant_id }) => variant_id))
  const { rows: options } = await ctx.db.execute<Option>(sql`
    select variant.id as variant_id, variant.sku, product.name, product.name_en, ${option} as option
    from variant join product on product.id = variant.product_id
    where variant.id in (select jsonb_array_elements_text(${ids}::jsonb)::int)`)
  const { rows: lots } = await ctx.db.execute<ParcelLots['lots'][number] & { variant_id: number }>(sql`
    select lot.id as lot_id, lot.variant_id, lot.lot, lot.best_before::text as best_before, lot.on_hand,
      coalesce(taken.quantity, 0) as quantity
    from lot left join shipment_lot taken on taken.lot_id = lot.id and taken.shipment_id = ${shipment_id}
    where lot.variant_id in (select jsonb_array_elements_text(${ids}::jsonb)::int)
      and (taken.quantity is not null or (lot.on_hand > 0 and not lot.blocked))
    order by lot.best_before nulls last, lot.id`)
  const data = pieces.flatMap(({ variant_id, quantity }) => {
    const found = options.find((each) => each.variant_id === variant_id)
    return found ? [{ ...found, quantity, lots: lots.filter((each) => each.variant_id === variant_id) }] : []
  })
  return { data }
}

/** The packer took other lots: what they give and get back follows. */
export async function changeParcelLots(ctx: Context, { params, body }: HandlerInput<typeof staffParcelLots.change>) {
  const { shipment_id } = params
  const { order_id } = await findShipment(ctx, shipment_id)
  await ctx.transaction(async (ctx) => {
    await requireLocked(ctx, order_id)
    const before = await ctx.db.select().from(shipmentLotTable).where(eq(shipmentLotTable.shipment_id, shipment_id))
    await checkPieces(ctx, shipment_id, body.lots)
    const ids = [...new Set([...before, ...body.lots].map(({ lot_id }) => lot_id))].toSorted((a, b) => a - b)
    const quantityIn = (rows: readonly { lot_id: number; quantity: number }[], lot_id: number) =>
      rows.find((each) => each.lot_id === lot_id)?.quantity ?? 0
    const changes = ids
      .map((lot_id) => ({ lot_id, by: quantityIn(before, lot_id) - quantityIn(body.lots, lot_id) }))
      .filter(({ by }) => by !== 0)
    if (changes.length === 0) return
    await changeLots(ctx, changes)
    await ctx.db.delete(shipmentLotTable).where(eq(shipmentLotTable.shipment_id, shipment_id))
    if (body.lots.length > 0)
      await ctx.db.insert(shipmentLotTable).values(body.lots.map((each) => ({ ...each, shipment_id })))
    await writeAudit(ctx, {
      action: 'order.lots',
      subject: `order:${order_id}`,
      before: { shipment_id, lots: before.map(({ lot_id, quantity }) => ({ lot_id, quantity })) },
      after: { shipment_id, lots: body.lots },
    })
  })
  return listParcelLots(ctx, shipment_id)
}

type Named = HandlerInput<typeof staffParcelLots.change>['body']['lots']

/** Each lot once, of an option in the parcel, and no more pieces than it has. */
async function checkPieces(ctx: Context, shipment_id: number, named: Named) {
  const ids = named.map(({ lot_id }) => lot_id)
  const lots = await ctx.db.select().from(lotTable).where(inArray(lotTable.id, ids))
  if (lots.length < ids.length) throw invalid('lots', '로트를 찾을 수 없어요.')
  const pieces = await piecesIn(ctx, shipment_id)
  for (const [variant_id, group] of Map.groupBy(lots, (each) => each.variant_id)) {
    const inParcel = pieces.find((each) => each.variant_id === variant_id)?.quantity ?? 0
    const wanted = named
      .filter(({ lot_id }) => group.some(({ id }) => id === lot_id))
      .reduce((sum, { quantity }) => sum + quantity, 0)
    if (wanted > inParcel) throw invalid('lots', '보낸 수량보다 많아요.')
  }
}
