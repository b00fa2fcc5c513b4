import { addDays, seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { and, asc, eq, gte, inArray, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import { bringWords } from '../../course/server/bring-words.ts'
import { enrolmentTable } from '../../course/server/enrolment-tables.ts'
import { sessionTime } from '../../course/server/schedule.ts'
import { classMeetingTable, classSessionTable } from '../../course/server/tables.ts'
import { classInAWeek, classTomorrow } from '../../message/server/catalogue/classes.ts'
import { sendMessage } from '../../message/server/send-message.ts'
import { toBuyer } from '../../order/server/messages.ts'
import { orderTable } from '../../order/server/tables.ts'
import { classLink } from './class-link.ts'
import { findClass } from './find-class.ts'

/** Reminds of the meetings of a day: each booking is reminded once, however often this runs. */
export async function remindParticipants(ctx: Context): Promise<number> {
  const tomorrow = await meetingsOn(ctx, 1)
  for (const meeting of tomorrow) await remind(ctx, meeting, 'tomorrow')
  const firsts = (await meetingsOn(ctx, 7)).filter(({ position }) => position === 1)
  for (const meeting of firsts) await remind(ctx, meeting, 'week')
  return tomorrow.length + firsts.length
}

type MeetingRow = typeof classMeetingTable.$inferSelect

async function meetingsOn(ctx: Context, days: number): Promise<MeetingRow[]> {
  const day = startOfSeoulDay(seoulDay(addDays(ctx.now(), days)))
  const rows = await ctx.db
    .select({ meeting: classMeetingTable })
    .from(classMeetingTable)
    .innerJoin(classSessionTable, eq(classSessionTable.id, classMeetingTable.session_id))
    .where(
      and(
        gte(classMeetingTable.starts_at, day),
        lt(classMeetingTable.starts_at, addDays(day, 1)),
        isNull(classSessionTable.canceled_at),
      ),
    )
    .orderBy(asc(classMeetingTable.id))
  return rows.map(({ meeting }) => meeting)
}

async function remind(ctx: Context, meeting: MeetingRow, when: 'week' | 'tomorrow') {
  const bookings = await bookingsOf(ctx, meeting.session_id)
  if (bookings.length === 0) return
  const { of, course, place } = await findClass(ctx, meeting.session_id)
  const lesson = { course, place, when: sessionTime(meeting.starts_at) }
  const bring = bringWords(of.detail)
  // Named by the day too: a session that was moved reminds again.
  const transition = `${when} ${meeting.position} ${seoulDay(meeting.starts_at)}`
  for (const { order, line_id } of bookings) {
    const values = { ...lesson, link: classLink(ctx, order) }
    const recipient = { ...toBuyer(order), subject: `booking:${line_id}`, transition }
    if (when === 'week') await sendMessage(ctx, classInAWeek, { ...recipient, values })
    else await sendMessage(ctx, classTomorrow, { ...recipient, values: { ...values, bring } })
  }
}

/** The orders with seats in a session, one for each booking. */
export const bookingsOf = (ctx: Context, session_id: number) =>
  ctx.db
    .selectDistinctOn([enrolmentTable.order_line_id], { order: orderTable, line_id: enrolmentTable.order_line_id })
    .from(enrolmentTable)
    .innerJoin(orderTable, eq(orderTable.id, enrolmentTable.order_id))
    .where(and(eq(enrolmentTable.session_id, session_id), inArray(enrolmentTable.state, ['enrolled', 'attending'])))
    .orderBy(asc(enrolmentTable.order_line_id))

export const remindJob = defineJob({
  name: 'tssa.remind',
  payload: z.object({}),
  async run(ctx) {
    await remindParticipants(ctx)
  },
})
export const remindHourly = defineCron({ name: 'tssa.remind', every: { minutes: 60 }, job: remindJob, payload: {} })
