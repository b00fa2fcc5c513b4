import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { cardTable } from '../../catalog/server/tables.ts'
import { meetsAt } from '../../course/server/meetings.ts'
import { classSessionTable, courseTable, roomTable, studioTable, teacherTable } from '../../course/server/tables.ts'
import { placeColumns } from './find-class.ts'

/** Seats that are sold online are counted where they are sold. */
export const seatsLeft = sql<number>`coalesce(
  (select greatest(0, stock.on_hand - stock.reserved) from stock where stock.variant_id = class_session.variant_id),
  greatest(0, class_session.seats - class_session.taken))`

/** The next sessions to begin, with what is left of their seats. */
export async function listUpcoming(
  ctx: Context,
  { limit, product_id }: { limit: number; product_id?: number | undefined },
) {
  const rows = await ctx.db
    .select({
      session: classSessionTable,
      course: courseTable,
      card: cardTable.card,
      room: roomTable,
      teacher: teacherTable,
      ...placeColumns,
      meets_at: meetsAt,
      seats_left: seatsLeft,
      waiting: sql<number>`(select count(*)::int from class_wait where class_wait.session_id = class_session.id
        and offered_at is null and left_at is null)`,
    })
    .from(classSessionTable)
    .innerJoin(courseTable, eq(courseTable.product_id, classSessionTable.product_id))
    .innerJoin(cardTable, eq(cardTable.product_id, classSessionTable.product_id))
    .leftJoin(roomTable, eq(roomTable.id, classSessionTable.room_id))
    .leftJoin(studioTable, eq(studioTable.id, roomTable.studio_id))
    .leftJoin(teacherTable, eq(teacherTable.id, classSessionTable.teacher_id))
    .where(
      and(
        gt(classSessionTable.starts_at, ctx.now()),
        isNull(classSessionTable.canceled_at),
        product_id === undefined ? undefined : eq(classSessionTable.product_id, product_id),
      ),
    )
    .orderBy(asc(classSessionTable.starts_at))
    .limit(limit)
  return rows.map(({ session, course, card, room, teacher, studio, studio_en, meets_at, seats_left, waiting }) => ({
    id: session.id,
    product_id: session.product_id,
    variant_id: session.variant_id,
    event_id: session.event_id,
    title: course.title,
    title_en: course.title_en,
    weeks: course.weeks,
    minutes: course.minutes,
    level: course.level,
    studio,
    studio_en,
    studio_id: room?.studio_id ?? null,
    room: room?.name ?? '',
    room_en: room?.name_en ?? '',
    teacher: teacher?.name ?? '',
    teacher_en: teacher?.name_en ?? '',
    starts_at: session.starts_at.toISOString(),
    meets_at: meets_at.map((at) => at.toISOString()),
    seats: session.seats,
    seats_left,
    waiting,
    price: card.price,
  }))
}
