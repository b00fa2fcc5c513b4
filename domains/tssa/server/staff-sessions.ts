import { notFound, Problem } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { renameSessionOption, retireOptions } from '../../catalog/server/session-options.ts'
import { enrolmentTable } from '../../course/server/enrolment-tables.ts'
import { bookMeetings, inOrder } from '../../course/server/meetings.ts'
import { type NewSession, placesOf, scheduleSessions, sessionName, sessionTime } from '../../course/server/schedule.ts'
import { classMeetingTable, classSessionTable, courseTable } from '../../course/server/tables.ts'
import { classCanceled, classMoved, classNote } from '../../message/server/catalogue/classes.ts'
import { sendMessage } from '../../message/server/send-message.ts'
import { toBuyer } from '../../order/server/messages.ts'
import { classLink } from './class-link.ts'
import { endWaits, releaseUnpaid } from './end-session.ts'
import { findClass } from './find-class.ts'
import { refundSeats } from './refund-seats.ts'
import { bookingsOf } from './reminders.ts'

type SessionRow = typeof classSessionTable.$inferSelect

/** Opens a series of sessions. Where a room or a teacher is taken on one of the days, none is opened. */
export async function openSessions(ctx: Context, product_id: number, sessions: readonly NewSession[]) {
  const [course] = await ctx.db.select().from(courseTable).where(eq(courseTable.product_id, product_id))
  if (!course) throw notFound()
  if (sessions.some(({ meets_at }) => meets_at.some((at) => at <= ctx.now())))
    throw new Problem(422, '지난 날짜에는 수업을 열 수 없어요.', { code: 'past' })
  return ctx.transaction(async (ctx) => {
    const ids = await scheduleSessions(ctx, product_id, sessions)
    await writeAudit(ctx, { action: 'class.open', subject: `course:${product_id}`, before: null, after: { ids } })
    return { ids }
  })
}

/**
 * Cancels a session in one action: no seat is sold any more, everyone is refunded in full and notified why. Pressed again it
 * goes on where it stopped, so that a refund that failed midway is not lost.
 */
export async function cancelSession(ctx: Context, id: number, reason: string) {
  const staff_id = requireMember(ctx).mb_id
  const bookings = await ctx.transaction(async (ctx) => {
    const session = await lockSession(ctx, id)
    const bookings = await bookingsOf(ctx, id)
    if (!session.canceled_at) {
      await ctx.db.update(classSessionTable).set({ canceled_at: ctx.now() }).where(eq(classSessionTable.id, id))
      await retire(ctx, session)
      await endWaits(ctx, id)
      await writeAudit(ctx, { action: 'class.cancel', subject: `session:${id}`, before: null, after: { reason } })
    }
    return bookings
  })
  await releaseUnpaid(ctx, id)
  const { session, course, place, of } = await findClass(ctx, id)
  let refunded = 0
  for (const { order, line_id } of bookings) {
    const done = await ctx.transaction(async (ctx) => {
      const isRefunded = await refundSeats(ctx, {
        order_id: order.id,
        line_id,
        reason: 'class_canceled',
        actor: 'staff',
        staff_id,
        answer: reason,
      })
      if (!isRefunded) return false
      const values = {
        course,
        place,
        when: sessionTime(session.starts_at),
        reason,
        link: `/tssa/product/${of.product_id}`,
      }
      await sendMessage(ctx, classCanceled, {
        ...toBuyer(order),
        subject: `booking:${line_id}`,
        transition: 'canceled',
        values,
      })
      return true
    })
    if (done) refunded += 1
  }
  return { id, refunded, bookings: bookings.length }
}

async function lockSession(ctx: Context, id: number): Promise<SessionRow> {
  const [session] = await ctx.db.select().from(classSessionTable).where(eq(classSessionTable.id, id)).for('update')
  if (!session) throw notFound()
  return session
}

/** Its room and teacher are free again, and no one can buy a seat. When it would have met is still known. */
async function retire(ctx: Context, { id, variant_id }: SessionRow) {
  await ctx.db
    .update(classMeetingTable)
    .set({ room_id: null, teacher_id: null })
    .where(eq(classMeetingTable.session_id, id))
  if (variant_id) await retireOptions(ctx, [variant_id])
  await emptyTags(ctx, 'tssa')
}

