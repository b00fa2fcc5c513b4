import { Problem } from '@sillage/kit/problem.ts'
import { addDays, seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm'
import { meetsAt } from '../../course/server/meetings.ts'
import { classSessionTable } from '../../course/server/tables.ts'
import { openSessions } from './staff-sessions.ts'

type SessionRow = typeof classSessionTable.$inferSelect

/**
 * Opens the sessions of the month before again: each on the same weekday of the month, at the same hour, with the same
 * seats, room and teacher, and its meetings as far apart as they were. One that is there already, has passed, whose room
 * or teacher is taken, or whose course has another number of meetings by now is skipped.
 */
export async function copyMonth(ctx: Context, month: string) {
  const to = startOfSeoulDay(`${month}-01`)
  const from = startOfSeoulDay(seoulDay(addDays(to, -1)).slice(0, 8).concat('01'))
  const rows = await ctx.db
    .select({ row: classSessionTable, meets_at: meetsAt })
    .from(classSessionTable)
    .where(
      and(
        gte(classSessionTable.starts_at, from),
        lt(classSessionTable.starts_at, to),
        isNull(classSessionTable.canceled_at),
      ),
    )
    .orderBy(asc(classSessionTable.starts_at), asc(classSessionTable.id))
  const ids: number[] = []
  let skipped = 0
  for (const { row, meets_at } of rows) {
    const starts_at = sameWeekday(row.starts_at, month)
    // A fifth Saturday that the month does not have is no session that was left out.
    if (!starts_at) continue
    const laterMs = starts_at.getTime() - row.starts_at.getTime()
    const later = meets_at.map((at) => new Date(at.getTime() + laterMs))
    const opened = await openAgain(ctx, { ...row, starts_at }, later)
    if (opened === null) skipped += 1
    else ids.push(opened)
  }
  return { ids, skipped }
}

/** The second Saturday of a month becomes the second Saturday of the next. */
function sameWeekday(starts_at: Date, month: string): Date | null {
  const nthOf = (at: Date) => Math.ceil(Number(seoulDay(at).slice(8)) / 7)
  const later = [4, 5].map((weeks) => addDays(starts_at, 7 * weeks))
  return later.find((at) => seoulDay(at).startsWith(month) && nthOf(at) === nthOf(starts_at)) ?? null
}

const reasonsToSkip = ['booked', 'past', 'meetings']

async function openAgain(ctx: Context, row: SessionRow, meets_at: readonly Date[]): Promise<number | null> {
  const { product_id, starts_at, seats, minimum, room_id, teacher_id } = row
  const isThere = await ctx.db.$count(
    classSessionTable,
    and(
      eq(classSessionTable.product_id, product_id),
      eq(classSessionTable.starts_at, starts_at),
      isNull(classSessionTable.canceled_at),
    ),
  )
  if (isThere > 0) return null
  const session = { meets_at, seats, taken: 0, minimum, room_id, teacher_id }
  return openSessions(ctx, product_id, [session]).then(
    ({ ids: [id] }) => id ?? null,
    (error: unknown) => {
      if (error instanceof Problem && reasonsToSkip.includes(error.code ?? '')) return null
      throw error
    },
  )
}
