import { addDays, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm'
import { classMeetingTable, classSessionTable, courseTable } from '../../course/server/tables.ts'

/** The meetings of seven days with their rooms and teachers, for the console's calendar. */
export async function listWeek(ctx: Context, day: string) {
  const from = startOfSeoulDay(day)
  const { id, session_id, position, starts_at, ends_at, room_id, teacher_id } = classMeetingTable
  const rows = await ctx.db
    .select({
      id,
      session_id,
      position,
      starts_at,
      ends_at,
      room_id,
      teacher_id,
      title: courseTable.title,
      title_en: courseTable.title_en,
      weeks: courseTable.weeks,
    })
    .from(classMeetingTable)
    .innerJoin(classSessionTable, eq(classSessionTable.id, session_id))
    .innerJoin(courseTable, eq(courseTable.product_id, classSessionTable.product_id))
    .where(and(gte(starts_at, from), lt(starts_at, addDays(from, 7)), isNull(classSessionTable.canceled_at)))
    .orderBy(asc(starts_at))
  return rows.map((row) => ({
    ...row,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
  }))
}
