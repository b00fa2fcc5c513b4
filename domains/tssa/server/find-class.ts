import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq, sql } from 'drizzle-orm'
import { meetsAt } from '../../course/server/meetings.ts'
import { classSessionTable, courseTable, roomTable, studioTable } from '../../course/server/tables.ts'

/** Columns that say where a session meets: its room's studio, else the course's. */
export const placeColumns = {
  studio: sql<string>`coalesce(${studioTable.name}, ${courseTable.studio})`,
  studio_en: sql<string>`coalesce(${studioTable.name_en}, ${courseTable.studio_en})`,
}

/** A session with its course and place, for messages and staff. */
export async function findClass(ctx: Context, session_id: number) {
  const [row] = await ctx.db
    .select({ session: classSessionTable, meets_at: meetsAt, of: courseTable, room: roomTable, ...placeColumns })
    .from(classSessionTable)
    .innerJoin(courseTable, eq(courseTable.product_id, classSessionTable.product_id))
    .leftJoin(roomTable, eq(roomTable.id, classSessionTable.room_id))
    .leftJoin(studioTable, eq(studioTable.id, roomTable.studio_id))
    .where(eq(classSessionTable.id, session_id))
  if (!row) throw notFound()
  const room = row.room ? ` ${row.room.name}` : ''
  const room_en = row.room ? `, ${row.room.name_en}` : ''
  return {
    session: row.session,
    meets_at: row.meets_at,
    of: row.of,
    course: { kr: row.of.title, en: row.of.title_en },
    place: { kr: `${row.studio}${room}`, en: `${row.studio_en}${room_en}` },
  }
}
