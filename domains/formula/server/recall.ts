import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { variantTable } from '../../catalog/server/tables.ts'
import { lotTable } from '../../inventory/server/lot-tables.ts'
import type { staffFormulas } from '../staff-contract.ts'
import { announceRecall } from './announce-recall.ts'
import { countOrdersSent } from './recall-buyers.ts'
import { findMakers } from './recall-makers.ts'

type Recall = HandlerInput<typeof staffFormulas.recall>['body']

/**
 * Counts every maker who has the lot at home or made something of it, and every buyer of the days on which it was sent
 * without a record, where staff name them. A job notifies them. Parcels that name the lot are recalled at the lot (decision
 * 073): `lot_id` says where.
 */
export async function recallLot(ctx: Context, { dry_run, sent, ...recall }: Recall) {
  const found = await findMakers(ctx, recall)
  if (!found) throw notFound()
  const reached = {
    makers: found.makers.length,
    batches: found.batches.length,
    orders: sent ? await countOrdersSent(ctx, recall.product_id, sent) : 0,
    lot_id: await findLotId(ctx, recall),
  }
  if (!dry_run)
    await ctx.transaction(async (ctx) => {
      await announceRecall(ctx, { ...recall, sent: sent ?? null })
      await writeAudit(ctx, {
        action: 'formula.recall',
        subject: `product:${recall.product_id}`,
        before: null,
        after: { ...recall, ...sent, ...reached },
      })
    })
  return { ...reached, items: found.items.length }
}

async function findLotId(ctx: Context, { product_id, lot }: Pick<Recall, 'product_id' | 'lot'>) {
  const [known] = await ctx.db
    .select({ id: lotTable.id })
    .from(lotTable)
    .innerJoin(variantTable, eq(variantTable.id, lotTable.variant_id))
    .where(and(eq(variantTable.product_id, product_id), sql`lower(${lotTable.lot}) = lower(trim(${lot}))`))
    .orderBy(asc(lotTable.id))
    .limit(1)
  return known?.id ?? null
}
