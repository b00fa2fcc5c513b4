import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq, inArray } from 'drizzle-orm'
import { findReceivedLines } from '../../order/server/take-over.ts'
import { countReview } from './counts.ts'
import { reviewTable } from './tables.ts'

/** A review of another shop. */
export type TakenReview = {
  product_id: number
  mb_id: string
  stars: number
  body: string
  reply: string | null
  hidden_reason: string | null
  created_at: Date
}

/** Attaches a review to what its writer bought there, without points; one that came before is updated. */
export async function takeOverReview(ctx: Context, known: number | null, review: TakenReview): Promise<number> {
  const { stars, body, reply, hidden_reason, created_at, product_id, mb_id } = review
  const words = { stars, body, reply, replied_at: reply === null ? null : created_at, hidden_reason }
  const [before] =
    known === null ? [] : await ctx.db.select().from(reviewTable).where(eq(reviewTable.id, known)).for('update')
  const come = hidden_reason === null ? { stars, has_photo: before?.has_photo ?? false } : null
  if (before) {
    await ctx.db.update(reviewTable).set(words).where(eq(reviewTable.id, before.id))
    await countReview(ctx, product_id, { gone: before.hidden_reason === null ? before : null, come })
    return before.id
  }
  const line = await findFreeLine(ctx, mb_id, product_id)
  const row = { ...words, order_line_id: line.id, option_name: line.option_name, product_id, mb_id, created_at }
  const [made] = await ctx.db.insert(reviewTable).values(row).returning({ id: reviewTable.id })
  if (!made) throw new Error('an inserted review was not returned')
  await countReview(ctx, product_id, { come })
  return made.id
}

async function findFreeLine(ctx: Context, mb_id: string, product_id: number) {
  const lines = await findReceivedLines(ctx, mb_id, product_id)
  const ids = lines.map(({ id }) => id)
  const { order_line_id } = reviewTable
  const taken =
    ids.length > 0 ? await ctx.db.select({ order_line_id }).from(reviewTable).where(inArray(order_line_id, ids)) : []
  const free = lines.find(({ id }) => taken.every((row) => row.order_line_id !== id))
  if (!free) throw new Problem(422, '구매 기록이 없는 리뷰예요.')
  return free
}
