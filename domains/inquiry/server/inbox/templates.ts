import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, notFound, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { ActionOf } from '../../../audit/actions.ts'
import { writeAudit } from '../../../audit/server/audit.ts'
import { unknownPlaces } from '../../answer-template.ts'
import type { answerTemplates } from '../../inbox-contract.ts'
import { answerTemplateTable as table } from '../inbox-tables.ts'

export const listTemplates = async (ctx: Context) => ({
  data: await ctx.db.select().from(table).orderBy(asc(table.title), asc(table.id)),
})

type Texts = HandlerInput<typeof answerTemplates.add>['body']

function checkPlaces({ body, body_en }: Texts) {
  for (const [field, text] of [
    ['body', body],
    ['body_en', body_en],
  ] as const)
    if (unknownPlaces(text).length > 0)
      throw invalid(field, '채울 수 없는 항목이 있어요. 쓸 수 있는 항목만 넣어 주세요.')
}

export const addTemplate = (ctx: Context, texts: Texts) =>
  ctx.transaction(async (ctx) => {
    checkPlaces(texts)
    const [added] = await ctx.db
      .insert(table)
      .values({ ...texts, changed_at: ctx.now() })
      .returning()
    if (!added) throw new Error('a template was not added')
    await audit(ctx, 'add', added.id, null, texts)
    return added
  })

type Change = HandlerInput<typeof answerTemplates.change>['body']

/** The version is tested by the statement: of two who change it at once, one reads it again. */
export const changeTemplate = (ctx: Context, id: number, { based_on, ...texts }: Change) =>
  ctx.transaction(async (ctx) => {
    checkPlaces(texts)
    const before = await findTemplate(ctx, id)
    const [changed] = await ctx.db
      .update(table)
      .set({ ...texts, version: sql`${table.version} + 1`, changed_at: ctx.now() })
      .where(and(eq(table.id, id), eq(table.version, based_on)))
      .returning()
    if (!changed)
      throw new Problem(409, '그사이 다른 직원이 바꿨어요. 새로 불러와 확인해 주세요.', { code: 'changed_meanwhile' })
    await audit(ctx, 'change', id, before, texts)
    return changed
  })

export const removeTemplate = (ctx: Context, id: number) =>
  ctx.transaction(async (ctx) => {
    const [gone] = await ctx.db.delete(table).where(eq(table.id, id)).returning()
    if (!gone) throw notFound()
    await audit(ctx, 'remove', id, gone, null)
    return { message: '답변 템플릿을 지웠어요.' }
  })

async function findTemplate(ctx: Context, id: number) {
  const [found] = await ctx.db.select().from(table).where(eq(table.id, id))
  if (!found) throw notFound()
  return found
}

const audit = (
  ctx: Context,
  move: ActionOf<'answer_template'>,
  id: number,
  before: object | null,
  after: object | null,
) => writeAudit(ctx, { action: `answer_template.${move}`, subject: `answer_template:${id}`, before, after })
