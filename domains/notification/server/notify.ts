import type { Context } from '@sillage/server-kit/context.ts'
import { streamNotice, tellStream } from '@sillage/server-kit/event-stream.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { notification } from '../contract.ts'
import { isOurPage, unreadMax } from '../words.ts'
import { notificationTable } from './tables.ts'

export type News = Omit<typeof notificationTable.$inferInsert, 'id' | 'read_at' | 'created_at'>

/** Tells a member something, once for each occasion, with the caller's transaction or not at all. */
export async function notify(ctx: Context, news: News): Promise<void> {
  if (news.link && !isOurPage(news.link)) throw new Error('a notification may only link to a page of ours')
  // One statement: it is part of every order.
  const added = ctx.db.$with('added').as(
    ctx.db
      .insert(notificationTable)
      .values(news)
      .onConflictDoNothing({ target: [notificationTable.mb_id, notificationTable.occasion] })
      .returning({ mb_id: notificationTable.mb_id }),
  )
  await ctx.db
    .with(added)
    .select({ told: streamNotice(notification.unread, sql`${added.mb_id}`) })
    .from(added)
}

/** How many a member has not read; at most `unreadMax`, so that the badge costs the same for everybody. */
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
export const tellUnread = (ctx: Context, mb_id: string) => tellStream(ctx, notification.unread, mb_id)
