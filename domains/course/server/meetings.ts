import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { violatedConstraint } from '@sillage/server-kit/violated.ts'
import { eq, sql } from 'drizzle-orm'
import { classMeetingTable } from './tables.ts'

/** When each meeting of a `class_session` begins, in order. */
export const meetsAt = sql<string[]>`coalesce(
  (select jsonb_agg(class_meeting.starts_at order by class_meeting.position) from class_meeting
    where class_meeting.session_id = class_session.id),
  jsonb_build_array(class_session.starts_at))`.mapWith((times: string[]) => times.map((time) => new Date(time)))

const endOf = (starts_at: Date, minutes: number) => new Date(starts_at.getTime() + minutes * 60_000)

type Times = { meets_at: readonly Date[]; minutes: number }

/** The meetings of a session, from when each begins. */
export const meetingsOf = ({ meets_at, minutes }: Times) =>
  meets_at.map((starts_at, at) => ({ position: at + 1, starts_at, ends_at: endOf(starts_at, minutes) }))

/** The days on which a session meets, in order: as many as its course has meetings, and no two at the same time. */
export function inOrder(meets_at: readonly Date[], { weeks, minutes }: { weeks: number; minutes: number }) {
  const sorted = meets_at.toSorted((one, other) => one.getTime() - other.getTime())
  if (sorted.length !== weeks) throw wrongDays('수업 횟수만큼 날짜를 적어 주세요.')
  const isBusy = sorted.some((starts_at, at) => at > 0 && starts_at < endOf(sorted[at - 1] ?? starts_at, minutes))
  if (isBusy) throw wrongDays('회차 시간이 서로 겹쳐요.')
  return sorted
}

const wrongDays = (message: string) => new Problem(422, message, { errors: { meets_at: [message] }, code: 'meetings' })

type Booked = Times & { id: number; room_id: number | null; teacher_id: number | null }

const conflicts: Record<string, string> = {
  class_meeting_room_free: '그 시간에는 이 방에서 다른 수업이 열려요.',
  class_meeting_teacher_free: '그 시간에는 이 강사가 다른 수업을 해요.',
}

/** Books room and teacher for every meeting of a session, in place of the meetings it had. */
export async function bookMeetings(ctx: Context, { id, room_id, teacher_id, ...times }: Booked) {
  await ctx.db.delete(classMeetingTable).where(eq(classMeetingTable.session_id, id))
  const rows = meetingsOf(times).map((meeting) => ({ ...meeting, session_id: id, room_id, teacher_id }))
  try {
    await ctx.db.insert(classMeetingTable).values(rows)
  } catch (error) {
    const phrase = conflicts[violatedConstraint(error) ?? '']
    if (!phrase) throw error
    throw new Problem(409, phrase, { code: 'booked' })
  }
}
