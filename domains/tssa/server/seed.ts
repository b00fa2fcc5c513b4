import { addDays, seoulDay } from '@sillage/kit/time.ts'
import { scheduleSessions } from '../../course/server/schedule.ts'
import { courseTable } from '../../course/server/tables.ts'
import type { Seeding } from '../../seeding.ts'
import { courses } from './seed/courses.ts'

export async function seedCourses({ ctx }: Seeding) {
  await ctx.db.insert(courseTable).values(courses.map(({ sessions: _, ...course }) => course))
  for (const { product_id, sessions } of courses)
    await scheduleSessions(
      ctx,
      product_id,
      sessions.map(({ starts_in_days, time, seats, taken }) => {
        const day = seoulDay(addDays(ctx.now(), starts_in_days))
        const event_id = `tssa-${product_id}-${day}`
        return { seats, taken, event_id, starts_at: new Date(`${day}T${time}:00+09:00`) }
      }),
    )
}
