import { toKeyset } from '@sillage/kit/keyset.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { PostState } from '../words.ts'
import { containsWords, withTimes } from './posts.ts'
import { stateAt } from './publishing.ts'

type PostTable = PgTable &
  Record<'id' | 'title' | 'title_en' | 'body_en' | 'words' | 'pinned' | 'created_at' | 'changed_at', AnyPgColumn> &
  Record<'draft' | 'shown_from' | 'shown_until', AnyPgColumn>
type Query = {
  keyword: string
  topic?: string | undefined
  missing_english?: boolean | undefined
  state?: PostState | undefined
  after?: number | undefined
  limit: number
}

type Columns = { topic: AnyPgColumn; board?: AnyPgColumn }

const moment = (stored: string) => new Date(stored)
const perhapsMoment = (stored: string | null) => (stored === null ? null : new Date(stored))

/** The posts of one board as staff list them; `topic` is the column that sorts them. */
export async function listStaffPosts(ctx: Context, table: PostTable, columns: Columns, query: Query) {
  const { topic, board } = columns
  const state = stateAt(table, ctx.now())
  const missing = sql<boolean>`(${table.title_en} = '' or ${table.body_en} -> 'content' = '[]'::jsonb)`
  const rows = await ctx.db
    .select({
      id: sql<number>`${table.id}`,
      title: sql<string>`${table.title}`,
      title_en: sql<string>`${table.title_en}`,
      topic: sql<string>`${topic}`,
      board: board ? sql<string>`${board}` : sql<string>`''`,
      pinned: sql<boolean>`${table.pinned}`,
      missing_english: missing,
      state,
      shown_from: sql<Date | null>`${table.shown_from}`.mapWith(perhapsMoment),
      shown_until: sql<Date | null>`${table.shown_until}`.mapWith(perhapsMoment),
      created_at: sql<Date>`${table.created_at}`.mapWith(moment),
      changed_at: sql<Date>`${table.changed_at}`.mapWith(moment),
    })
    .from(table)
    .where(
      and(
        containsWords(table.words, query.keyword),
        query.topic ? eq(topic, query.topic) : undefined,
        query.missing_english ? missing : undefined,
        query.state ? sql`${state} = ${query.state}` : undefined,
        query.after ? lt(table.id, query.after) : undefined,
      ),
    )
    .orderBy(desc(table.id))
    .limit(query.limit + 1)
  const { shown, next_after } = toKeyset(rows, query.limit, ({ id }) => id)
  return { data: shown.map(withTimes), next_after }
}
