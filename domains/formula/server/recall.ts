import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { dryRun } from '@sillage/server-kit/dry-run.ts'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { productTable } from '../../catalog/server/tables.ts'
import { lotRecalledForMakers } from '../../message/server/catalogue/recalls.ts'
import { sendToMember } from '../../message/server/send-to-member.ts'
import type { staffFormulas } from '../staff-contract.ts'
import { listOrdersSent, notifyBuyer } from './recall-buyers.ts'
import { batchTable, batchUseTable, shelfItemTable } from './shelf-tables.ts'

type Recall = HandlerInput<typeof staffFormulas.recall>['body']
type Lot = Pick<Recall, 'product_id' | 'lot'>

/** Lots are written by hand: case and spaces around them say nothing. */
export const isLot = (column: typeof batchUseTable.lot | typeof shelfItemTable.lot, lot: string) =>
  sql`lower(trim(${column})) = lower(trim(${lot}))`

/**
 * Notifies every maker who has the lot at home or made something of it, once, and names their batches; and every buyer of
 * the days on which it was sent, where staff name them.
 */
export async function recallLot(ctx: Context, { dry_run, sent, ...recall }: Recall) {
  const run = async (ctx: Context) => {
    const counts = await notifyMakers(ctx, { ...recall, reason_en: recall.reason })
    const orders = sent ? await listOrdersSent(ctx, recall.product_id, sent) : []
    for (const order of orders) await notifyBuyer(ctx, order, recall)
    const { items, ...reached } = { ...counts, orders: orders.length }
    await writeAudit(ctx, {
      action: 'formula.recall',
      subject: `product:${recall.product_id}`,
      before: null,
      after: { ...recall, ...sent, ...reached },
    })
    return { ...reached, items }
  }
  return dry_run ? dryRun(ctx, run) : ctx.transaction(run)
}

/** Makers with the lot on their shelf or in a batch, each once. */
export async function notifyMakers(ctx: Context, recall: Lot & { reason: string; reason_en: string }) {
  const [product] = await ctx.db
    .select({ name: productTable.name, name_en: productTable.name_en })
    .from(productTable)
    .where(eq(productTable.id, recall.product_id))
  if (!product) throw notFound()
  const batches = await listBatchesOf(ctx, recall, product.name)
  const items = await ctx.db
    .select({ mb_id: shelfItemTable.mb_id })
    .from(shelfItemTable)
    .where(and(eq(shelfItemTable.product_id, recall.product_id), isLot(shelfItemTable.lot, recall.lot)))
  const makers = [...new Set([...items, ...batches].map(({ mb_id }) => mb_id))].toSorted()
  for (const mb_id of makers) await notifyMaker(ctx, { ...recall, ...product, mb_id, batches })
  return { makers: makers.length, batches: batches.length, items: items.length }
}

type BatchOfLot = { mb_id: string; number: number; name: string }

/** What was taken off the shelf since is known by its name. */
function listBatchesOf(ctx: Context, { product_id, lot }: Lot, name: string) {
  const { mb_id, number, name: made } = batchTable
  return ctx.db
    .selectDistinct({ mb_id, number, name: made })
    .from(batchUseTable)
    .innerJoin(batchTable, eq(batchTable.id, batchUseTable.batch_id))
    .leftJoin(shelfItemTable, eq(shelfItemTable.id, batchUseTable.shelf_item_id))
    .where(
      and(
        isLot(batchUseTable.lot, lot),
        or(
          eq(shelfItemTable.product_id, product_id),
          and(isNull(batchUseTable.shelf_item_id), eq(batchUseTable.name, name)),
        ),
      ),
    )
    .orderBy(asc(mb_id), asc(number))
}

type Notice = Lot & {
  reason: string
  reason_en: string
  mb_id: string
  name: string
  name_en: string
  batches: readonly BatchOfLot[]
}

async function notifyMaker(ctx: Context, { mb_id, product_id, lot, name, name_en, batches, ...why }: Notice) {
  const own = batches.filter((batch) => batch.mb_id === mb_id)
  const named = own.map((batch) => `B-${batch.number} ${batch.name}`).join(', ')
  await sendToMember(ctx, mb_id, lotRecalledForMakers, {
    subject: `product:${product_id}`,
    transition: `recalled ${lot.trim().toLowerCase()}`,
    values: {
      product: { kr: name, en: name_en || name },
      lot,
      reason: { kr: why.reason, en: why.reason_en },
      batches: {
        kr: named ? `이 로트로 만든 배치: ${named}` : '이 로트로 만든 배치는 없어요.',
        en: named ? `Batches made with it: ${named}` : 'None of your batches used it.',
      },
      link: `/my-page/batches?lot=${encodeURIComponent(lot)}`,
    },
  })
}
