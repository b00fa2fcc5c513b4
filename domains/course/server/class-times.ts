import { addDays, seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { ClassTime } from '../../setting/class-refunds.ts'
import type { CourseDetail } from '../words.ts'
import { meetsAt } from './meetings.ts'
import { classSessionTable, courseTable, roomTable, studioTable } from './tables.ts'

type ClassTimes = ClassTime & { starts_at: Date; ends_at: Date }

type Bought = { kind: string; product_id: number; variant_id: number }
type BoughtOrder = { order: { created_at: Date }; lines: readonly (Bought & { id: number })[] }
export type Session = ClassTime & { starts_at: Date; studio: string; studio_en: string; detail: CourseDetail }

/** When what was bought begins and is over, by the ids of its lines. */
export async function classTimes(ctx: Context, { order, lines }: BoughtOrder): Promise<Map<number, ClassTimes>> {
  const sessions = await findSessions(ctx, lines, order.created_at)
  return new Map(
    [...sessions].flatMap(([{ id }, session]) => (session ? [[id, { ...session, ends_at: endOf(session) }]] : [])),
  )
}

/** Of each class its session, or the first to begin after `since` where none was chosen; none where none is planned. */
export async function findSessions<Line extends Bought>(ctx: Context, lines: readonly Line[], since: Date) {
  const classes = lines.filter(({ kind }) => kind === 'class')
  if (classes.length === 0) return new Map<Line, Session | undefined>()
  const ids = classes.map(({ product_id }) => product_id)
  const sessions = await ctx.db
    .select({
      product_id: classSessionTable.product_id,
      variant_id: classSessionTable.variant_id,
      starts_at: classSessionTable.starts_at,
      meets_at: meetsAt,
      minutes: courseTable.minutes,
      studio: sql<string>`coalesce(${studioTable.name}, ${courseTable.studio})`,
      studio_en: sql<string>`coalesce(${studioTable.name_en}, ${courseTable.studio_en})`,
      detail: courseTable.detail,
    })
    .from(classSessionTable)
    .innerJoin(courseTable, eq(courseTable.product_id, classSessionTable.product_id))
    .leftJoin(roomTable, eq(roomTable.id, classSessionTable.room_id))
    .leftJoin(studioTable, eq(studioTable.id, roomTable.studio_id))
    .where(inArray(classSessionTable.product_id, ids))
    .orderBy(asc(classSessionTable.starts_at))
  return new Map(
    classes.map((line): [Line, Session | undefined] => {
      const ofCourse = sessions.filter(({ product_id }) => product_id === line.product_id)
      const own = ofCourse.find(({ variant_id }) => variant_id === line.variant_id)
      return [line, own ?? ofCourse.find(({ starts_at }) => starts_at > since)]
    }),
  )
}

/** A course is over when its last day is. */
const endOf = ({ starts_at, meets_at }: Session) => startOfSeoulDay(seoulDay(addDays(meets_at.at(-1) ?? starts_at, 1)))
