import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq } from 'drizzle-orm'
import { containsWords, countPosts, withTimes } from '../../board/server/posts.ts'
import type { faq } from '../contract.ts'
import { faqTable } from './tables.ts'

export async function listFaqs(ctx: Context, query: HandlerInput<typeof faq.list>['query']) {
  const direction = query.order === 'asc' ? asc : desc
  const wanted = and(
    query.topic ? eq(faqTable.topic, query.topic) : undefined,
    containsWords(faqTable.words, query.keyword),
  )
  const rows = await ctx.db
    .select()
    .from(faqTable)
    .where(wanted)
    .orderBy(direction(faqTable[query.sort]), direction(faqTable.id))
    .limit(query.per_page)
    .offset(offsetOf(query))
  return toPage(rows.map(withTimes), await countPosts(ctx, faqTable, wanted), query)
}

export async function findFaq(ctx: Context, id: number) {
  const [row] = await ctx.db.select().from(faqTable).where(eq(faqTable.id, id))
  if (!row) throw notFound()
  return withTimes(row)
}
