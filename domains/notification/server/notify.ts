import type { Context } from '@sillage/server-kit/context.ts'
import type { Part } from '@sillage/server-kit/cte.ts'
import { pushToStream, streamNotice } from '@sillage/server-kit/event-stream.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { notification } from '../contract.ts'
import { isOurPage, unreadMax } from '../words.ts'
import { notificationTable } from './tables.ts'

export type News = Omit<typeof notificationTable.$inferInsert, 'id' | 'read_at' | 'created_at'>

/** Notifies a member, once for each occasion, as a part of the caller's statement: it is part of every order. */
export function newsPart({ mb_id, kind, title, title_en, body, body_en, link = '', occasion }: News): Part {
  if (link && !isOurPage(link)) throw new Error('a notification may only link to a page of ours')
  return {
    with: sql`news as (
      insert into notification (mb_id, kind, title, title_en, body, body_en, link, occasion)
      values (${mb_id}, ${kind}, ${title}, ${title_en}, ${body}, ${body_en}, ${link}, ${occasion})
      on conflict (mb_id, occasion) do nothing returning mb_id
    ), told_of_news as (select ${streamNotice(notification.unread, sql`news.mb_id`)} from news)`,
    seen: sql`(select count(*)::int from told_of_news) as news`,
  }
}

/** Takes back what a member has not read yet, where what it says was undone. */
export async function withdrawNews(ctx: Context, mb_id: string | null, ids: number[]) {
  if (!mb_id || ids.length === 0) return
  const mine = and(eq(notificationTable.mb_id, mb_id), isNull(notificationTable.read_at))
  await ctx.db.delete(notificationTable).where(and(inArray(notificationTable.id, ids), mine))
  await pushUnread(ctx, mb_id)
}

/** How many a member has not read; at most `unreadMax`, so that the badge costs the same for everyone. */
export async function countUnread(ctx: Context, mb_id: string): Promise<number> {
  const unread = ctx.db
    .select({ one: sql`1` })
    .from(notificationTable)
    .where(and(eq(notificationTable.mb_id, mb_id), isNull(notificationTable.read_at)))
    .limit(unreadMax)
  const { rows } = await ctx.db.execute<{ count: number }>(sql`select count(*) as count from (${unread}) as unread`)
  return rows[0]?.count ?? 0
}

/** Every open page of the member hears the new number when the transaction commits. */
export const pushUnread = (ctx: Context, mb_id: string) => pushToStream(ctx, notification.unread, mb_id)
