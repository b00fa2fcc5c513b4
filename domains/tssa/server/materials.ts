import { notFound, Problem } from '@sillage/kit/problem.ts'
import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { listFiles, openFileOf } from '@sillage/server-kit/stored-files.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { enrolmentTable } from '../../course/server/enrolment-tables.ts'
import { meetsAt } from '../../course/server/meetings.ts'
import { classSessionTable, courseMaterialTable } from '../../course/server/tables.ts'
import { seatedStates } from '../../course/words.ts'
import type { Whose } from './whose-bookings.ts'

export const materialSubject = (id: number) => `course_material:${id}`

type MaterialRow = typeof courseMaterialTable.$inferSelect
type Booked = { product_id: number; meets_at: readonly Date[] }

/** What belongs to the booking is there at once; what belongs to a later meeting, a day before it. */
function opensAt({ meeting }: MaterialRow, meets_at: readonly Date[]): Date | null {
  const day = meets_at[meeting - 1] ?? meets_at.at(-1)
  return meeting <= 1 || !day ? null : addDays(day, -1)
}

/** The files of these courses, by course; the earliest of a member's sessions decides what is open. */
export async function listMaterials(ctx: Context, booked: readonly Booked[]) {
  const ids = [...new Set(booked.map(({ product_id }) => product_id))]
  if (ids.length === 0) return new Map<number, ReturnType<typeof toMaterial>[]>()
  const rows = await ctx.db
    .select()
    .from(courseMaterialTable)
    .where(inArray(courseMaterialTable.product_id, ids))
    .orderBy(asc(courseMaterialTable.product_id), asc(courseMaterialTable.position))
  const files = await listFiles(
    ctx,
    rows.map(({ id }) => materialSubject(id)),
  )
  const materials = rows.map((row) => {
    const of = booked.filter(({ product_id }) => product_id === row.product_id)
    const [opens_at = null] = of
      .map(({ meets_at }) => opensAt(row, meets_at))
      .toSorted((one, other) => (one?.getTime() ?? 0) - (other?.getTime() ?? 0))
    return {
      product_id: row.product_id,
      ...toMaterial(ctx, row, { opens_at, size: files.get(materialSubject(row.id))?.[0]?.size ?? 0 }),
    }
  })
  return Map.groupBy(materials, ({ product_id }) => product_id)
}

const toMaterial = (
  ctx: Context,
  { id, title, title_en, meeting }: MaterialRow,
  { opens_at, size }: { opens_at: Date | null; size: number },
) => ({
  id,
  title,
  title_en,
  meeting,
  size,
  opens_at: opens_at && opens_at > ctx.now() ? opens_at.toISOString() : null,
})

/** A file for those who have a seat in the course, and for no one else. */
export async function openMaterial(ctx: Context, whose: Whose, id: number) {
  const [material] = await ctx.db.select().from(courseMaterialTable).where(eq(courseMaterialTable.id, id))
  if (!material) throw notFound()
  const seats = await ctx.db
    .select({ meets_at: meetsAt })
    .from(enrolmentTable)
    .innerJoin(classSessionTable, eq(classSessionTable.id, enrolmentTable.session_id))
    .where(
      and(
        whose,
        eq(classSessionTable.product_id, material.product_id),
        inArray(enrolmentTable.state, [...seatedStates]),
      ),
    )
  if (seats.length === 0) throw notFound()
  const isOpen = seats.some(({ meets_at }) => (opensAt(material, meets_at)?.getTime() ?? 0) <= ctx.now().getTime())
  if (!isOpen) throw new Problem(409, '수업 하루 전부터 받을 수 있는 자료예요.', { code: 'not_open' })
  const subject = materialSubject(id)
  const [file] = (await listFiles(ctx, [subject])).get(subject) ?? []
  if (!file) throw notFound()
  return openFileOf(ctx, file.id, [subject])
}
