import { invalid, notFound, Problem } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { listFiles } from '@sillage/server-kit/stored-files.ts'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { AuditAction } from '../../audit/actions.ts'
import { writeAudit } from '../../audit/server/audit.ts'
import { rebuildCards } from '../../catalog/server/cards.ts'
import { productTable } from '../../catalog/server/tables.ts'
import {
  classMeetingTable,
  classSessionTable,
  courseMaterialTable,
  courseTable,
  requiredClassTable,
} from '../../course/server/tables.ts'
import type { StaffCourse } from '../staff-course-contract.ts'
import { materialSubject } from './materials.ts'

type CourseForm = Omit<StaffCourse, 'product_id' | 'version' | 'materials'>
type CourseRow = typeof courseTable.$inferSelect

/** Every course, and the class products that have none yet. */
export async function listStaffCourses(ctx: Context) {
  const { product_id, title, title_en, level, format, weeks, minutes } = courseTable
  const courses = await ctx.db
    .select({
      product_id,
      title,
      title_en,
      level,
      format,
      weeks,
      minutes,
      sessions: sql<number>`(select count(*)::int from class_session where class_session.product_id = course.product_id
        and canceled_at is null and starts_at > ${ctx.now().toISOString()})`,
      certificates: sql<number>`(select count(*)::int from certificate where certificate.product_id = course.product_id
        and revoked_at is null)`,
      has_kit: sql<boolean>`course.detail->>'kit' is not null`,
    })
    .from(courseTable)
    .orderBy(asc(product_id))
  const without_course = await ctx.db
    .select({ product_id: productTable.id, name: productTable.name, name_en: productTable.name_en })
    .from(productTable)
    .leftJoin(courseTable, eq(courseTable.product_id, productTable.id))
    .where(and(eq(productTable.kind, 'class'), isNull(courseTable.product_id)))
    .orderBy(asc(productTable.id))
  return { courses, without_course }
}

export async function showStaffCourse(ctx: Context, product_id: number): Promise<StaffCourse> {
  const [course] = await ctx.db.select().from(courseTable).where(eq(courseTable.product_id, product_id))
  if (!course) throw notFound()
  const ties = await ctx.db
    .select()
    .from(requiredClassTable)
    .where(sql`${requiredClassTable.product_id} = ${product_id} or ${requiredClassTable.class_id} = ${product_id}`)
    .orderBy(requiredClassTable.product_id, requiredClassTable.class_id)
  return {
    ...toForm(course),
    product_id,
    version: course.version,
    required: ties.flatMap((tie) => (tie.product_id === product_id ? tie.class_id : [])),
    opens: ties.flatMap((tie) => (tie.class_id === product_id ? tie.product_id : [])),
    materials: await listStaffMaterials(ctx, product_id),
  }
}

function toForm({ title, title_en, level, format, weeks, minutes, studio, studio_en, detail }: CourseRow) {
  const { makes, syllabus, included, bring, kit, why } = detail
  return {
    title,
    title_en,
    level,
    format,
    weeks,
    minutes,
    studio,
    studio_en,
    makes,
    syllabus,
    included,
    bring,
    kit: kit?.name ?? '',
    kit_en: kit?.name_en ?? '',
    why: why?.text ?? '',
    why_en: why?.text_en ?? '',
  }
}

async function listStaffMaterials(ctx: Context, product_id: number) {
  const rows = await ctx.db
    .select()
    .from(courseMaterialTable)
    .where(eq(courseMaterialTable.product_id, product_id))
    .orderBy(asc(courseMaterialTable.position))
  const files = await listFiles(
    ctx,
    rows.map(({ id }) => materialSubject(id)),
  )
  return rows.map(({ id, title, title_en, meeting }) => {
    const [file] = files.get(materialSubject(id)) ?? []
    return { id, title, title_en, meeting, name: file?.name ?? '', size: file?.size ?? 0 }
  })
}

/** Says of a class product what its course is. Sessions can be opened afterwards. */
export async function createCourse(ctx: Context, product_id: number, form: CourseForm) {
  await ctx.transaction(async (ctx) => {
    const [product] = await ctx.db.select().from(productTable).where(eq(productTable.id, product_id))
    if (product?.kind !== 'class') throw invalid('product_id', '수업으로 파는 상품을 골라 주세요.')
    const [created] = await ctx.db
      .insert(courseTable)
      .values({ product_id, ...toRow(form) })
      .onConflictDoNothing()
      .returning()
    if (!created) throw new Problem(409, '이미 강좌가 등록된 상품이에요.', { code: 'exists' })
    await tie(ctx, product_id, form)
    await noteChange(ctx, 'course.create', product_id, { before: null, after: form })
  })
  return showStaffCourse(ctx, product_id)
}

