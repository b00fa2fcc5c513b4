import { notificationTable } from '@sillage/domains/notification/server/tables.ts'
import { demoTime, type Seeding } from '../seeding.ts'
import { notifications } from './notifications.ts'

/** The demo member's notifications. Written directly: they happened in the past, and no page listens yet. */
export async function seedNotifications({ ctx }: Seeding) {
  const rows = notifications.map(({ days_ago, read, ...news }, index) => {
    const created_at = demoTime(ctx.now(), days_ago, notifications.length - index)
    const read_at = read ? new Date(created_at.getTime() + 60 * 60_000) : null
    return { ...news, mb_id: 'hana', occasion: `demo:${index}`, created_at, read_at }
  })
  // The list is by id: the oldest first.
  await ctx.db
    .insert(notificationTable)
    .values(rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime()))
}
