import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { limits } from '@sillage/kit/limits.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { notFound } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq, ilike, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { cardTable } from '../../catalog/server/tables.ts'
import { maskedName } from '../../member/masked-name.ts'
import { memberTable } from '../../member/server/tables.ts'
import { limit } from '../../rate-limits.ts'
import type { Translator } from '../../translation/server/translator.ts'
import { isTranslatable, translateWritten } from '../../translation/server/written.ts'
import type { review } from '../contract.ts'
import type { ReviewSort } from '../words.ts'
import { findCounts, wholeShop } from './counts.ts'
import { reviewTable } from './tables.ts'

type ListQuery = HandlerInput<typeof review.list>['query']
type Page = { page: number; per_page: number; order: 'asc' | 'desc' }

const visible = isNull(reviewTable.hidden_reason)
// Said without a parameter, so that the planner sees the index of pictures fits.
const withPhoto = sql`${reviewTable.has_photo}`
const stripLength = 12

/** What everyone sees, of one product or of all; stored counters say how many there are. */
export async function listReviews(ctx: Context, query: ListQuery, translator: Translator | undefined) {
  const { product_id, photo } = query
  const ofProduct = product_id === undefined ? undefined : eq(reviewTable.product_id, product_id)
  const [rows, counts] = await Promise.all([
    readPage(ctx, and(visible, ofProduct, photo ? withPhoto : undefined), query, query),
    findCounts(ctx, product_id ?? wholeShop),
  ])
  const total = photo ? counts.photos : counts.count
  // Pages past what may be walked are refused, so they are not offered either.
  const { last_page } = toPage(rows, Math.min(total, limits.paging.counted_rows), query)
  const reviews = rows.map((found) => ({
    ...toReview(found),
    translatable: isTranslatable(textsOf(found.row), translator),
  }))
  return { ...toPage(reviews, total, query), last_page }
}

/** Only what everyone sees is put into English, and each text once. */
export async function translateReview(ctx: Context, id: number, translator: Translator | undefined) {
  await limit(ctx, 'translation.text')
  const [row] = await ctx.db
    .select()
    .from(reviewTable)
    .where(and(visible, eq(reviewTable.id, id)))
  if (!row) throw notFound()
  const [body_en = null, reply_en = null] = await translateWritten(ctx, textsOf(row), translator)
  // What was changed while the service was asked keeps no English of its former words.
  const asRead = and(eq(reviewTable.body, row.body), sql`${reviewTable.reply} is not distinct from ${row.reply}`)
  await ctx.db
    .update(reviewTable)
    .set({ body_en, reply_en })
    .where(and(eq(reviewTable.id, id), asRead))
  return { body: body_en, reply: reply_en }
}

const textsOf = ({ body, body_en, reply, reply_en }: typeof reviewTable.$inferSelect) => [
  { text: body, english: body_en },
  { text: reply, english: reply_en },
]

export async function summarise(ctx: Context, product_id = wholeShop) {
  const { spread, count, sum, photos } = await findCounts(ctx, product_id)
  const ofProduct = product_id === wholeShop ? undefined : eq(reviewTable.product_id, product_id)
  const rows =
    photos === 0
      ? []
      : await ctx.db
          .select({ review_id: reviewTable.id, photos: reviewTable.photos })
          .from(reviewTable)
          .where(and(visible, withPhoto, ofProduct))
          .orderBy(desc(reviewTable.id))
          .limit(stripLength)
  const all = rows.flatMap(({ review_id, photos }) => photos.map((picture) => ({ review_id, picture })))
  // The demo shop's buyers share their pictures: each is shown once.
  const strip = [...new Map(all.map((each) => [each.picture.src, each])).values()]
  const average = count > 0 ? Math.round((sum * 10) / count) / 10 : 0
  return { average, count, spread, photos, strip: strip.slice(0, stripLength) }
}

export async function listMine(ctx: Context, { id, ...query }: HandlerInput<typeof review.mine>['query']) {
  const named = id === undefined ? undefined : eq(reviewTable.id, id)
  const mine = and(eq(reviewTable.mb_id, requireMember(ctx).mb_id), named)
  const rows = await readPage(ctx, mine, query)
  return toPage(rows.map(toReview), await ctx.db.$count(reviewTable, mine), query)
}

/** Reviews as staff moderate them, from the newest on. */
export async function listForStaff(ctx: Context, query: HandlerInput<typeof review.staff.list>['query']) {
  const { hidden, unanswered, stars, photo, product_id, mb_id, keyword, after, limit } = query
  const condition = and(
    hidden === undefined ? undefined : hidden ? isNotNull(reviewTable.hidden_reason) : visible,
    unanswered ? and(visible, isNull(reviewTable.reply)) : undefined,
    stars ? eq(reviewTable.stars, stars) : undefined,
    photo ? withPhoto : undefined,
    product_id ? eq(reviewTable.product_id, product_id) : undefined,
    mb_id ? eq(reviewTable.mb_id, mb_id) : undefined,
    keyword ? ilike(reviewTable.body, `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`) : undefined,
    after ? lt(reviewTable.id, after) : undefined,
  )
  const rows = await readPage(ctx, condition, { page: 1, per_page: limit + 1, order: 'desc' })
  const { shown, next_after } = toKeyset(rows, limit, ({ row }) => row.id)
  return { data: shown.map(toStaffReview), next_after }
}

/** One review, without checking access: the caller knows whose it is. */
export async function findReview(ctx: Context, id: number) {
  const [row] = await readPage(ctx, eq(reviewTable.id, id), { page: 1, per_page: 1, order: 'desc' })
  if (!row) throw notFound()
  return row
}

type Row = Awaited<ReturnType<typeof readPage>>[number]

const columns = { newest: reviewTable.id, helpful: reviewTable.helpful, stars: reviewTable.stars }

// Said as its index says it.
const isKorean = sql`(${reviewTable.body} ~ '[가-힣]')`
type Order = { sort?: ReviewSort; first?: 'en' | undefined }

/** The ids first, from the index alone; names and cards only of those that are shown. */
function readPage(ctx: Context, condition: SQL | undefined, query: Page, { sort = 'newest', first }: Order = {}) {
  // Who chooses another order wants that one.
  const group = first && sort === 'newest' ? isKorean : sql`false`
  const direction = query.order === 'asc' ? asc : desc
  const page = ctx.db
    .select({ id: reviewTable.id, group: group.as('language_group'), key: sql`${columns[sort]}`.as('key') })
    .from(reviewTable)
    .where(condition)
    .orderBy(...(group === isKorean ? [asc(isKorean)] : []), direction(columns[sort]), direction(reviewTable.id))
    .limit(query.per_page)
    .offset(offsetOf(query))
    .as('page')
  return ctx.db
    .select({ row: reviewTable, product: cardTable.card, mb_name: memberTable.mb_name })
    .from(page)
    .innerJoin(reviewTable, eq(reviewTable.id, page.id))
    .leftJoin(cardTable, eq(cardTable.product_id, reviewTable.product_id))
    .leftJoin(memberTable, eq(memberTable.mb_id, reviewTable.mb_id))
    .orderBy(asc(page.group), direction(page.key), direction(page.id))
}

export const toReview = ({ row, product, mb_name }: Row) => ({
  ...row,
  product,
  author: maskedName(mb_name ?? ''),
  replied_at: row.replied_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
})

export const toStaffReview = (found: Row) => ({ ...toReview(found), mb_name: found.mb_name ?? '' })
