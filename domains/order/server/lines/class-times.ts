import { addDays, seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import { classSessionTable, courseTable } from '../../../tssa/server/tables.ts'
import type { Held } from './move-lines.ts'

type ClassTimes = { starts_at: Date; ends_at: Date }

/** When what was bought begins and is over: its session, or the first that was still to come where none was chosen. */
export async function classTimes(ctx: Context, { order, lines }: Held): Promise<Map<number, ClassTimes>> {
  const classes = lines.filter(({ kind }) => kind === 'class')
  if (classes.length === 0) return new Map()
  const ids = classes.map(({ product_id }) => product_id)
  const sessions = await ctx.db
    .select({
      product_id: classSessionTable.product_id,
      variant_id: classSessionTable.variant_id,
      starts_at: classSessionTable.starts_at,
      weeks: courseTable.weeks,
    })
    .from(classSessionTable)
    .innerJoin(courseTable, eq(courseTable.product_id, classSessionTable.product_id))
    .where(inArray(classSessionTable.product_id, ids))
    .orderBy(asc(classSessionTable.starts_at))
  return new Map(
    classes.flatMap(({ id, product_id, variant_id }) => {
      const ofCourse = sessions.filter((session) => session.product_id === product_id)
      const session =
        ofCourse.find((each) => each.variant_id === variant_id) ??
        ofCourse.find(({ starts_at }) => starts_at > order.created_at)
      return session ? [[id, { starts_at: session.starts_at, ends_at: endOf(session) }]] : []
    }),
  )
}

/** A course meets once a week; how long it sits is not written down, so it is over when its last day is. */
const endOf = ({ starts_at, weeks }: { starts_at: Date; weeks: number }) =>
  startOfSeoulDay(seoulDay(addDays(starts_at, 7 * (weeks - 1) + 1)))
