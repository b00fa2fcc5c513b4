import { variantTable } from '@sillage/domains/catalog/server/tables.ts'
import { attendanceTable, classKitTable, enrolmentTable } from '@sillage/domains/course/server/enrolment-tables.ts'
import { classMeetingTable, classSessionTable } from '@sillage/domains/course/server/tables.ts'
import { classInAWeek } from '@sillage/domains/message/server/catalogue/classes.ts'
import { notificationTable } from '@sillage/domains/notification/server/tables.ts'
import { orderLineTable, orderTable } from '@sillage/domains/order/server/tables.ts'
import { writeCertificate } from '@sillage/domains/tssa/server/certificates.ts'
import { findClass } from '@sillage/domains/tssa/server/find-class.ts'
import { addDays, seoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm'
import type { Seeding } from '../seeding.ts'
import { type Booked, booked } from './booked.ts'

const hana = { mb_id: 'hana', name: '김하나' }

/** Her orders are there already; each gets its seat. */
export async function seedEnrolments({ ctx }: Seeding) {
  for (const booking of booked) await seat(ctx, await lineOf(ctx, booking), booking)
}

async function lineOf(ctx: Context, { product_id }: Booked) {
  const [found] = await ctx.db
    .select({ line: orderLineTable })
    .from(orderLineTable)
    .innerJoin(orderTable, eq(orderTable.id, orderLineTable.order_id))
    .where(and(eq(orderTable.mb_id, hana.mb_id), eq(orderLineTable.product_id, product_id)))
  if (!found) throw new Error(`the demo shop has no order of class ${product_id}`)
  return found.line
}

/** Her notification of a class in a week is the one that the job would send, so that it does not come again. */
const reminded = (ctx: Context, line: LineRow, starts_at: Date) =>
  ctx.db
    .update(notificationTable)
    .set({ occasion: `${classInAWeek.key} booking:${line.id} week 1 ${seoulDay(starts_at)}` })
    .where(and(eq(notificationTable.mb_id, hana.mb_id), eq(notificationTable.kind, 'class')))

type LineRow = typeof orderLineTable.$inferSelect

/** The next session of what is to come, and the earliest of what is over. */
async function seat(ctx: Context, line: LineRow, { product_id, state, seat }: Booked) {
  const now = ctx.now()
  const isPast = state === 'confirmed'
  const { starts_at } = classSessionTable
  const [found] = await ctx.db
    .select({ session: classSessionTable, values: variantTable.values })
    .from(classSessionTable)
    .innerJoin(variantTable, eq(variantTable.id, classSessionTable.variant_id))
    .where(and(eq(classSessionTable.product_id, product_id), isPast ? lt(starts_at, now) : gt(starts_at, now)))
    .orderBy(isPast ? desc(starts_at) : asc(starts_at))
    .offset(isPast ? 2 : 0)
    .limit(1)
  if (!found) throw new Error(`the demo school has no session of ${product_id}`)
  const { session } = found
  await ctx.db
    .update(orderLineTable)
    .set({ variant_id: session.variant_id ?? line.variant_id })
    .where(eq(orderLineTable.id, line.id))
  const [enrolment] = await ctx.db
    .insert(enrolmentTable)
    .values({
      session_id: session.id,
      order_id: line.order_id,
      order_line_id: line.id,
      mb_id: hana.mb_id,
      position: 1,
      name: hana.name,
      code: `demo-${product_id}`,
      state: seat,
      created_at: now,
      changed_at: now,
    })
    .returning()
  if (!enrolment) return
  if (!isPast) {
    await reminded(ctx, line, session.starts_at)
    await ctx.db.insert(classKitTable).values({
      order_line_id: line.id,
      courier: 'cj',
      tracking_no: '600016010001',
      sent_at: addDays(now, -1),
      staff_id: 'owner',
    })
    return
  }
  const meetings = await ctx.db.select().from(classMeetingTable).where(eq(classMeetingTable.session_id, session.id))
  await ctx.db.insert(attendanceTable).values(
    meetings.map(({ id, ends_at }) => ({
      enrolment_id: enrolment.id,
      meeting_id: id,
      present: true,
      staff_id: 'admin',
      noted_at: ends_at,
    })),
  )
  if (product_id !== 1606) return
  const { of } = await findClass(ctx, session.id)
  const completed_at = meetings.at(-1)?.ends_at ?? now
  // Issued when the class was over, not when the demo is filled.
  await writeCertificate({ ...ctx, now: () => completed_at }, enrolment, { of, completed_at })
}
