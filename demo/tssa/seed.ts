import { join } from 'node:path'
import { rebuildCards } from '@sillage/domains/catalog/server/cards.ts'
import { closeSessions, scheduleSessions } from '@sillage/domains/course/server/schedule.ts'
import {
  classWorkTable,
  courseMaterialTable,
  courseTable,
  requiredClassTable,
  roomTable,
  studioTable,
  teacherTable,
} from '@sillage/domains/course/server/tables.ts'
import { weeklyFrom } from '@sillage/domains/course/words.ts'
import { materialSubject } from '@sillage/domains/tssa/server/materials.ts'
import { addDays, seoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { seedFile } from '../board/seed-file.ts'
import type { Seeding } from '../seeding.ts'
import { courses, type SeedCourse } from './courses.ts'
import { details } from './details.ts'
import { past, taught } from './sessions.ts'
import { rooms, studios, teachers } from './studios.ts'
import { forHolders, works } from './works.ts'

/** The school: three studios, and three months of sessions around today. */
export async function seedCourses({ ctx, picture }: Seeding) {
  await ctx.db.insert(studioTable).values(studios)
  await ctx.db.insert(roomTable).values(rooms)
  await ctx.db.insert(teacherTable).values(teachers)
  await ctx.db.insert(courseTable).values(
    courses.map(({ sessions: _, meets_on: __, ...course }) => {
      const { level = 'day', format = 'studio', required: ___, ...detail } = details[course.product_id] ?? {}
      return { ...course, level, format, detail: { makes: [], syllabus: [], included: [], bring: [], ...detail } }
    }),
  )
  const required = Object.entries(details).flatMap(([id, detail]) =>
    (detail.required ?? []).map((class_id) => ({ product_id: Number(id), class_id })),
  )
  const goods = Object.entries(forHolders).flatMap(([id, classes]) =>
    classes.map((class_id) => ({ product_id: Number(id), class_id })),
  )
  await ctx.db.insert(requiredClassTable).values([...required, ...goods])
  await ctx.db
    .insert(classWorkTable)
    .values(works.map((work, position) => ({ ...work, position, picture: picture(work.picture) })))
  await seedMaterials(ctx)
  const startOf = (days: number, time: string, of: SeedCourse) => {
    const day = seoulDay(addDays(ctx.now(), days))
    const first = new Date(`${day}T${time}:00+09:00`)
    const meets_at = of.meets_on?.map((days) => addDays(first, days)) ?? weeklyFrom(first, of.weeks)
    return { event_id: `-${day}`, meets_at }
  }
  for (const course of courses) {
    const { product_id, sessions } = course
    const where = taught[product_id]
    const before = past.filter((session) => session.product_id === product_id)
    const all = [
      ...sessions.map(({ starts_in_days, time, ...seats }) => ({ ...seats, ...startOf(starts_in_days, time, course) })),
      ...before.map(({ days_ago, time, seats, taken }) => ({ seats, taken, ...startOf(-days_ago, time, course) })),
    ]
    await scheduleSessions(
      ctx,
      product_id,
      all.map((session) => ({ ...session, ...where, event_id: `tssa-${product_id}${session.event_id}` })),
    )
  }
  await closeSessions(ctx)
  // Goods for holders say so on their cards, which stood before the school did.
  await rebuildCards(ctx, Object.keys(forHolders).map(Number))
}

const folder = join(import.meta.dirname, 'files')

/** Sheets for the participants of the first perfumery course. */
async function seedMaterials(ctx: Context) {
  const created_at = ctx.now()
  const sheets = [
    { file: 'scent-notes', title: '시향 노트 서식', title_en: 'Scent note sheet', meeting: 1 },
    { file: 'blending-record', title: '배합 기록지', title_en: 'Blending record', meeting: 8 },
  ]
  for (const [at, { file, ...sheet }] of sheets.entries()) {
    const [row] = await ctx.db
      .insert(courseMaterialTable)
      .values({ ...sheet, product_id: 1601, position: at + 1 })
      .returning()
    if (!row) throw new Error('an inserted material was not returned')
    const source = { path: join(folder, `${file}.pdf`), key: `classes/${file}.pdf`, name: `${file}.pdf` }
    const belonging = { place: 'classes', subject: materialSubject(row.id), mb_id: null }
    await seedFile(ctx, belonging, { ...source, position: 0, created_at })
  }
}
