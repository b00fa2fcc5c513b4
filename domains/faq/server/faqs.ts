import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { filesOf } from '../../board/server/files.ts'
import { containsWords, countPosts, withTimes } from '../../board/server/posts.ts'
import { isShownAt } from '../../board/server/publishing.ts'
import type { faq } from '../contract.ts'
import { faqTable } from './tables.ts'

type Query = HandlerInput<typeof faq.list>['query']

export async function listFaqs(ctx: Context, query: Query) {
  const condition = and(
    isShownAt(faqTable, ctx.now()),
    query.topic ? eq(faqTable.topic, query.topic) : undefined,
    containsWords(faqTable.words, query.keyword),
  )
  const asked = { ...query, page: query.id ? await pageWith(ctx, condition, { ...query, id: query.id }) : query.page }
  const rows = await ctx.db
    .select()
    .from(faqTable)
    .where(condition)
    .orderBy(...orderOf(query))
    .limit(asked.per_page)
    .offset(offsetOf(asked))
  const files = await filesOf(
    ctx,
    'faq',
    rows.map(({ id }) => id),
  )
  const data = rows.map((row) => ({ ...withTimes(row), files: files.get(row.id) ?? [] }))
  return toPage(data, await countPosts(ctx, faqTable, condition), asked)
}

function orderOf({ sort, order }: Pick<Query, 'sort' | 'order'>) {
  const direction = order === 'asc' ? asc : desc
  return [desc(faqTable.pinned), direction(faqTable[sort]), direction(faqTable.id)]
}

/** The page on which a question stands; the one that was asked for where it is not among what is wanted. */
async function pageWith(ctx: Context, condition: SQL | undefined, query: Query & { id: number }) {
  const place = sql<number>`row_number() over (order by ${sql.join(orderOf(query), sql`, `)})`.mapWith(Number)
  const placed = ctx.db
    .select({ id: faqTable.id, place: place.as('place') })
    .from(faqTable)
    .where(condition)
    .as('placed')
  const [found] = await ctx.db.select({ place: placed.place }).from(placed).where(eq(placed.id, query.id))
  return found ? Math.ceil(found.place / query.per_page) : query.page
}

/** A question that visitors see. */
export const findFaq = (ctx: Context, id: number) => read(ctx, and(eq(faqTable.id, id), isShownAt(faqTable, ctx.now())))

/** A question as staff see it, whether it is shown or not. */
export const findAnyFaq = (ctx: Context, id: number) => read(ctx, eq(faqTable.id, id))

async function read(ctx: Context, condition: SQL | undefined) {
  const [row] = await ctx.db.select().from(faqTable).where(condition)
  if (!row) throw notFound()
  const { id } = row
  return {
    ...withTimes(row),
    files: (await filesOf(ctx, 'faq', [id])).get(id) ?? [],
    previous: await neighbour(ctx, id, 'above'),
    next: await neighbour(ctx, id, 'below'),
  }
}

/** The question that stands right above or below this one, where nothing is left out. */
async function neighbour(ctx: Context, id: number, side: 'above' | 'below') {
  const here = sql`(select not pinned, position, id from ${faqTable} where id = ${id})`
  const there = sql`(not ${faqTable.pinned}, ${faqTable.position}, ${faqTable.id})`
  const [found] = await ctx.db
    .select({ id: faqTable.id, title: faqTable.title, title_en: faqTable.title_en })
    .from(faqTable)
    .where(and(isShownAt(faqTable, ctx.now()), side === 'above' ? sql`${there} < ${here}` : sql`${there} > ${here}`))
    .orderBy(
      ...(side === 'above'
        ? [asc(faqTable.pinned), desc(faqTable.position), desc(faqTable.id)]
        : [desc(faqTable.pinned), asc(faqTable.position), asc(faqTable.id)]),
    )
    .limit(1)
  return found ?? null
}
