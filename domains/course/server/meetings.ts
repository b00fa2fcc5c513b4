import { Problem } from '@sillage/kit/problem.ts'
import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { violatedConstraint } from '@sillage/server-kit/violated.ts'
import { eq } from 'drizzle-orm'
import { classMeetingTable } from './tables.ts'

type Weekly = { starts_at: Date; weeks: number; minutes: number }

/** A course meets once a week at the same time. */
export const meetingsOf = ({ starts_at, weeks, minutes }: Weekly) =>
  Array.from({ length: weeks }, (_, week) => {
    const start = addDays(starts_at, 7 * week)
    return { position: week + 1, starts_at: start, ends_at: new Date(start.getTime() + minutes * 60_000) }
  })

type Booked = Weekly & { id: number; room_id: number | null; teacher_id: number | null }

const conflicts: Record<string, string> = {
  class_meeting_room_free: '그 시간에는 이 방에서 다른 수업이 열려요.',
  class_meeting_teacher_free: '그 시간에는 이 강사가 다른 수업을 해요.',
}

/** Books room and teacher for every meeting of a session, in place of the meetings it had. */
export async function bookMeetings(ctx: Context, { id, room_id, teacher_id, ...weekly }: Booked) {
  await ctx.db.delete(classMeetingTable).where(eq(classMeetingTable.session_id, id))
  const rows = meetingsOf(weekly).map((meeting) => ({ ...meeting, session_id: id, room_id, teacher_id }))
  try {
    await ctx.db.insert(classMeetingTable).values(rows)
  } catch (error) {
    const phrase = conflicts[violatedConstraint(error) ?? '']
    if (!phrase) throw error
    throw new Problem(409, phrase, { code: 'booked' })
  }
}
