import { stockTable, variantTable } from '@sillage/domains/catalog/server/tables.ts'
import { lotTable } from '@sillage/domains/inventory/server/lot-tables.ts'
import { orderLineTable, shipmentTable } from '@sillage/domains/order/server/tables.ts'
import { shipmentLotTable } from '@sillage/domains/shipment/server/lot-tables.ts'
import { addDays, seoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { demoTime, type Seeding } from '../seeding.ts'

/** Two lots of each: the older is nearly gone. The wax is the one on the demo maker's shelf. */
const demoLots = [
  { product_id: 1301, older: 'SW-2510', newer: 'SW-2511', good_for: 420 },
  { product_id: 1001, older: 'EV-0812', newer: 'EV-0903', good_for: 700 },
  { product_id: 1002, older: 'CN-0820', newer: 'CN-0911', good_for: 45 },
]
const cameIn = { older: 40, newer: 6 }
const leftOfOlder = 3

/** Lots in stock, and which of them the demo's parcels held. */
export async function seedLots({ ctx }: Seeding) {
  for (const lots of demoLots) {
    const variants = await ctx.db
      .select({ id: variantTable.id, on_hand: stockTable.on_hand })
      .from(variantTable)
      .innerJoin(stockTable, eq(stockTable.variant_id, variantTable.id))
      .where(eq(variantTable.product_id, lots.product_id))
      .orderBy(asc(variantTable.position))
    for (const variant of variants) await seedVariant(ctx, variant, lots)
  }
}

type Variant = { id: number; on_hand: number }

async function seedVariant(ctx: Context, { id: variant_id, on_hand }: Variant, lots: (typeof demoLots)[number]) {
  const sent = await listSent(ctx, variant_id)
  const half = Math.ceil(sent.length / 2)
  const kept = Math.min(leftOfOlder, on_hand)
  const parts = [
    { lot: lots.older, came: cameIn.older, on_hand: kept, sent: sent.slice(0, half) },
    { lot: lots.newer, came: cameIn.newer, on_hand: on_hand - kept, sent: sent.slice(half) },
  ]
  for (const { lot, came, on_hand, sent } of parts) {
    const received = on_hand + sent.reduce((sum, { quantity }) => sum + quantity, 0)
    if (received === 0) continue
    const created_at = demoTime(ctx.now(), came, variant_id)
    const best_before = seoulDay(addDays(created_at, lots.good_for))
    const [added] = await ctx.db
      .insert(lotTable)
      .values({ variant_id, lot, best_before, received, on_hand, created_at })
      .returning({ id: lotTable.id })
    const lot_id = added?.id ?? 0
    if (sent.length > 0) await ctx.db.insert(shipmentLotTable).values(sent.map((each) => ({ ...each, lot_id })))
  }
}

/** The parcels with pieces of an option, the oldest first. Their lines say what they took, as a placed order's do. */
async function listSent(ctx: Context, variant_id: number) {
  await ctx.db
    .update(orderLineTable)
    .set({ allocations: [{ variant_id, quantity: 1 }] })
    .where(and(eq(orderLineTable.variant_id, variant_id), isNotNull(orderLineTable.shipment_id)))
  const lines = await ctx.db
    .select({ shipment_id: shipmentTable.id, quantity: orderLineTable.quantity })
    .from(orderLineTable)
    .innerJoin(shipmentTable, eq(shipmentTable.id, orderLineTable.shipment_id))
    .where(
      and(
        eq(orderLineTable.variant_id, variant_id),
        isNotNull(orderLineTable.shipment_id),
        inArray(orderLineTable.state, ['shipping', 'delivered', 'confirmed']),
      ),
    )
    .orderBy(asc(shipmentTable.shipped_at), asc(shipmentTable.id))
  const pieces = new Map<number, number>()
  for (const { shipment_id, quantity } of lines) pieces.set(shipment_id, (pieces.get(shipment_id) ?? 0) + quantity)
  return [...pieces].map(([shipment_id, quantity]) => ({ shipment_id, quantity }))
}
