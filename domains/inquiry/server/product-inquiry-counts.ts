import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq, sql } from 'drizzle-orm'
import { productInquiryCountTable, type productInquiryTable } from './tables.ts'

type Row = Pick<typeof productInquiryTable.$inferSelect, 'secret' | 'hidden_reason' | 'answer'>
type Move = { gone?: Row | null; come?: Row | null }

/** The row of the counters that stands for the whole shop. */
export const wholeShop = 0

const opened = (row: Row | null) => Number(row !== null && !row.secret && row.hidden_reason === null)
const answered = (row: Row | null) => (row?.answer == null ? 0 : opened(row))

/** Moves the counters of what everyone may read, in the caller's transaction. Of secret questions nothing is counted. */
export async function countQuestion(ctx: Context, product_id: number, { gone = null, come = null }: Move) {
  const moved = { open: opened(come) - opened(gone), answered: answered(come) - answered(gone) }
  // The whole shop's row always comes first, so that two writers cannot block each other.
  if (moved.open !== 0 || moved.answered !== 0)
    await ctx.db
      .insert(productInquiryCountTable)
      .values([wholeShop, product_id].map((product_id) => ({ product_id, ...moved })))
      .onConflictDoUpdate({
        target: productInquiryCountTable.product_id,
        set: {
          open: sql`${productInquiryCountTable.open} + excluded.open`,
          answered: sql`${productInquiryCountTable.answered} + excluded.answered`,
        },
      })
  // The list of all has the tag that names no product.
  if (opened(come) + opened(gone) > 0) await emptyTags(ctx, `questions:${product_id}`, 'questions:')
}

export async function findQuestionCounts(ctx: Context, product_id = wholeShop) {
  const [row] = await ctx.db
    .select()
    .from(productInquiryCountTable)
    .where(eq(productInquiryCountTable.product_id, product_id))
  return { open: row?.open ?? 0, answered: row?.answered ?? 0 }
}
