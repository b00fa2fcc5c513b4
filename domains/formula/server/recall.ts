import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { writeAudit } from '../../audit/server/audit.ts'
import type { staffFormulas } from '../staff-contract.ts'
import { announceRecall } from './announce-recall.ts'
import { countOrdersSent } from './recall-buyers.ts'
import { findMakers } from './recall-makers.ts'

type Recall = HandlerInput<typeof staffFormulas.recall>['body']

/**
 * Counts every maker who has the lot at home or made something of it, and every buyer of the days on which it was sent,
 * where staff name them. A job notifies them.
 */
export async function recallLot(ctx: Context, { dry_run, sent, ...recall }: Recall) {
  const found = await findMakers(ctx, recall)
  if (!found) throw notFound()
  const reached = {
    makers: found.makers.length,
    batches: found.batches.length,
    orders: sent ? await countOrdersSent(ctx, recall.product_id, sent) : 0,
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