/** Changes a course, unless someone else has changed it since it was read. */
export async function changeCourse(
  ctx: Context,
  product_id: number,
  { version, ...form }: CourseForm & { version: number },
) {
  await ctx.transaction(async (ctx) => {
    const which = eq(courseTable.product_id, product_id)
    const [before] = await ctx.db.select().from(courseTable).where(which).for('update')
    if (!before) throw notFound()
    if (before.version !== version)
      throw new Problem(409, '그사이 다른 사람이 수정했어요. 다시 열어 확인해 주세요.', { code: 'changed' })
    if (before.weeks !== form.weeks || before.minutes !== form.minutes) await requireNoMeetings(ctx, product_id)
    await ctx.db
      .update(courseTable)
      .set({ ...toRow(form), version: version + 1 })
      .where(which)
    await tie(ctx, product_id, form)
    await noteChange(ctx, 'course.change', product_id, { before: toForm(before), after: form })
  })
  return showStaffCourse(ctx, product_id)
}

/** Rooms, teachers and refunds are counted from the meetings of a session: they must not change under those who booked. */
async function requireNoMeetings(ctx: Context, product_id: number) {
  const [next] = await ctx.db
    .select({ id: classMeetingTable.id })
    .from(classMeetingTable)
    .innerJoin(classSessionTable, eq(classSessionTable.id, classMeetingTable.session_id))
    .where(
      and(
        eq(classSessionTable.product_id, product_id),
        isNull(classSessionTable.canceled_at),
        sql`${classMeetingTable.ends_at} > ${ctx.now().toISOString()}`,
      ),
    )
    .limit(1)
  if (next) throw invalid('weeks', '열려 있는 일정이 있어서 횟수와 시간을 바꿀 수 없어요.')
}

const toRow = ({ kit, kit_en, why, why_en, ...form }: CourseForm) => {
  const { title, title_en, level, format, weeks, minutes, studio, studio_en, makes, syllabus, included, bring } = form
  const named = kit && { kit: { name: kit, name_en: kit_en || kit } }
  const reason = why && { why: { text: why, text_en: why_en || why } }
  return {
    title,
    title_en,
    level,
    format,
    weeks,
    minutes,
    studio,
    studio_en,
    detail: { makes, syllabus, included, bring, ...named, ...reason },
  }
}

/** Writes which classes open this course, and what its certificate opens. */
async function tie(ctx: Context, product_id: number, { required, opens }: CourseForm) {
  if (required.includes(product_id) || opens.includes(product_id))
    throw invalid('required', '자기 자신을 선수 강좌로 정할 수 없어요.')
  const classes = await ctx.db.$count(courseTable, inArray(courseTable.product_id, required))
  if (classes < new Set(required).size) throw invalid('required', '강좌 번호를 확인해 주세요.')
  const products = await ctx.db.$count(productTable, inArray(productTable.id, opens))
  if (products < new Set(opens).size) throw invalid('opens', '상품 번호를 확인해 주세요.')
  const before = await ctx.db
    .delete(requiredClassTable)
    .where(sql`${requiredClassTable.product_id} = ${product_id} or ${requiredClassTable.class_id} = ${product_id}`)
    .returning()
  const rows = [
    ...required.map((class_id) => ({ product_id, class_id })),
    ...opens.map((id) => ({ product_id: id, class_id: product_id })),
  ]
  if (rows.length > 0) await ctx.db.insert(requiredClassTable).values(rows).onConflictDoNothing()
  // Their cards name the classes that open them.
  await rebuildCards(ctx, [product_id, ...[...before, ...rows].map((row) => row.product_id)])
}

async function noteChange(
  ctx: Context,
  action: AuditAction,
  product_id: number,
  change: { before: object | null; after: object },
) {
  await writeAudit(ctx, { action, subject: `course:${product_id}`, ...change })
  await emptyTags(ctx, 'tssa', 'products', `product:${product_id}`)
}
