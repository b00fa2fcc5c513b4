import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { notFound } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { classCalendarTable, enrolmentTable } from '../../course/server/enrolment-tables.ts'
import { meetingsOf, meetsAt } from '../../course/server/meetings.ts'
import { classSessionTable, courseTable, roomTable, studioTable } from '../../course/server/tables.ts'
import { seatedStates } from '../../course/words.ts'
import { memberTable } from '../../member/server/tables.ts'
import { type CalendarEvent, writeCalendar } from '../ical.ts'
import { placeColumns } from './find-class.ts'
import type { Whose } from './whose-bookings.ts'

export type Link = (path: string) => string

/** The lessons of one booking, as a file to open once. */
export async function openBookingFile(ctx: Context, link: Link, { whose, line_id }: { whose: Whose; line_id: number }) {
  const own = and(whose, eq(enrolmentTable.order_line_id, line_id))
  const events = await eventsOf(ctx, link, { where: own, lang: ctx.visitor.lang })
  if (events.length === 0) throw notFound()
  return fileOf(events, ctx.visitor.lang)
}

/** All lessons of the member whose secret this is: a calendar that subscribed reads it again and again. */
export async function openSubscription(ctx: Context, link: Link, token: string) {
  const [owner] = await ctx.db
    .select({ mb_id: memberTable.mb_id, lang: memberTable.lang })
    .from(classCalendarTable)
    .innerJoin(memberTable, eq(memberTable.mb_id, classCalendarTable.mb_id))
    .where(and(eq(classCalendarTable.token, token), eq(memberTable.state, 'active')))
  if (!owner) throw notFound()
  const { mb_id, lang } = owner
  return fileOf(await eventsOf(ctx, link, { where: eq(enrolmentTable.mb_id, mb_id), lang }), lang)
}

function fileOf(events: readonly CalendarEvent[], lang: 'kr' | 'en') {
  const bytes = Buffer.from(writeCalendar(lang === 'en' ? 'TSSA classes' : 'TSSA 수업', events))
  return { stream: Readable.from([bytes]), size: bytes.length, type: 'text/calendar', name: 'tssa.ics' }
}

async function eventsOf(ctx: Context, link: Link, { where, lang }: { where: SQL | undefined; lang: 'kr' | 'en' }) {
  const rows = await ctx.db
    .selectDistinctOn([enrolmentTable.order_line_id], {
      line_id: enrolmentTable.order_line_id,
      changed_at: enrolmentTable.changed_at,
      meets_at: meetsAt,
      course: courseTable,
      room: roomTable,
      at: studioTable,
      ...placeColumns,
    })
    .from(enrolmentTable)
    .innerJoin(classSessionTable, eq(classSessionTable.id, enrolmentTable.session_id))
    .innerJoin(courseTable, eq(courseTable.product_id, classSessionTable.product_id))
    .leftJoin(roomTable, eq(roomTable.id, classSessionTable.room_id))
    .leftJoin(studioTable, eq(studioTable.id, roomTable.studio_id))
    .where(and(where, inArray(enrolmentTable.state, [...seatedStates])))
    .orderBy(asc(enrolmentTable.order_line_id), asc(enrolmentTable.position))
  const isEnglish = lang === 'en'
  return rows.flatMap(({ line_id, changed_at, meets_at, course, room, at, studio, studio_en }) => {
    const title = isEnglish ? course.title_en : course.title
    const where = isEnglish ? [studio_en, room?.name_en, at?.address_en] : [studio, room?.name, at?.address]
    const bring = course.detail.bring.map((item) => (isEnglish ? item.name_en : item.name)).join(', ')
    return meetingsOf({ meets_at, minutes: course.minutes }).map(
      ({ position, ...times }): CalendarEvent => ({
        ...times,
        uid: `booking-${line_id}-${position}@sillage`,
        title: meets_at.length > 1 ? `${title} (${position}/${meets_at.length})` : title,
        place: where.filter(Boolean).join(', '),
        text: bring,
        url: link('/my-page/tssa'),
        changed_at,
      }),
    )
  })
}

/** The address of the member's subscription; another one makes the old one useless. */
export async function calendarAddress(ctx: Context, link: Link, { renew }: { renew: boolean }) {
  const { mb_id } = requireMember(ctx)
  const token = randomBytes(24).toString('base64url')
  const row = { mb_id, token }
  const insert = ctx.db.insert(classCalendarTable).values(row)
  await (renew
    ? insert.onConflictDoUpdate({ target: classCalendarTable.mb_id, set: { token } })
    : insert.onConflictDoNothing())
  const [known] = await ctx.db.select().from(classCalendarTable).where(eq(classCalendarTable.mb_id, mb_id))
  return { url: link(`/api/v1/tssa/calendars/${known?.token ?? token}.ics`) }
}
