import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { enqueue } from '@sillage/server-kit/jobs.ts'
import { and, eq, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { claimLineTable, claimTable } from '../../claim/server/tables.ts'
import { droppedClaimStates } from '../../claim/words.ts'
import { recallLots } from '../../inventory/server/block-lots.ts'
import { orderLineTable } from '../../order/server/tables.ts'
import type { RecallCounts, staffRecalls } from '../contract.ts'
import { lotIdsOf, ordersOf } from './buyers.ts'
import { carryOutKind } from './carry-out.ts'
import { recallTable } from './tables.ts'

type Lot = Awaited<ReturnType<typeof lotIdsOf>>['lot']

async function findRecall(ctx: Context, { product_id, lot }: Pick<Lot, 'product_id' | 'lot'>) {
  const [recall] = await ctx.db
    .select()
    .from(recallTable)
    .where(and(eq(recallTable.product_id, product_id), sql`lower(${recallTable.lot}) = lower(${lot})`))
  return recall ?? null
}

type Counted = { orders: number; pieces: number; messages: number; claims: number }

async function countRecall(ctx: Context, { lot, options, lot_ids }: Awaited<ReturnType<typeof lotIdsOf>>) {
  const recall = await findRecall(ctx, lot)
  const dropped = sql.join(
    droppedClaimStates.map((state) => sql`${state}`),
    sql`, `,
  )
  const { rows } = await ctx.db.execute<Counted>(sql`
    with sold as (${ordersOf(lot_ids)}), waiting as (
      select order_id from sold where not exists (
        select 1 from recall_order reached where reached.recall_id = ${recall?.id ?? 0} and reached.order_id = sold.order_id)
    ), parcels as (
      select distinct sent.shipment_id, lot.variant_id from shipment_lot sent join lot on lot.id = sent.lot_id
      where sent.lot_id in (select jsonb_array_elements_text(${JSON.stringify(lot_ids)}::jsonb)::int)
    )
    select (select count(*)::int from sold) as orders, (select coalesce(sum(quantity), 0)::int from sold) as pieces,
      (select count(*)::int from waiting) as messages,
      (select count(*)::int from waiting where exists (
        select 1 from ${orderLineTable} line join parcels on parcels.shipment_id = line.shipment_id
        where line.order_id = waiting.order_id and line.state in ('shipping', 'delivered', 'confirmed')
          and line.allocations @> jsonb_build_array(jsonb_build_object('variant_id', parcels.variant_id))
          and not exists (select 1 from ${claimLineTable} taken join ${claimTable} on claim.id = taken.claim_id
            where taken.line_id = line.id and claim.state not in (${dropped})))) as claims`)
  const counted = rows[0] ?? { orders: 0, pieces: 0, messages: 0, claims: 0 }
  return { ...counted, in_house: options.reduce((sum, { on_hand }) => sum + on_hand, 0) }
}

export async function showRecall(ctx: Context, lot_id: number) {
  const found = await lotIdsOf(ctx, lot_id)
  const counts = await countRecall(ctx, found)
  const recall = await findRecall(ctx, found.lot)
  if (!recall) return { recall: null, counts }
  const { rows } = await ctx.db.execute<{ notified: number; claims: number }>(sql`
    select count(*)::int as notified, count(claim_id)::int as claims from recall_order where recall_id = ${recall.id}`)
  const { reason, reason_en, staff_id, created_at, done_at } = recall
  const reached = rows[0] ?? { notified: 0, claims: 0 }
  const times = { created_at: created_at.toISOString(), done_at: done_at?.toISOString() ?? null }
  return { recall: { reason, reason_en, staff_id, ...times, ...reached }, counts }
}

/**
 * Blocks the lot at once; a job notifies its buyers and prepares their returns. Repeated, the first reason stays, and
 * only those are reached that were not.
 */
export async function startRecall(ctx: Context, { params, body }: HandlerInput<typeof staffRecalls.start>) {
  const staff_id = requireMember(ctx).mb_id
  const { reason, reason_en, dry_run } = body
  if (dry_run) return countRecall(ctx, await lotIdsOf(ctx, params.lot_id))
  return ctx.transaction(async (ctx): Promise<RecallCounts> => {
    const found = await lotIdsOf(ctx, params.lot_id)
    const { product_id, lot } = found.lot
    const counts = await countRecall(ctx, found)
    await ctx.db
      .insert(recallTable)
      .values({ product_id, lot, reason, reason_en, staff_id, created_at: ctx.now() })
      .onConflictDoNothing()
    const recall = await findRecall(ctx, found.lot)
    if (!recall) throw new Error('a recall that was written is there')
    await ctx.db.update(recallTable).set({ done_at: null }).where(eq(recallTable.id, recall.id))
    await recallLots(ctx, found.lot_ids)
    await enqueue(ctx, carryOutKind, { recall_id: recall.id }, { key: `recall ${recall.id}` })
    await writeAudit(ctx, {
      action: 'lot.recall',
      subject: `lot:${params.lot_id}`,
      before: null,
      after: { product_id, lot, reason, reason_en, ...counts },
    })
    return counts
  })
}
