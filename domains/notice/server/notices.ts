import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { asc, desc, eq } from 'drizzle-orm'
import type { notice } from '../contract.ts'
import { noticeTable } from './tables.ts'

export async function listNotices(ctx: Context, query: HandlerInput<typeof notice.list>['query']) {
  const direction = query.order === 'asc' ? asc : desc
  const onBoard = eq(noticeTable.board, query.board)
  const rows = await ctx.db
    .select()
    .from(noticeTable)
    .where(onBoard)
    .orderBy(direction(noticeTable[query.sort]), direction(noticeTable.id))
    .limit(query.per_page)
    .offset(offsetOf(query))
  // A board has dozens of notices, and the answer is kept until one changes: counting here is one index scan a change.
  const total = await ctx.db.$count(noticeTable, onBoard)
  return toPage(rows.map(toNotice), total, query)
}

export async function findNotice(ctx: Context, id: number) {
  const [row] = await ctx.db.select().from(noticeTable).where(eq(noticeTable.id, id))
  if (!row) throw notFound()
  return toNotice(row)
}

const toNotice = (row: typeof noticeTable.$inferSelect) => ({ ...row, created_at: row.created_at.toISOString() })
