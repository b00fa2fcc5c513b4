import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { givenProduct } from '../../catalog/testing/products.ts'
import { type NewSession, scheduleSessions } from '../../course/server/schedule.ts'
import { classSessionTable, courseTable, roomTable, studioTable, teacherTable } from '../../course/server/tables.ts'
import { weeklyFrom } from '../../course/words.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import type { testShop } from '../../testing.ts'

type Shop = Awaited<ReturnType<typeof testShop>>
type Buyer = Awaited<ReturnType<Shop['as']>>
type Course = Partial<typeof courseTable.$inferInsert>
/** A session that meets by the week, unless its days are named. */
type Given = Omit<NewSession, 'meets_at'> & { starts_at: Date; meets_at?: readonly Date[] }

/** Two studios with a room each, and two teachers. */
export async function givenStudios({ db }: Shop) {
  const place = {
    address: '서울 성동구 연무장길 47',
    address_en: '47 Yeonmujang-gil, Seoul',
    latitude: 37.54,
    longitude: 127.05,
  }
  await db.insert(studioTable).values([
    { id: 1, name: '성수 스튜디오', name_en: 'Seongsu studio', ...place },
    { id: 2, name: '망원 스튜디오', name_en: 'Mangwon studio', ...place },
  ])
  await db.insert(roomTable).values([
    { id: 1, studio_id: 1, name: '큰 방', name_en: 'large room', seats: 12 },
    { id: 2, studio_id: 2, name: '긴 탁자', name_en: 'long table', seats: 10 },
  ])
  await db.insert(teacherTable).values([
    { id: 1, name: '조향 강사', name_en: 'Perfumery teacher' },
    { id: 2, name: '캔들 강사', name_en: 'Candle teacher' },
  ])
}

/** A course of six weeks, two hours each, for 90,000 won, with its sessions; says the sessions. */
export async function givenCourse(
  shop: Shop,
  sessions: readonly Given[],
  { product_id = 7, weeks = 6, ...course }: Course = {},
) {
  const { ctx, db } = shop
  await givenProduct(ctx, {
    id: product_id,
    kind: 'class',
    name: '조향',
    name_en: 'Perfumery',
    price_krw: 90_000,
    stock: 9,
  })
  const words = { title: '조향', title_en: 'Perfumery', studio: '성수', studio_en: 'Seongsu' }
  await db.insert(courseTable).values({ product_id, weeks, minutes: 120, ...words, ...course })
  const planned = sessions.map(({ starts_at, ...session }) => ({ meets_at: weeklyFrom(starts_at, weeks), ...session }))
  await scheduleSessions(ctx, product_id, planned)
  return sessionsOf(shop, product_id)
}

export const sessionsOf = ({ db }: Shop, product_id: number) =>
  db
    .select()
    .from(classSessionTable)
    .where(eq(classSessionTable.product_id, product_id))
    .orderBy(asc(classSessionTable.starts_at))

/** All sessions of a course began so many days ago, and meet by the week from then. */
export async function startedAgo({ db }: Shop, product_id: number, days: number) {
  const starts_at = addDays(new Date(), -days)
  await db.update(classSessionTable).set({ starts_at }).where(eq(classSessionTable.product_id, product_id))
  await db.execute(sql`update class_meeting set starts_at = session.starts_at + make_interval(weeks => position - 1),
    ends_at = session.starts_at + make_interval(weeks => position - 1) + (ends_at - class_meeting.starts_at)
    from class_session session where session.id = session_id and session.product_id = ${product_id}`)
}

/** Seats in a session, paid. */
export const bookSeats = (shop: Shop, buyer: Buyer, { variant_id }: { variant_id: number | null }, quantity = 1) =>
  buyPaid(shop.ctx, buyer, variant_id ?? 0, { quantity })

/** The shop at another time. */
export const at = ({ ctx, database }: Shop, now: Date) => createContext({ ...ctx, database, now: () => now })

export const inDays = (days: number) => addDays(new Date(), days)
