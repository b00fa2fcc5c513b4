import { Day } from '@sillage/kit/schemas.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { defineJob, enqueue } from '@sillage/server-kit/jobs.ts'
import { z } from 'zod'
import { lotRecalledForMakers } from '../../message/server/catalogue/recalls.ts'
import { sendToMember } from '../../message/server/send-to-member.ts'
import { listOrdersSent, notifyBuyer } from './recall-buyers.ts'
import { findMakers } from './recall-makers.ts'

const Announced = z.object({
  product_id: z.int(),
  lot: z.string(),
  reason: z.string(),
  reason_en: z.string(),
  /** The days on which the lot was sent; null where only makers are notified. */
  sent: z.object({ from: Day, until: Day }).nullable(),
  /** Who has been notified so far. */
  after_maker: z.string().default(''),
  after_order: z.int().default(0),
})
type Announced = z.output<typeof Announced>

const kind = { name: 'formula.recall', payload: Announced }
const atOnce = 100

/** Leaves the notifying of a lot's makers and buyers to a job. */
export const announceRecall = (ctx: Context, recall: z.input<typeof Announced>) => enqueue(ctx, kind, recall)

/** Notifies some and goes on in another job, each in one transaction: stopped or repeated, it reaches no one twice. */
export const announceRecallJob = defineJob({
  ...kind,
  async run(ctx, recall) {
    const found = await findMakers(ctx, recall)
    if (!found) return
    const makers = found.makers.filter((mb_id) => mb_id > recall.after_maker).slice(0, atOnce)
    for (const mb_id of makers) await ctx.transaction((ctx) => notifyMaker(ctx, { ...recall, ...found, mb_id }))
    const after_maker = makers.at(-1) ?? recall.after_maker
    if (makers.length === atOnce) return enqueue(ctx, kind, { ...recall, after_maker })
    if (!recall.sent) return
    const orders = await listOrdersSent(ctx, recall.product_id, recall.sent, { after: recall.after_order, atOnce })
    for (const order of orders) await ctx.transaction((ctx) => notifyBuyer(ctx, order, recall))
    const after_order = orders.at(-1)?.order.id
    if (after_order && orders.length === atOnce) await enqueue(ctx, kind, { ...recall, after_maker, after_order })
  },
})

type Found = NonNullable<Awaited<ReturnType<typeof findMakers>>>
type Notice = Announced & Pick<Found, 'product' | 'batches'> & { mb_id: string }

async function notifyMaker(ctx: Context, { mb_id, product_id, lot, product, batches, reason, reason_en }: Notice) {
  const own = batches.filter((batch) => batch.mb_id === mb_id)
  const named = own.map((batch) => `B-${batch.number} ${batch.name}`).join(', ')
  await sendToMember(ctx, mb_id, lotRecalledForMakers, {
    subject: `product:${product_id}`,
    transition: `recalled ${lot.trim().toLowerCase()}`,
    values: {
      product: { kr: product.name, en: product.name_en || product.name },
      lot,
      reason: { kr: reason, en: reason_en },
      batches: {
        kr: named ? `이 로트로 만든 배치: ${named}` : '이 로트로 만든 배치는 없어요.',
        en: named ? `Batches made with it: ${named}` : 'None of your batches used it.',
      },
      link: `/my-page/batches?lot=${encodeURIComponent(lot)}`,
    },
  })
}
