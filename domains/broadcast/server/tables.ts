import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { Segment } from '../contract.ts'
import type { BroadcastChannel, BroadcastState } from '../words.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** News to many members. Who got it is in the outbox: about `broadcast {id}`, once for each member and channel. */
export const broadcastTable = pgTable(
  'broadcast',
  {
    id: serial().primaryKey(),
    title: text().notNull(),
    title_en: text().notNull().default(''),
    body: text().notNull(),
    body_en: text().notNull().default(''),
    link: text().notNull(),
    channels: jsonb().$type<BroadcastChannel[]>().notNull(),
    segment: jsonb().$type<Segment>().notNull(),
    state: text().$type<BroadcastState>().notNull().default('draft'),
    version: integer().notNull().default(1),
    people: integer(),
    /** The last member it was written to: a send that was cut off goes on after them. */
    cursor: text().notNull().default(''),
    /** When it begins by itself; null where staff begin it at once. */
    send_at: instant(),
    created_at: instant().notNull().defaultNow(),
    started_at: instant(),
    finished_at: instant(),
  },
  (table) => [index('broadcast_state').on(table.state)],
)
