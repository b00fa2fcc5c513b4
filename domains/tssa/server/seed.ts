import { addDays, seoulDay } from '@sillage/kit/time.ts'
import type { Seeding } from '../../seeding.ts'
import { courses } from './seed/courses.ts'
import { classSessionTable, courseTable } from './tables.ts'

export async function seedCourses({ ctx }: Seeding) {
  await ctx.db.insert(courseTable).values(courses.map(({ sessions: _, ...course }) => course))
  await ctx.db.insert(classSessionTable).values(
    courses.flatMap(({ product_id, sessions }) =>
      sessions.map(({ starts_in_days, time, seats, taken }) => {
        const day = seoulDay(addDays(ctx.now(), starts_in_days))
        return { product_id, seats, taken, starts_at: new Date(`${day}T${time}:00+09:00`) }
      }),
    ),
  )
}
