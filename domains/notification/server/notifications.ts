import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { notFound } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { forgetOldest } from '@sillage/server-kit/forget-oldest.ts'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { notification } from '../contract.ts'
import { countUnread, pushUnread } from './notify.ts'
import { notificationTable } from './tables.ts'

export async function listNotifications(ctx: Context, query: HandlerInput<typeof notification.list>['query']) {
  const { mb_id } = requireMember(ctx)
  const direction = query.order === 'asc' ? asc : desc
  const condition = and(
    eq(notificationTable.mb_id, mb_id),
    query.unread ? isNull(notificationTable.read_at) : undefined,
  )
  const rows = await ctx.db
    .select()
    .from(notificationTable)
    .where(condition)
    .orderBy(direction(notificationTable.id))
    .limit(query.per_page)
    .offset(offsetOf(query))
  return toPage(rows.map(toNotification), await ctx.db.$count(notificationTable, condition), query)
}

export async function showUnread(ctx: Context) {
  return { unread: await countUnread(ctx, requireMember(ctx).mb_id) }
}

/** Opening it twice keeps the moment of the first time. */
export async function readNotification(ctx: Context, id: number) {
  return ctx.transaction(async (ctx) => {
    const [row] = await ctx.db
      .update(notificationTable)
      .set({ read_at: sql`coalesce(${notificationTable.read_at}, ${ctx.now().toISOString()}::timestamptz)` })
      .where(mine(ctx, id))
      .returning()
    if (!row) throw notFound()
    await pushUnread(ctx, row.mb_id)
    return toNotification(row)
  })
}

export async function removeNotification(ctx: Context, id: number) {
  return ctx.transaction(async (ctx) => {
    const [row] = await ctx.db.delete(notificationTable).where(mine(ctx, id)).returning()
    if (!row) throw notFound()
    await pushUnread(ctx, row.mb_id)
    return { message: '알림을 지웠어요.' }
  })
}

export async function removeNotifications(ctx: Context) {
  const { mb_id } = requireMember(ctx)
  return ctx.transaction(async (ctx) => {
    await ctx.db.delete(notificationTable).where(eq(notificationTable.mb_id, mb_id))
    await pushUnread(ctx, mb_id)
    return { message: '알림을 모두 지웠어요.' }
  })
}

const mine = (ctx: Context, id: number) =>
  and(eq(notificationTable.id, id), eq(notificationTable.mb_id, requireMember(ctx).mb_id))

const toNotification = (row: typeof notificationTable.$inferSelect) => ({
  ...row,
  read_at: row.read_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
})

const daysKept = 3 * 365 + 1

/** Once a day: kept as long as emails are, and for the same law: what was said to a customer, for three years. */
export const forgetNotifications = (ctx: Context) => forgetOldest(ctx, notificationTable, daysKept)
