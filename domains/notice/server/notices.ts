import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { filesOf } from '../../board/server/files.ts'
import { containsWords, countPosts, withTimes } from '../../board/server/posts.ts'
import { isShownAt } from '../../board/server/publishing.ts'
import type { notice } from '../contract.ts'
import type { NoticeBoard } from '../words.ts'
import { noticeTable } from './tables.ts'

type Row = typeof noticeTable.$inferSelect

export async function listNotices(ctx: Context, query: HandlerInput<typeof notice.list>['query']) {
  const direction = query.order === 'asc' ? asc : desc
  const condition = and(
    isShownAt(noticeTable, ctx.now()),
    eq(noticeTable.board, query.board),
    query.topic ? eq(noticeTable.topic, query.topic) : undefined,
    containsWords(noticeTable.words, query.keyword),
  )
  const rows = await ctx.db
    .select()
    .from(noticeTable)
    .where(condition)
    .orderBy(
      ...(query.first ? [desc(noticeTable.pinned)] : []),
      direction(noticeTable[query.sort]),
      direction(noticeTable.id),
    )
    .limit(query.per_page)
    .offset(offsetOf(query))
  const files = await filesOf(
    ctx,
    'notice',
    rows.map(({ id }) => id),
  )
  const total = await countPosts(ctx, noticeTable, condition)
  return toPage(
    rows.map((row) => ({ ...withTimes(row), files: files.get(row.id) ?? [] })),
    total,
    query,
  )
}

/** A notice that visitors see. */
export const findNotice = (ctx: Context, id: number) =>
  read(ctx, and(eq(noticeTable.id, id), isShownAt(noticeTable, ctx.now())))

/** A notice as staff see it, whether it is shown or not. */
export const findAnyNotice = (ctx: Context, id: number) => read(ctx, eq(noticeTable.id, id))

async function read(ctx: Context, condition: SQL | undefined) {
  const [row] = await ctx.db.select().from(noticeTable).where(condition)
  if (!row) throw notFound()
  const { id } = row
  const files = (await filesOf(ctx, 'notice', [id])).get(id) ?? []
  return {
    ...withTimes(row),
    files,
    previous: await neighbour(ctx, row, 'older'),
    next: await neighbour(ctx, row, 'newer'),
  }
}

/** The notice of the same board that was written right before or after this one. */
async function neighbour(ctx: Context, { board, id }: Row, side: 'older' | 'newer') {
  // Its own time is read where it stands: the database counts finer than we do.
  const here = sql`(select created_at, id from ${noticeTable} where id = ${id})`
  const there = sql`(${noticeTable.created_at}, ${noticeTable.id})`
  const direction = side === 'older' ? desc : asc
  const [found] = await ctx.db
    .select({ id: noticeTable.id, title: noticeTable.title, title_en: noticeTable.title_en })
    .from(noticeTable)
    .where(
      and(
        isShownAt(noticeTable, ctx.now()),
        eq(noticeTable.board, board),
        side === 'older' ? sql`${there} < ${here}` : sql`${there} > ${here}`,
      ),
    )
    .orderBy(direction(noticeTable.created_at), direction(noticeTable.id))
    .limit(1)
  return found ?? null
}

/** The newest notices of a board whole, for its feed. */
export async function newestNotices(ctx: Context, board: NoticeBoard, most: number) {
  return ctx.db
    .select()
    .from(noticeTable)
    .where(and(eq(noticeTable.board, board), isShownAt(noticeTable, ctx.now())))
    .orderBy(desc(noticeTable.created_at), desc(noticeTable.id))
    .limit(most)
}
