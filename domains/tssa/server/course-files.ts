import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { removeFilesOf, withStoredFiles } from '@sillage/server-kit/stored-files.ts'
import { eq, max } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { courseMaterialTable, courseTable } from '../../course/server/tables.ts'
import type { staffCourses } from '../staff-course-contract.ts'
import { materialSubject } from './materials.ts'
import { showStaffCourse } from './staff-courses.ts'

type Adding = HandlerInput<typeof staffCourses.addMaterial>

/** A file for those who have a seat; staff who work with classes may read it too. */
export async function addMaterial(ctx: Context, { params: { product_id }, body, files }: Adding) {
  if (files.file.length === 0) throw invalid('file', '파일을 골라 주세요.')
  await withStoredFiles(ctx, files.file, async (ctx, attach) => {
    const [course] = await ctx.db.select().from(courseTable).where(eq(courseTable.product_id, product_id)).for('update')
    if (!course) throw notFound()
    const of = eq(courseMaterialTable.product_id, product_id)
    const [last] = await ctx.db
      .select({ position: max(courseMaterialTable.position) })
      .from(courseMaterialTable)
      .where(of)
    const position = (last?.position ?? 0) + 1
    const [row] = await ctx.db
      .insert(courseMaterialTable)
      .values({ ...body, product_id, position })
      .returning()
    if (!row) throw new Error('an inserted material was not returned')
    await attach({ place: 'classes', subject: materialSubject(row.id), mb_id: null })
    await writeAudit(ctx, { action: 'course.add-file', subject: `course:${product_id}`, before: null, after: body })
  })
  return showStaffCourse(ctx, product_id)
}

export async function removeMaterial(ctx: Context, id: number) {
  const product_id = await ctx.transaction(async (ctx) => {
    const [row] = await ctx.db.delete(courseMaterialTable).where(eq(courseMaterialTable.id, id)).returning()
    if (!row) throw notFound()
    await removeFilesOf(ctx, [materialSubject(id)])
    const { product_id, title } = row
    await writeAudit(ctx, {
      action: 'course.remove-file',
      subject: `course:${product_id}`,
      before: { title },
      after: null,
    })
    return product_id
  })
  return showStaffCourse(ctx, product_id)
}
