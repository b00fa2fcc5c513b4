import { endpoint } from '@sillage/kit/endpoint.ts'
import { Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffChannel } from '../audit/channel.ts'
import { anyStaff, staffWith } from '../audit/permissions.ts'
import { lineStates } from '../order/words.ts'
import { changesPath, eventKindNames, queueNames } from './words.ts'

const Amounts = z.array(z.int())

export const TodayEvent = z
  .object({
    kind: z.enum(eventKindNames),
    /** Of what it is about; of staff's own actions that of the entry. */
    id: z.int(),
    at: Instant,
    /** The kind of an order's event, or the action of staff. */
    what: z.string(),
    to_state: z.enum(lineStates).nullable(),
    /** The number of an order, the name of a product, the subject of an action. */
    name: z.string(),
    name_en: z.string(),
    amount: z.int().nullable(),
    staff_id: z.string().nullable(),
  })
  .meta({ id: 'TodayEvent' })
export type TodayEvent = z.output<typeof TodayEvent>

/** What waits for staff, and how the shop does today. */
export const today = {
  /** Only the queues that someone may work on. */
  queues: endpoint({
    method: 'GET',
    path: '/api/v1/staff/today/queues',
    summary: '오늘 할 일',
    access: anyStaff,
    reply: z.object({
      queues: z.array(
        z.object({
          name: z.enum(queueNames),
          /** The screen of the console where it is worked on. */
          to: z.string(),
          /** At most 100 are counted. */
          count: z.int(),
          oldest_at: Instant.nullable(),
          /** Until when the oldest should be done. */
          due_at: Instant.nullable(),
        }),
      ),
    }),
  }),
  /** The newest of what happened, of the kinds that this member of staff may see. */
  events: endpoint({
    method: 'GET',
    path: '/api/v1/staff/today/events',
    summary: '방금 있었던 일',
    access: anyStaff,
    reply: z.object({ data: z.array(TodayEvent) }),
  }),
  /** Another answer whenever staff, buyers or providers have changed something: then the console looks again. */
  changes: endpoint({
    method: 'GET',
    path: changesPath,
    summary: '마지막으로 바뀐 것',
    access: anyStaff,
    stream: { channel: staffChannel },
    reply: z.object({ last: z.string() }),
  }),
  sales: endpoint({
    method: 'GET',
    path: '/api/v1/staff/today/sales',
    summary: '오늘과 이번 달 매출',
    access: staffWith('statistics'),
    reply: z.object({
      orders: z.int(),
      /** Won paid in each hour of today and of the same weekday a week ago. */
      hours: z.object({ now: Amounts, before: Amounts }),
      /** Won paid on each day of this month and of the last. */
      days: z.object({ now: Amounts, before: Amounts }),
      /** The hour and the day of the month it is now in Seoul. */
      hour: z.int(),
      day: z.int(),
    }),
  }),
}
