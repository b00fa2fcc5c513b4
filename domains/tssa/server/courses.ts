import type { Picture } from '@sillage/kit/schemas.ts'
import { addDays, seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, gt, gte, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Prices } from '../../catalog/fields.ts'
import { cardTable, productTable } from '../../catalog/server/tables.ts'
import { listRequired } from '../../course/server/required-classes.ts'
import {
  classMeetingTable,
  classSessionTable,
  courseTable,
  requiredClassTable,
  roomTable,
  studioTable,
  teacherTable,
} from '../../course/server/tables.ts'
import { placeColumns } from './find-class.ts'
import { listUpcoming, seatsLeft } from './sessions.ts'

const pictureColumn = sql<Picture>`${cardTable.card}->'picture'`
const priceColumn = sql<Prices>`${cardTable.card}->'price'`

/** Every course that is on sale, with the sessions to come: the class list filters them on the page. */
export async function listCourses(ctx: Context) {
  const courses = await ctx.db
    .select({ course: courseTable, picture: pictureColumn, price: priceColumn })
    .from(courseTable)
    .innerJoin(productTable, eq(productTable.id, courseTable.product_id))
    .innerJoin(cardTable, eq(cardTable.product_id, courseTable.product_id))
    .where(eq(productTable.visible, true))
    .orderBy(asc(courseTable.product_id))
  const sessions = await listUpcoming(ctx, { limit: 500 })
  const required = await listRequired(
    ctx,
    courses.map(({ course }) => course.product_id),
  )
  return courses.map(({ course, picture, price }) => ({
    product_id: course.product_id,
    title: course.title,
    title_en: course.title_en,
    level: course.level,
    format: course.format,
    weeks: course.weeks,
    minutes: course.minutes,
    studio: course.studio,
    studio_en: course.studio_en,
    picture,
    price,
    required: required.filter(({ product_id }) => product_id === course.product_id),
    sessions: sessions.filter(({ product_id }) => product_id === course.product_id),
  }))
}

/** What the class page says beside the product: texts, sessions to come, and what opens it. */
export async function findCourse(ctx: Context, product_id: number) {
  const [course] = await ctx.db.select().from(courseTable).where(eq(courseTable.product_id, product_id))
  if (!course) return null
  const { level, format, weeks, minutes, detail, title, title_en } = course
  return {
    product_id,
    title,
    title_en,
    level,
    format,
    weeks,
    minutes,
    makes: detail.makes,
    syllabus: detail.syllabus,
    included: detail.included,
    bring: detail.bring,
    kit: detail.kit ?? null,
    why: detail.why ?? null,
    required: await listRequired(ctx, [product_id]),
    sessions: await listUpcoming(ctx, { limit: 50, product_id }),
  }
}

const monthAfter = (month: string) => seoulDay(addDays(startOfSeoulDay(`${month}-01`), 31)).slice(0, 7)

/** Every meeting of a month in Seoul, past ones too. */
export async function listMonth(ctx: Context, month: string) {
  const rows = await ctx.db
    .select({
      id: classMeetingTable.id,
      session_id: classSessionTable.id,
      product_id: classSessionTable.product_id,
      title: courseTable.title,
      title_en: courseTable.title_en,
      position: classMeetingTable.position,
      weeks: courseTable.weeks,
      starts_at: classMeetingTable.starts_at,
      seats: classSessionTable.seats,
      seats_left: seatsLeft,
      studio_id: studioTable.id,
      ...placeColumns,
    })
    .from(classMeetingTable)
    .innerJoin(classSessionTable, eq(classSessionTable.id, classMeetingTable.session_id))
    .innerJoin(courseTable, eq(courseTable.product_id, classSessionTable.product_id))
    .innerJoin(productTable, eq(productTable.id, courseTable.product_id))
    .leftJoin(roomTable, eq(roomTable.id, classSessionTable.room_id))
    .leftJoin(studioTable, eq(studioTable.id, roomTable.studio_id))
    .where(
      and(
        gte(classMeetingTable.starts_at, startOfSeoulDay(`${month}-01`)),
        lt(classMeetingTable.starts_at, startOfSeoulDay(`${monthAfter(month)}-01`)),
        isNull(classSessionTable.canceled_at),
        eq(productTable.visible, true),
      ),
    )
    .orderBy(asc(classMeetingTable.starts_at))
  const now = ctx.now()
  return rows.map((row) => ({ ...row, starts_at: row.starts_at.toISOString(), is_over: row.starts_at <= now }))
}

/** The studios with their rooms, and what is taught there in the time to come. */
export async function listStudios(ctx: Context) {
  const [studios, rooms, taught, teachers] = [
    await ctx.db.select().from(studioTable).orderBy(asc(studioTable.id)),
    await ctx.db.select().from(roomTable).orderBy(asc(roomTable.id)),
    await ctx.db
      .selectDistinct({
        studio_id: roomTable.studio_id,
        product_id: courseTable.product_id,
        title: courseTable.title,
        title_en: courseTable.title_en,
      })
      .from(classSessionTable)
      .innerJoin(roomTable, eq(roomTable.id, classSessionTable.room_id))
      .innerJoin(courseTable, eq(courseTable.product_id, classSessionTable.product_id))
      .where(and(gt(classSessionTable.starts_at, ctx.now()), isNull(classSessionTable.canceled_at)))
      .orderBy(asc(courseTable.product_id)),
    await ctx.db.select().from(teacherTable).where(eq(teacherTable.active, true)).orderBy(asc(teacherTable.id)),
  ]
  return {
    teachers,
    studios: studios.map((studio) => ({
      ...studio,
      rooms: rooms.filter(({ studio_id }) => studio_id === studio.id),
      courses: taught.filter(({ studio_id }) => studio_id === studio.id),
    })),
  }
}

/** Goods that only holders of a certificate may buy, with the classes that open them. */
export async function listForHolders(ctx: Context) {
  const rows = await ctx.db
    .selectDistinct({ product_id: requiredClassTable.product_id, card: cardTable.card })
    .from(requiredClassTable)
    .innerJoin(productTable, eq(productTable.id, requiredClassTable.product_id))
    .innerJoin(cardTable, eq(cardTable.product_id, requiredClassTable.product_id))
    .where(and(eq(productTable.visible, true), ne(productTable.kind, 'class')))
    .orderBy(asc(requiredClassTable.product_id))
  const required = await listRequired(
    ctx,
    rows.map(({ product_id }) => product_id),
  )
  return rows.map(({ product_id, card }) => ({
    product: card,
    required: required.filter((each) => each.product_id === product_id),
  }))
}
