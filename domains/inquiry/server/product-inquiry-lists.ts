import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { limits } from '@sillage/kit/limits.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { notFound } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq, gt, ilike, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { cardTable } from '../../catalog/server/tables.ts'
import { maskedName } from '../../member/masked-name.ts'
import { memberTable } from '../../member/server/tables.ts'
import { limit } from '../../rate-limits.ts'
import type { Translator } from '../../translation/server/translator.ts'
import { isTranslatable, translateWritten } from '../../translation/server/written.ts'
import type { productInquiry } from '../product-inquiry-contract.ts'
import { findQuestionCounts } from './product-inquiry-counts.ts'
import { productInquiryTable as table } from './tables.ts'

type Page = { page: number; per_page: number; order: 'asc' | 'desc' }

// Said without parameters, so that the planner sees that their index fits.
const open = sql`not ${table.secret} and ${table.hidden_reason} is null`
const waiting = and(isNull(table.answer), isNull(table.hidden_reason))
const of = (product_id: number | undefined) => (product_id === undefined ? undefined : eq(table.product_id, product_id))

type ListQuery = HandlerInput<typeof productInquiry.list>['query']

/** What everyone may read. Secret questions neither stand here nor are counted, no matter who asks. */
export async function listQuestions(ctx: Context, query: ListQuery, translator: Translator | undefined) {
  const { product_id, answered } = query
  const answer = answered ? isNotNull(table.answer) : isNull(table.answer)
  const [rows, counts] = await Promise.all([
    readPage(ctx, and(open, of(product_id), answered === undefined ? undefined : answer), query),
    findQuestionCounts(ctx, product_id),
  ])
  const total = answered === undefined ? counts.open : answered ? counts.answered : counts.open - counts.answered
  // Pages past what may be walked are refused, so they are not offered either.
  const { last_page } = toPage(rows, Math.min(total, limits.paging.counted_rows), query)
  const questions = rows.map((found) => ({
    ...toQuestion(found),
    translatable: isTranslatable(textsOf(found.row), translator),
  }))
  return { ...toPage(questions, total, query), last_page }
}

/** Only what everyone may read is put into English, and each text once. */
export async function translateQuestion(ctx: Context, id: number, translator: Translator | undefined) {
  await limit(ctx, 'translation.text')
  const [row] = await ctx.db
    .select()
    .from(table)
    .where(and(open, eq(table.id, id)))
  if (!row) throw notFound()
  const [body_en = null, answer_en = null] = await translateWritten(ctx, textsOf(row), translator)
  // What was changed while the service was asked keeps no English of its former words.
  const asRead = and(eq(table.body, row.body), sql`${table.answer} is not distinct from ${row.answer}`)
  await ctx.db
    .update(table)
    .set({ body_en, answer_en })
    .where(and(eq(table.id, id), asRead))
  return { body: body_en, answer: answer_en }
}

const textsOf = ({ body, body_en, answer, answer_en }: typeof table.$inferSelect) => [
  { text: body, english: body_en },
  { text: answer, english: answer_en },
]

/** The member's own, secret ones among them. */
export async function listMyQuestions(ctx: Context, query: HandlerInput<typeof productInquiry.mine>['query']) {
  const mine = and(
    eq(table.mb_id, requireMember(ctx).mb_id),
    of(query.product_id),
    query.secret === undefined ? undefined : eq(table.secret, query.secret),
  )
  const rows = await readPage(ctx, mine, query)
  return toPage(rows.map(toQuestion), await ctx.db.$count(table, mine), query)
}

export async function listStaffQuestions(ctx: Context, query: HandlerInput<typeof productInquiry.staff.list>['query']) {
  const { product_id, mb_id, keyword, after, limit } = query
  const oldest = query.waiting
  const condition = and(
    query.waiting ? waiting : undefined,
    of(product_id),
    mb_id ? eq(table.mb_id, mb_id) : undefined,
    keyword ? ilike(table.body, `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`) : undefined,
    after ? (oldest ? gt(table.id, after) : lt(table.id, after)) : undefined,
  )
  const rows = await readPage(ctx, condition, { page: 1, per_page: limit + 1, order: oldest ? 'asc' : 'desc' })
  const { shown, next_after } = toKeyset(rows, limit, ({ row }) => row.id)
  return { data: shown.map(toStaffQuestion), next_after }
}

/** One question, without checking access: the caller knows whose it is. */
export async function findQuestion(ctx: Context, id: number) {
  const [row] = await readPage(ctx, eq(table.id, id), { page: 1, per_page: 1, order: 'desc' })
  if (!row) throw notFound()
  return row
}

type Row = Awaited<ReturnType<typeof readPage>>[number]

/** The ids first, from the index alone; names and cards only of those that are shown. */
function readPage(ctx: Context, condition: SQL | undefined, query: Page) {
  const direction = query.order === 'asc' ? asc : desc
  const page = ctx.db
    .select({ id: table.id })
    .from(table)
    .where(condition)
    .orderBy(direction(table.id))
    .limit(query.per_page)
    .offset(offsetOf(query))
    .as('page')
  return ctx.db
    .select({ row: table, product: cardTable.card, mb_name: memberTable.mb_name })
    .from(page)
    .innerJoin(table, eq(table.id, page.id))
    .leftJoin(cardTable, eq(cardTable.product_id, table.product_id))
    .leftJoin(memberTable, eq(memberTable.mb_id, table.mb_id))
    .orderBy(direction(page.id))
}

export const toQuestion = ({ row, product, mb_name }: Row) => ({
  ...row,
  product,
  author: maskedName(mb_name ?? ''),
  answered_at: row.answered_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
})

export const toStaffQuestion = (found: Row) => ({ ...toQuestion(found), mb_name: found.mb_name ?? '' })
