import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { content, Select } from '../contract.ts'
import { withCards } from './chosen.ts'
import { selectTable } from './tables.ts'

const published = isNotNull(selectTable.published_at)

/** The newest first; the menus lead to the first of them. */
export async function listSelects(ctx: Context, query: HandlerInput<typeof content.selects>['query']) {
  const rows = await ctx.db
    .select({ id: selectTable.id, title: selectTable.title, title_en: selectTable.title_en })
    .from(selectTable)
    .where(published)
    .orderBy(desc(selectTable.published_at), desc(selectTable.id))
    .limit(query.per_page)
    .offset(offsetOf(query))
  return toPage(rows, await ctx.db.$count(selectTable, published), query)
}

/** With its products in the order they were chosen; what is no longer sold is left out. */
export async function findSelect(ctx: Context, id: number): Promise<Select> {
  const [row] = await ctx.db
    .select()
    .from(selectTable)
    .where(and(eq(selectTable.id, id), published))
  if (!row) throw notFound()
  return { ...row, items: await withCards(ctx, row.items) }
}
