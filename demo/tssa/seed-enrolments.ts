import { variantTable } from '@sillage/domains/catalog/server/tables.ts'
import { attendanceTable, classKitTable, enrolmentTable } from '@sillage/domains/course/server/enrolment-tables.ts'
import { classMeetingTable, classSessionTable } from '@sillage/domains/course/server/tables.ts'
import type { EnrolmentState } from '@sillage/domains/course/words.ts'
import { orderLineTable } from '@sillage/domains/order/server/tables.ts'
import { writeCertificate } from '@sillage/domains/tssa/server/certificates.ts'
import { findClass } from '@sillage/domains/tssa/server/find-class.ts'
import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm'
import { placeDemoOrders } from '../order/place-orders.ts'
import type { Seeding } from '../seeding.ts'

const hana = { mb_id: 'hana', name: '김하나' }

type Booked = { product_id: number; days_ago: number; state: 'granted' | 'confirmed'; seat: EnrolmentState }

/** The demo shop's member has a class to come, one she has completed, and one with a certificate. */
const booked: Booked[] = [
  { product_id: 1601, days_ago: 12, state: 'granted', seat: 'enrolled' },
  { product_id: 1602, days_ago: 33, state: 'confirmed', seat: 'completed' },
  { product_id: 1606, days_ago: 47, state: 'confirmed', seat: 'completed' },
]

export async function seedEnrolments({ ctx }: Seeding) {
  const lines = await placeDemoOrders(
    ctx,
    booked.map(({ product_id, days_ago, state }) => ({ ...hana, days_ago, lines: [{ product_id, state }] })),
  )
  for (const [at, line] of lines.entries()) {
    const booking = booked[at]
    if (booking) await seat(ctx, line, booking)
  }
}

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
