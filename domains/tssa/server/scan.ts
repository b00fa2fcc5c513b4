import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { attendanceTable, enrolmentTable } from '../../course/server/enrolment-tables.ts'
import { classMeetingTable } from '../../course/server/tables.ts'
import { findClass } from './find-class.ts'

/** A participant may come some hours before a meeting, and be ticked some hours after it. */
const aroundMs = 12 * 3_600_000

/** The participant whose QR code was scanned, with the meeting of today and whether they have been ticked for it. */
export async function findByCode(ctx: Context, code: string) {
  const [seat] = await ctx.db.select().from(enrolmentTable).where(eq(enrolmentTable.code, code))
  if (!seat || seat.state === 'canceled') throw new Problem(404, '이 QR 코드의 예약이 없어요.', { code: 'not_found' })
  const { course, place } = await findClass(ctx, seat.session_id)
  const now = ctx.now().getTime()
  const [meeting] = await ctx.db
    .select({ meeting: classMeetingTable, present: attendanceTable.present })
    .from(classMeetingTable)
    .leftJoin(
      attendanceTable,
      and(eq(attendanceTable.meeting_id, classMeetingTable.id), eq(attendanceTable.enrolment_id, seat.id)),
    )
    .where(
      and(
        eq(classMeetingTable.session_id, seat.session_id),
        gte(classMeetingTable.starts_at, new Date(now - aroundMs)),
        lt(classMeetingTable.starts_at, new Date(now + aroundMs)),
      ),
    )
    .orderBy(
      asc(sql`abs(extract(epoch from ${classMeetingTable.starts_at} - ${ctx.now().toISOString()}::timestamptz))`),
    )
    .limit(1)
  return {
    session_id: seat.session_id,
    enrolment_id: seat.id,
    name: seat.name,
    state: seat.state,
    title: course.kr,
    title_en: course.en,
    place: place.kr,
    place_en: place.en,
    meeting_id: meeting?.meeting.id ?? null,
    starts_at: meeting?.meeting.starts_at.toISOString() ?? null,
    present: meeting?.present ?? false,
  }
}
