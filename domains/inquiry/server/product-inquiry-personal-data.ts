import type { Context } from '@sillage/server-kit/context.ts'
import { asc, eq } from 'drizzle-orm'
import { keepRecord } from '../../member/server/retained-records.ts'
import type { PersonalData } from '../../personal-data-shape.ts'
import { countQuestion } from './product-inquiry-counts.ts'
import { productInquiryTable } from './tables.ts'

export const productInquiryData: PersonalData = {
  name: 'product_inquiries',
  collect: (ctx, { mb_id }) => collectQuestions(ctx, mb_id),
  async erase(ctx, person) {
    const product_inquiries = await collectQuestions(ctx, person.mb_id)
    if (product_inquiries.length > 0) await keepRecord(ctx, 'complaint', person, { product_inquiries })
    const asked = await ctx.db
      .delete(productInquiryTable)
      .where(eq(productInquiryTable.mb_id, person.mb_id))
      .returning()
    for (const gone of asked) await countQuestion(ctx, gone.product_id, { gone })
    await ctx.db
      .update(productInquiryTable)
      .set({ answered_by: person.pseudonym })
      .where(eq(productInquiryTable.answered_by, person.mb_id))
  },
}

const collectQuestions = (ctx: Context, mb_id: string) =>
  ctx.db
    .select({
      product_id: productInquiryTable.product_id,
      secret: productInquiryTable.secret,
      body: productInquiryTable.body,
      answer: productInquiryTable.answer,
      answered_at: productInquiryTable.answered_at,
      created_at: productInquiryTable.created_at,
    })
    .from(productInquiryTable)
    .where(eq(productInquiryTable.mb_id, mb_id))
    .orderBy(asc(productInquiryTable.id))
