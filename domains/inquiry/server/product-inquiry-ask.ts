import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, eq } from 'drizzle-orm'
import { cardTable } from '../../catalog/server/tables.ts'
import { limit } from '../../rate-limits.ts'
import type { productInquiry } from '../product-inquiry-contract.ts'
import { countQuestion } from './product-inquiry-counts.ts'
import { findQuestion, toQuestion } from './product-inquiry-lists.ts'
import { productInquiryTable as table } from './tables.ts'

const limitAsking = (ctx: Context, mb_id: string) => limit(ctx, 'product-inquiry', { member: mb_id })

export async function askAboutProduct(ctx: Context, question: HandlerInput<typeof productInquiry.create>['body']) {
  const { mb_id } = requireMember(ctx)
  await limitAsking(ctx, mb_id)
  const id = await ctx.transaction(async (ctx) => {
    const { product_id } = question
    // Only what is shown has a card: of a hidden product no one can ask.
    if ((await ctx.db.$count(cardTable, eq(cardTable.product_id, product_id))) === 0) throw notFound()
    const [row] = await ctx.db
      .insert(table)
      .values({ ...question, mb_id, created_at: ctx.now() })
      .returning()
    if (!row) throw new Error('a question was not added')
    await countQuestion(ctx, product_id, { come: row })
    return row.id
  })
  return toQuestion(await findQuestion(ctx, id))
}

type Change = HandlerInput<typeof productInquiry.change>['body']

export async function changeQuestion(ctx: Context, id: number, change: Change) {
  const { mb_id } = requireMember(ctx)
  await limitAsking(ctx, mb_id)
  await ctx.transaction(async (ctx) => {
    const locked = await lockUnanswered(ctx, id, '답변이 달린 문의는 수정할 수 없어요.')
    await ctx.db
      .update(table)
      .set({ ...change, body_en: null, changed_at: ctx.now() })
      .where(eq(table.id, id))
    await countQuestion(ctx, locked.product_id, { gone: locked, come: { ...locked, ...change } })
  })
  return toQuestion(await findQuestion(ctx, id))
}

export async function removeQuestion(ctx: Context, id: number) {
  await ctx.transaction(async (ctx) => {
    const locked = await lockUnanswered(ctx, id, '답변이 달린 문의는 지울 수 없어요.')
    await ctx.db.delete(table).where(eq(table.id, id))
    await countQuestion(ctx, locked.product_id, { gone: locked })
  })
  return { message: '문의를 지웠어요.' }
}

/** The member's own question, locked: an answer that comes at the same moment waits, and then finds what was left. */
async function lockUnanswered(ctx: Context, id: number, refusal: string) {
  const mine = and(eq(table.id, id), eq(table.mb_id, requireMember(ctx).mb_id))
  const [locked] = await ctx.db.select().from(table).where(mine).for('update')
  if (!locked) throw notFound()
  if (locked.answer !== null || locked.hidden_reason !== null) throw new Problem(409, refusal, { code: 'wrong_state' })
  return locked
}
