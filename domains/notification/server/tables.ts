import { sql } from 'drizzle-orm'
import { bigserial, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { NotificationKind } from '../words.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const notificationTable = pgTable(
  'notification',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    mb_id: text().notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    title: text().notNull(),
    title_en: text().notNull(),
    body: text().notNull(),
    body_en: text().notNull(),
    /** An address of our own, or empty. */
    link: text().notNull().default(''),
    /** What happened to what, as in the outbox: one notification for each. */
    occasion: text().notNull(),
    read_at: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index('notification_newest').on(table.mb_id, table.id),
    index('notification_unread').on(table.mb_id).where(sql`${table.read_at} is null`),
    uniqueIndex('notification_once').on(table.mb_id, table.occasion),
  ],
)
