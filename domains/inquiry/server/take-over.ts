import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { countQuestion } from './product-inquiry-counts.ts'
import { productInquiryTable } from './tables.ts'

type Row = typeof productInquiryTable.$inferSelect

/** A question about a product of another shop. */
export type TakenQuestion = Pick<Row, 'product_id' | 'mb_id' | 'secret' | 'body' | 'answer' | 'created_at'>

export async function takeOverQuestion(ctx: Context, known: number | null, question: TakenQuestion): Promise<number> {
  const { answer, created_at, product_id } = question
  const row = { ...question, answered_at: answer === null ? null : created_at }
  const [before] =
    known === null
      ? []
      : await ctx.db.select().from(productInquiryTable).where(eq(productInquiryTable.id, known)).for('update')
  if (before) {
    // What was answered here stays answered.
    const come =
      before.answer !== null && answer === null
        ? { ...row, answer: before.answer, answered_at: before.answered_at }
        : row
    const [changed] = await ctx.db
      .update(productInquiryTable)
      .set(come)
      .where(eq(productInquiryTable.id, before.id))
      .returning()
    await countQuestion(ctx, product_id, { gone: before, come: changed ?? null })
    return before.id
  }
  const [made] = await ctx.db.insert(productInquiryTable).values(row).returning()
  if (!made) throw new Error('an inserted question was not returned')
  await countQuestion(ctx, product_id, { come: made })
  return made.id
}
