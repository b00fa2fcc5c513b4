import { composed } from '@sillage/kit/hangul.ts'
import { limits } from '@sillage/kit/limits.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import { plainText, type RichText } from '@sillage/kit/rich-text.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, type Column, like, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

type Texts = { title: string; title_en: string; body: RichText; body_en: RichText }

/** What a post is found by: its own words and `more`, such as names of its files. */
export const wordsOf = ({ title, title_en, body, body_en }: Texts, more: readonly string[] = []) =>
  [title, title_en, plainText(body), plainText(body_en), ...more].join('\n').toLowerCase()

const wordsAtOnce = 6

/** Every word that was typed stands somewhere in the post; nothing typed means every post. */
export function containsWords(words: Column, keyword: string): SQL | undefined {
  const typed = composed(keyword).toLowerCase().split(/\s+/).filter(Boolean).slice(0, wordsAtOnce)
  if (typed.length === 0) return undefined
  // The index knows letters and their neighbours; whether they stand in a row, the text itself says.
  const pairs = sql`letter_pairs(${words}) @> letter_pairs(${typed.join(' ')})`
  return and(pairs, ...typed.map((word) => like(words, `%${word.replace(/[\\%_]/g, '\\$&')}%`)))
}

/** How many posts that is; counted no further than anybody pages. */
export async function countPosts(ctx: Context, table: PgTable, condition: SQL | undefined) {
  const found = ctx.db.select({ one: sql`1` }).from(table).where(condition).limit(limits.paging.counted_rows)
  return ctx.db.$count(found.as('found'))
}

/** The row that is to be changed, held by the transaction; refused where someone else changed it since it was read. */
export function checkVersion<Row extends { version: number }>(row: Row | undefined, version: number): Row {
  if (!row) throw notFound()
  if (row.version !== version)
    throw new Problem(409, '그사이 다른 사람이 이 글을 수정했어요. 작성하던 글은 그대로 있어요.', { code: 'changed' })
  return row
}

type Times = { created_at: Date; changed_at: Date; shown_from: Date | null; shown_until: Date | null }

/** The times of a row as they travel. */
export const withTimes = <Row extends Times>(row: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
  changed_at: row.changed_at.toISOString(),
  shown_from: row.shown_from?.toISOString() ?? null,
  shown_until: row.shown_until?.toISOString() ?? null,
})
