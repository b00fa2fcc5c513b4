import { notFound, Problem } from '@sillage/kit/problem.ts'
import { addDays } from '@sillage/kit/time.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { listFiles, openFileOf } from '@sillage/server-kit/stored-files.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { enrolmentTable } from '../../course/server/enrolment-tables.ts'
import { classSessionTable, courseMaterialTable } from '../../course/server/tables.ts'
import { seatedStates } from '../../course/words.ts'

export const materialSubject = (id: number) => `course_material:${id}`

type MaterialRow = typeof courseMaterialTable.$inferSelect
type Booked = { product_id: number; starts_at: Date }

/** What belongs to the booking is there at once; what belongs to a later meeting, a day before it. */
const opensAt = ({ meeting }: MaterialRow, starts_at: Date) =>
  meeting <= 1 ? null : addDays(starts_at, 7 * (meeting - 1) - 1)

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
    const starts = booked.flatMap((each) => (each.product_id === row.product_id ? each.starts_at.getTime() : []))
    const opens_at = opensAt(row, new Date(Math.min(...starts)))
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
export async function openMaterial(ctx: Context, id: number) {
  const { mb_id } = requireMember(ctx)
  const [material] = await ctx.db.select().from(courseMaterialTable).where(eq(courseMaterialTable.id, id))
  if (!material) throw notFound()
  const seats = await ctx.db
    .select({ starts_at: classSessionTable.starts_at })
    .from(enrolmentTable)
    .innerJoin(classSessionTable, eq(classSessionTable.id, enrolmentTable.session_id))
    .where(
      and(
        eq(enrolmentTable.mb_id, mb_id),
        eq(classSessionTable.product_id, material.product_id),
        inArray(enrolmentTable.state, [...seatedStates]),
      ),
    )
  if (seats.length === 0) throw notFound()
  const isOpen = seats.some(({ starts_at }) => (opensAt(material, starts_at)?.getTime() ?? 0) <= ctx.now().getTime())
  if (!isOpen) throw new Problem(409, '수업 하루 전부터 받을 수 있는 자료예요.', { code: 'not_open' })
  const subject = materialSubject(id)
  const [file] = (await listFiles(ctx, [subject])).get(subject) ?? []
  if (!file) throw notFound()
  return openFileOf(ctx, file.id, [subject])
}
