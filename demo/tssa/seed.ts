import { closeSessions, scheduleSessions } from '@sillage/domains/course/server/schedule.ts'
import {
  courseTable,
  requiredClassTable,
  roomTable,
  studioTable,
  teacherTable,
} from '@sillage/domains/course/server/tables.ts'
import { addDays, seoulDay } from '@sillage/kit/time.ts'
import type { Seeding } from '../seeding.ts'
import { courses } from './courses.ts'
import { details } from './details.ts'
import { past, taught } from './sessions.ts'
import { rooms, studios, teachers } from './studios.ts'

/** The school: three studios, and three months of sessions around today. */
export async function seedCourses({ ctx }: Seeding) {
  await ctx.db.insert(studioTable).values(studios)
  await ctx.db.insert(roomTable).values(rooms)
  await ctx.db.insert(teacherTable).values(teachers)
  await ctx.db.insert(courseTable).values(
    courses.map(({ sessions: _, ...course }) => {
      const { level = 'day', format = 'studio', required: __, ...detail } = details[course.product_id] ?? {}
      return { ...course, level, format, detail: { makes: [], syllabus: [], included: [], bring: [], ...detail } }
    }),
  )
  const required = Object.entries(details).flatMap(([id, detail]) =>
    (detail.required ?? []).map((class_id) => ({ product_id: Number(id), class_id })),
  )
  await ctx.db.insert(requiredClassTable).values(required)
  const startOf = (days: number, time: string) => {
    const day = seoulDay(addDays(ctx.now(), days))
    return { event_id: `-${day}`, starts_at: new Date(`${day}T${time}:00+09:00`) }
  }
  for (const { product_id, sessions } of courses) {
    const where = taught[product_id]
    const before = past.filter((session) => session.product_id === product_id)
    const all = [
      ...sessions.map(({ starts_in_days, time, ...seats }) => ({ ...seats, ...startOf(starts_in_days, time) })),
      ...before.map(({ days_ago, time, seats, taken }) => ({ seats, taken, ...startOf(-days_ago, time) })),
    ]
    await scheduleSessions(
      ctx,
      product_id,
      all.map((session) => ({ ...session, ...where, event_id: `tssa-${product_id}${session.event_id}` })),
    )
  }
  await closeSessions(ctx)
}
