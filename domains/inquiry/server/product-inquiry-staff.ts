import { notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import type { ActionOf } from '../../audit/actions.ts'
import { writeAudit } from '../../audit/server/audit.ts'
import { questionAnswered } from '../../message/server/catalogue/inquiries.ts'
import { sendToMember } from '../../message/server/send-to-member.ts'
import { countQuestion } from './product-inquiry-counts.ts'
import { findQuestion, toStaffQuestion } from './product-inquiry-lists.ts'
import { productInquiryTable as table } from './tables.ts'

type Row = typeof table.$inferSelect

/** Answers a question, or corrects the answer; the member who asked is notified of the first one. */
export function answerQuestion(ctx: Context, id: number, answer: string) {
  const { mb_id: answered_by } = requireMember(ctx)
  return moderate(ctx, 'answer', id, async (ctx, locked) => {
    await sendToMember(ctx, locked.mb_id, questionAnswered, {
      subject: `product_inquiry:${id}`,
      transition: 'answered',
      values: { question: locked.body.slice(0, 100), link: '/my-page/product-inquiry' },
    })
    return { answer, answer_en: null, answered_by, answered_at: ctx.now() }
  })
}

export const hideQuestion = (ctx: Context, id: number, hidden_reason: string) =>
  moderate(ctx, 'hide', id, async (_, locked) => {
    if (locked.hidden_reason !== null) throw new Problem(409, '이미 숨긴 문의예요.', { code: 'wrong_state' })
    return { hidden_reason }
  })

export const showQuestion = (ctx: Context, id: number) =>
  moderate(ctx, 'show', id, async (_, locked) => {
    if (locked.hidden_reason === null) throw new Problem(409, '숨기지 않은 문의예요.', { code: 'wrong_state' })
    return { hidden_reason: null }
  })

/** Changes a question under its lock, with its counters and the audit log. */
async function moderate(
  ctx: Context,
  action: ActionOf<'product_inquiry'>,
  id: number,
  act: (ctx: Context, locked: Row) => Promise<Partial<Row>>,
) {
  await ctx.transaction(async (ctx) => {
    const [locked] = await ctx.db.select().from(table).where(eq(table.id, id)).for('update')
    if (!locked) throw notFound()
    const after = await act(ctx, locked)
    await ctx.db.update(table).set(after).where(eq(table.id, id))
    await countQuestion(ctx, locked.product_id, { gone: locked, come: { ...locked, ...after } })
    await writeAudit(ctx, {
      action: `product_inquiry.${action}`,
      subject: `product_inquiry:${id}`,
      before: locked,
      after,
    })
  })
  return toStaffQuestion(await findQuestion(ctx, id))
}