type Moving = { meets_at: readonly Date[]; room_id?: number | null | undefined; teacher_id?: number | null | undefined }

/**
 * Moves a session that has not begun to other days, and asks every participant whether they can come. Where only the
 * place changes they are notified.
 */
export const moveSession = (ctx: Context, id: number, moving: Moving) =>
  ctx.transaction(async (ctx) => {
    const before = await lockSession(ctx, id)
    const { place: was, meets_at: met_at, of } = await findClass(ctx, id)
    const meets_at = inOrder(moving.meets_at, of)
    const starts_at = meets_at[0] ?? before.starts_at
    const now = ctx.now()
    if (before.starts_at <= now || before.canceled_at)
      throw new Problem(409, '이미 시작했거나 취소된 수업이에요.', { code: 'over' })
    if (starts_at <= now) throw new Problem(422, '지난 날짜에는 수업을 열 수 없어요.', { code: 'past' })
    const room_id = moving.room_id === undefined ? before.room_id : moving.room_id
    const teacher_id = moving.teacher_id === undefined ? before.teacher_id : moving.teacher_id
    const after = { ...before, starts_at, room_id, teacher_id }
    await ctx.db.update(classSessionTable).set({ starts_at, room_id, teacher_id }).where(eq(classSessionTable.id, id))
    const { place } = await findClass(ctx, id)
    await bookMeetings(ctx, { ...after, meets_at, minutes: of.minutes })
    await renameVariant(ctx, { before, after, course: of })
    const changed = meets_at.findIndex((at, nth) => at.getTime() !== met_at[nth]?.getTime())
    if (changed >= 0)
      await askParticipants(ctx, id, { was: met_at[changed] ?? before.starts_at, is: meets_at[changed] ?? starts_at })
    else if (place.kr !== was.kr) await notifyOfPlace(ctx, after)
    await writeAudit(ctx, {
      action: 'class.move',
      subject: `session:${id}`,
      before: { meets_at: met_at, room_id: before.room_id },
      after: { meets_at, room_id },
    })
    await emptyTags(ctx, 'tssa')
    return { id, starts_at: starts_at.toISOString() }
  })

type Renaming = { before: SessionRow; after: SessionRow; course: typeof courseTable.$inferSelect }

/** A session's option is named by its day and place. */
async function renameVariant(ctx: Context, { before, after, course }: Renaming) {
  if (!before.variant_id) return
  const places = await placesOf(ctx, [before, after])
  const nameOf = ({ starts_at, room_id }: SessionRow) => sessionName(starts_at, places.get(room_id ?? 0) ?? course)
  const [was, is] = [nameOf(before), nameOf(after)]
  const { product_id, variant_id } = before
  await renameSessionOption(ctx, { product_id, variant_id, was, is })
}

/** The message names the first day that is another one. */
async function askParticipants(ctx: Context, id: number, { was, is }: { was: Date; is: Date }) {
  await ctx.db
    .update(enrolmentTable)
    .set({ move_answer: 'asked', changed_at: ctx.now() })
    .where(and(eq(enrolmentTable.session_id, id), inArray(enrolmentTable.state, ['enrolled', 'attending'])))
  const { course, place } = await findClass(ctx, id)
  for (const { order, line_id } of await bookingsOf(ctx, id))
    await sendMessage(ctx, classMoved, {
      ...toBuyer(order),
      subject: `booking:${line_id}`,
      transition: `moved ${was.toISOString()} ${is.toISOString()}`,
      values: {
        course,
        place,
        before: sessionTime(was),
        when: sessionTime(is),
        link: classLink(ctx, order),
      },
    })
}

/** The same day at another place: nothing to answer, but no one should stand at the wrong door. */
async function notifyOfPlace(ctx: Context, { id, starts_at }: SessionRow) {
  const { course, place } = await findClass(ctx, id)
  const text = {
    kr: `장소가 바뀌었어요. 시간은 그대로예요. 바뀐 장소: ${place.kr}`,
    en: `The place has changed; the time stays the same. Please come to ${place.en}.`,
  }
  for (const { order, line_id } of await bookingsOf(ctx, id))
    await sendMessage(ctx, classNote, {
      ...toBuyer(order),
      subject: `booking:${line_id}`,
      transition: `place ${ctx.now().toISOString()}`,
      values: { course, place, when: sessionTime(starts_at), text, link: classLink(ctx, order) },
    })
}
