import { variantTable } from '@sillage/domains/catalog/server/tables.ts'
import { attendanceTable, enrolmentTable } from '@sillage/domains/course/server/enrolment-tables.ts'
import { classMeetingTable, classSessionTable } from '@sillage/domains/course/server/tables.ts'
import { memberTable } from '@sillage/domains/member/server/tables.ts'
import { orderLineTable, orderTable } from '@sillage/domains/order/server/tables.ts'
import { writeCertificate } from '@sillage/domains/tssa/server/certificates.ts'
import { findClass } from '@sillage/domains/tssa/server/find-class.ts'
import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, gt, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { placeDemoOrders } from '../order/place-orders.ts'
import type { Seeding } from '../seeding.ts'

type SessionRow = typeof classSessionTable.$inferSelect
type Seat = { line_id: number; order_id: number; mb_id: string; name: string }

/** How many participants of a session have an account; the others bought their seats in a store. */
const withAccount = 5
/** Longer ago than what is counted as sold of late. */
const bookedDaysAgo = 34

/** The rosters of the demo school: members who wrote reviews were in the past classes, others come to the next ones. */
export async function seedRosters({ ctx }: Seeding) {
  await seatPast(ctx)
  await seatUpcoming(ctx)
}

const sessionsOf = (ctx: Context, when: ReturnType<typeof gt>) =>
  ctx.db
    .select()
    .from(classSessionTable)
    .where(and(when, gt(classSessionTable.taken, 0)))
    .orderBy(asc(classSessionTable.starts_at))

async function seatPast(ctx: Context) {
  const lines = await ctx.db
    .select({ line: orderLineTable, mb_id: memberTable.mb_id, name: memberTable.mb_name })
    .from(orderLineTable)
    .innerJoin(orderTable, eq(orderTable.id, orderLineTable.order_id))
    .innerJoin(memberTable, eq(memberTable.mb_id, orderTable.mb_id))
    .where(and(eq(orderLineTable.kind, 'class'), eq(orderLineTable.state, 'confirmed'), ne(orderTable.mb_id, 'hana')))
    .orderBy(asc(orderLineTable.id))
  const sessions = await sessionsOf(ctx, lt(classSessionTable.starts_at, ctx.now()))
  for (const [at, session] of sessions.entries()) {
    const of = sessions.filter(({ product_id }) => product_id === session.product_id)
    const seats = lines
      .filter(({ line }) => line.product_id === session.product_id)
      .filter((_, nth) => nth % of.length === of.indexOf(session))
      .slice(0, session.taken)
      .map(({ line, ...who }) => ({ line_id: line.id, order_id: line.order_id, ...who }))
    await seat(ctx, session, seats)
    await markPast(ctx, session, { isCertified: at < sessions.length / 2 })
  }
}

/** Everyone was there but one; those of the older sessions have their certificates. */
async function markPast(ctx: Context, session: SessionRow, { isCertified }: { isCertified: boolean }) {
  const meetings = await ctx.db
    .select()
    .from(classMeetingTable)
    .where(and(eq(classMeetingTable.session_id, session.id), lt(classMeetingTable.ends_at, ctx.now())))
  const { of } = await findClass(ctx, session.id)
  const seats = await ctx.db
    .select()
    .from(enrolmentTable)
    .where(and(eq(enrolmentTable.session_id, session.id), eq(enrolmentTable.state, 'enrolled')))
    .orderBy(asc(enrolmentTable.id))
  const isOver = meetings.length === of.weeks
  for (const [at, person] of seats.entries()) {
    const present = at !== 2
    const marks = meetings.map(({ id: meeting_id, ends_at: noted_at }) => ({
      enrolment_id: person.id,
      meeting_id,
      present,
      staff_id: 'owner',
      noted_at,
    }))
    if (marks.length > 0) await ctx.db.insert(attendanceTable).values(marks)
    const state = isOver ? (present ? 'completed' : 'no_show') : present ? 'attending' : 'enrolled'
    await ctx.db.update(enrolmentTable).set({ state }).where(eq(enrolmentTable.id, person.id))
    const completed_at = meetings.at(-1)?.ends_at ?? ctx.now()
    if (isOver && present && isCertified)
      await writeCertificate({ ...ctx, now: () => completed_at }, person, { of, completed_at })
  }
}

async function seatUpcoming(ctx: Context) {
  const members = await ctx.db
    .select({ mb_id: memberTable.mb_id, name: memberTable.mb_name })
    .from(memberTable)
    .where(and(sql`${memberTable.mb_id} like 'buyer%'`, isNotNull(memberTable.mb_name)))
    .orderBy(asc(memberTable.mb_id))
  const all = await sessionsOf(ctx, gt(classSessionTable.starts_at, ctx.now()))
  const sessions = all.filter(({ starts_at }) => starts_at < addDays(ctx.now(), 40))
  const booked = sessions.flatMap((session, at) =>
    Array.from({ length: Math.min(session.taken, withAccount) }, (_, nth) => ({
      session,
      who: members[(at * withAccount + nth) % Math.max(1, members.length)],
    })),
  )
  const known = booked.flatMap(({ session, who }) => (who ? [{ session, who }] : []))
  const lines = await placeDemoOrders(
    ctx,
    known.map(({ session, who }, at) => ({
      ...who,
      days_ago: bookedDaysAgo + (at % 6),
      lines: [{ product_id: session.product_id, state: 'granted' as const }],
    })),
  )
  for (const session of sessions) {
    const seats = known.flatMap(({ session: { id }, who }, at): Seat[] => {
      const line = lines[at]
      return id === session.id && line ? [{ line_id: line.id, order_id: line.order_id, ...who }] : []
    })
    await seat(ctx, session, seats)
  }
}

/** Seats that were counted as sold in a store become participants: as many are left as before. */
async function seat(ctx: Context, session: SessionRow, seats: readonly Seat[]) {
  if (seats.length === 0) return
  const now = ctx.now()
  await ctx.db.insert(enrolmentTable).values(
    seats.map(({ line_id, order_id, mb_id, name }) => ({
      session_id: session.id,
      order_id,
      order_line_id: line_id,
      mb_id,
      position: 1,
      name,
      code: `demo-${session.id}-${line_id}`,
      created_at: now,
      changed_at: now,
    })),
  )
  await ctx.db
    .update(classSessionTable)
    .set({ taken: session.taken - seats.length })
    .where(eq(classSessionTable.id, session.id))
  const [variant] = await ctx.db
    .select()
    .from(variantTable)
    .where(eq(variantTable.id, session.variant_id ?? 0))
  if (!variant) return
  for (const { line_id } of seats)
    await ctx.db
      .update(orderLineTable)
      .set({
        variant_id: variant.id,
        option_name: variant.values[0] ?? '',
        allocations: [{ variant_id: variant.id, quantity: 1 }],
      })
      .where(eq(orderLineTable.id, line_id))
}
