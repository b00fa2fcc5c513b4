import { Problem } from '@sillage/kit/problem.ts'
import { seoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { selectSellables } from '../../catalog/server/sellable.ts'
import { variantTable } from '../../catalog/server/tables.ts'
import { writeOrder } from '../../checkout/server/write-order.ts'
import { classWaitTable } from '../../course/server/enrolment-tables.ts'
import { sessionTime } from '../../course/server/schedule.ts'
import { classSessionTable } from '../../course/server/tables.ts'
import { classLimits } from '../../course/words.ts'
import { memberTable } from '../../member/server/tables.ts'
import { classSeatOffered } from '../../message/server/catalogue/classes.ts'
import { sendMessage } from '../../message/server/send-message.ts'
import { termsInForce } from '../../setting/server/policies.ts'
import { findShippingRules } from '../../shipping/server/rules.ts'
import { findClass } from './find-class.ts'
import { seatOrder } from './seat-order.ts'

type WaitRow = typeof classWaitTable.$inferSelect
type SessionRow = typeof classSessionTable.$inferSelect
type MemberRow = typeof memberTable.$inferSelect

/**
 * Offers freed seats to the waiting list, in the transaction that freed them: no one else can buy a seat in between. An
 * offer is an unpaid order that expires after twelve hours, or when the class begins.
 */
export async function offerFreedSeats(ctx: Context, variant_ids: number[]): Promise<void> {
  const sessions = await ctx.db
    .select()
    .from(classSessionTable)
    .where(
      and(
        inArray(classSessionTable.variant_id, variant_ids),
        gt(classSessionTable.starts_at, ctx.now()),
        isNull(classSessionTable.canceled_at),
      ),
    )
    .orderBy(asc(classSessionTable.variant_id))
  for (const session of sessions) while (await offerOne(ctx, session));
}

/** Whether the first in the list has been offered a seat, or taken off the list: then the next may have one. */
async function offerOne(ctx: Context, session: SessionRow): Promise<boolean> {
  const [first] = await ctx.db
    .select({ wait: classWaitTable, member: memberTable })
    .from(classWaitTable)
    .innerJoin(memberTable, eq(memberTable.mb_id, classWaitTable.mb_id))
    .where(and(eq(classWaitTable.session_id, session.id), isWaiting))
    .orderBy(asc(classWaitTable.id))
    .limit(1)
    .for('update', { of: classWaitTable })
  if (!first) return false
  const { wait, member } = first
  if (member.state !== 'active') {
    await ctx.db.update(classWaitTable).set({ left_at: ctx.now() }).where(eq(classWaitTable.id, wait.id))
    return true
  }
  const order_id = await reserveFor(ctx, session, member)
  if (order_id === null) return false
  await ctx.db.update(classWaitTable).set({ offered_at: ctx.now(), order_id }).where(eq(classWaitTable.id, wait.id))
  await notifyOffered(ctx, { session, member, wait, order_id })
  return true
}

export const isWaiting = and(isNull(classWaitTable.offered_at), isNull(classWaitTable.left_at))

const offerUntil = (ctx: Context, { starts_at }: SessionRow) =>
  new Date(Math.min(ctx.now().getTime() + classLimits.offer_hours * 3_600_000, starts_at.getTime()))

/** An order over one seat at the member's price; null where no seat is left. */
async function reserveFor(ctx: Context, session: SessionRow, member: MemberRow): Promise<number | null> {
  const [sellable] = await selectSellables(ctx.db, member.grade, { terms: termsInForce(seoulDay(ctx.now())) }).where(
    eq(variantTable.id, session.variant_id ?? 0),
  )
  if (!sellable || sellable.variant.retired || !sellable.product.visible || sellable.available < 1) return null
  const rules = await findShippingRules(ctx)
  const { order, line, payment } = seatOrder(sellable, {
    member,
    rules,
    now: ctx.now(),
    expires_at: offerUntil(ctx, session),
  })
  return writeOrder(ctx, order, [line], payment).then(
    ({ order_id }) => order_id,
    (error: unknown) => {
      // The statement wrote nothing, because the last seat was sold at this moment.
      if (error instanceof Problem && error.code === 'sold_out') return null
      throw error
    },
  )
}

type Offer = { session: SessionRow; member: MemberRow; wait: WaitRow; order_id: number }

async function notifyOffered(ctx: Context, { session, member, wait, order_id }: Offer) {
  const { course, place } = await findClass(ctx, session.id)
  const { mb_id, mb_name, mb_email, mb_hp, lang } = member
  await sendMessage(ctx, classSeatOffered, {
    to: { mb_id, name: mb_name, email: mb_email, hp: mb_hp, lang },
    subject: `class_wait:${wait.id}`,
    transition: 'offered',
    values: {
      course,
      place,
      when: sessionTime(session.starts_at),
      until: sessionTime(offerUntil(ctx, session)),
      link: `/my-page/order/${order_id}`,
    },
  })
}
