import type { Context } from '@sillage/server-kit/context.ts'
import { defineJob, enqueue } from '@sillage/server-kit/jobs.ts'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { staffNotice } from '../../audit/server/live.ts'
import { prepareRecallReturn } from '../../claim/server/recall-return.ts'
import { lotTable } from '../../inventory/server/lot-tables.ts'
import { lotRecalled, lotReturn } from '../../message/server/catalogue/recalls.ts'
import { sendMessage } from '../../message/server/send-message.ts'
import { readOrder } from '../../order/server/lines.ts'
import { linkOf, toBuyer } from '../../order/server/messages.ts'
import { atRecall } from '../../recall-hooks.ts'
import { ordersOf } from './buyers.ts'
import { listSent, recalledPieces } from './lot-orders.ts'
import { recallOrderTable, recallTable } from './tables.ts'

export const carryOutKind = { name: 'recall.carry-out', payload: z.object({ recall_id: z.int() }) }

type Recall = typeof recallTable.$inferSelect
const atOnce = 100

/** Reaches some buyers and goes on in another job: a stopped server loses nothing and doubles nothing. */
export const carryOutRecall = defineJob({
  ...carryOutKind,
  async run(ctx, { recall_id }) {
    const [recall] = await ctx.db.select().from(recallTable).where(eq(recallTable.id, recall_id))
    if (!recall) return
    const lot_ids = await lotsOf(ctx, recall)
    const waiting = await listWaiting(ctx, recall_id, lot_ids)
    for (const order_id of waiting) await reachBuyer(ctx, recall, { order_id, lot_ids })
    if (waiting.length === atOnce) return enqueue(ctx, carryOutKind, { recall_id })
    await ctx.transaction(async (ctx) => {
      await atRecall(ctx, recall)
      const done = { done_at: ctx.now() }
      const mine = eq(recallTable.id, recall_id)
      await ctx.db.update(recallTable).set(done).where(mine).returning({ notified: staffNotice })
    })
  },
})

async function lotsOf(ctx: Context, { product_id, lot }: Recall) {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select lot.id from ${lotTable} join variant on variant.id = lot.variant_id
    where variant.product_id = ${product_id} and lower(lot.lot) = lower(${lot}) order by lot.id`)
  return rows.map(({ id }) => id)
}

async function listWaiting(ctx: Context, recall_id: number, lot_ids: number[]) {
  const { rows } = await ctx.db.execute<{ order_id: number }>(sql`
    select sold.order_id from (${ordersOf(lot_ids)}) sold where not exists (
      select 1 from recall_order reached where reached.recall_id = ${recall_id} and reached.order_id = sold.order_id)
    order by sold.order_id limit ${atOnce}`)
  return rows.map(({ order_id }) => order_id)
}

type Buyer = { order_id: number; lot_ids: number[] }

/** The return and the message are of one transaction; a second worker waits at the order and finds it done. */
const reachBuyer = (ctx: Context, recall: Recall, { order_id, lot_ids }: Buyer) =>
  ctx.transaction(async (ctx) => {
    const [added] = await ctx.db
      .insert(recallOrderTable)
      .values({ recall_id: recall.id, order_id, notified_at: ctx.now() })
      .onConflictDoNothing()
      .returning()
    if (!added) return
    const sent = await listSent(ctx, order_id, lot_ids)
    const claim_id = await prepareRecallReturn(ctx, order_id, {
      request_key: `recall-${recall.id}-${order_id}`,
      staff_id: recall.staff_id,
      note: recall.reason,
      choose: ({ lines }) => recalledPieces(lines, sent),
    })
    await ctx.db
      .update(recallOrderTable)
      .set({ claim_id })
      .where(sql`${recallOrderTable.recall_id} = ${recall.id} and ${recallOrderTable.order_id} = ${order_id}`)
    await notifyBuyer(ctx, recall, { order_id, claim_id })
  })

type Reached = { order_id: number; claim_id: number | null }

/** Where no return could be prepared, the buyer is asked to compare the lot on the pack. */
async function notifyBuyer(ctx: Context, recall: Recall, { order_id, claim_id }: Reached) {
  const { id, product_id, lot, reason, reason_en } = recall
  const found = await readOrder(ctx, order_id)
  if (!found) throw new Error(`order ${order_id} is gone`)
  const { order, lines } = found
  const named = lines.find((line) => line.product_id === product_id) ?? lines[0]
  await sendMessage(ctx, claim_id ? lotReturn : lotRecalled, {
    ...toBuyer(order),
    transition: `recall ${id}`,
    values: {
      order_no: order.order_no,
      goods: { kr: named?.name ?? '', en: named?.name_en ?? '' },
      lot,
      reason: { kr: reason, en: reason_en },
      link: linkOf(ctx, order),
    },
  })
}
