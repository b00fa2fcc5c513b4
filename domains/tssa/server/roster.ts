import { notFound } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { writeRead } from '../../audit/server/audit-reads.ts'
import {
  attendanceTable,
  certificateTable,
  classWaitTable,
  enrolmentTable,
} from '../../course/server/enrolment-tables.ts'
import { sessionTime } from '../../course/server/schedule.ts'
import {
  classMeetingTable,
  classSessionTable,
  courseTable,
  roomTable,
  studioTable,
  teacherTable,
} from '../../course/server/tables.ts'
import { meetingsToComplete } from '../../course/words.ts'
import { memberTable } from '../../member/server/tables.ts'
import { classNote } from '../../message/server/catalogue/classes.ts'
import { sendMessage } from '../../message/server/send-message.ts'
import { toBuyer } from '../../order/server/messages.ts'
import { orderTable } from '../../order/server/tables.ts'
import { classLink } from './class-link.ts'
import { findClass, placeColumns } from './find-class.ts'
import { listKits } from './kits.ts'
import { isWaiting } from './offer-seats.ts'
import { bookingsOf } from './reminders.ts'

const seated = sql`enrolment.state <> 'canceled'`

/** Sessions of a time, with participants, minimum, waiting list and income. */
export async function listStaffSessions(ctx: Context, { from, to }: { from: Date; to: Date }) {
  const rows = await ctx.db
    .select({
      session: classSessionTable,
      title: courseTable.title,
      title_en: courseTable.title_en,
      weeks: courseTable.weeks,
      minutes: courseTable.minutes,
      room: sql<string>`coalesce(${roomTable.name}, '')`,
      room_en: sql<string>`coalesce(${roomTable.name_en}, '')`,
      teacher: sql<string>`coalesce(${teacherTable.name}, '')`,
      teacher_en: sql<string>`coalesce(${teacherTable.name_en}, '')`,
      ...placeColumns,
      participants: sql<number>`(select count(*)::int from enrolment where enrolment.session_id = class_session.id and ${seated})`,
      waiting: sql<number>`(select count(*)::int from class_wait where class_wait.session_id = class_session.id
        and offered_at is null and left_at is null)`,
      kits_to_send: kitsToSend,
      income_krw: incomeIn('krw'),
      income_usd: incomeIn('usd'),
    })
    .from(classSessionTable)
    .innerJoin(courseTable, eq(courseTable.product_id, classSessionTable.product_id))
    .leftJoin(roomTable, eq(roomTable.id, classSessionTable.room_id))
    .leftJoin(studioTable, eq(studioTable.id, roomTable.studio_id))
    .leftJoin(teacherTable, eq(teacherTable.id, classSessionTable.teacher_id))
    .where(and(gte(classSessionTable.starts_at, from), lt(classSessionTable.starts_at, to)))
    .orderBy(asc(classSessionTable.starts_at))
  return rows.map(({ session, ...row }) => ({
    ...row,
    id: session.id,
    product_id: session.product_id,
    starts_at: session.starts_at.toISOString(),
    seats: session.seats,
    taken: session.taken,
    minimum: session.minimum,
    room_id: session.room_id,
    teacher_id: session.teacher_id,
    canceled_at: session.canceled_at?.toISOString() ?? null,
    is_below_minimum: !session.canceled_at && row.participants + session.taken < session.minimum,
  }))
}

/** What its seats cost, and what was kept of those that were canceled after the start. */
const incomeIn = (currency: 'krw' | 'usd') => sql<number>`(select coalesce(sum(order_line.total_amount), 0)::int
  from order_line join orders on orders.id = order_line.order_id
  where order_line.id in (select order_line_id from enrolment where enrolment.session_id = class_session.id and ${seated})
    and orders.currency = ${currency}) + (select coalesce(sum(0 - (part->>'amount')::int), 0)::int
  from claim join orders on orders.id = claim.order_id, jsonb_array_elements(claim.settled->'rows') part
  where part->>'kind' = 'attended' and orders.currency = ${currency}
    and exists (select 1 from enrolment where enrolment.session_id = class_session.id and enrolment.order_id = claim.order_id)
    and not exists (select 1 from claim_line where claim_line.claim_id = claim.id and claim_line.line_id not in (
      select order_line_id from enrolment where enrolment.session_id = class_session.id and enrolment.state = 'canceled')))`

const kitsToSend = sql<number>`(case when course.detail->>'kit' is null then 0 else (
  select count(distinct order_line_id)::int from enrolment where enrolment.session_id = class_session.id and ${seated}
    and not exists (select 1 from class_kit where class_kit.order_line_id = enrolment.order_line_id)) end)`

/** Who comes: names, attendance of every meeting, notes, certificates, and who waits. */
export async function showRoster(ctx: Context, session_id: number) {
  const { session, course, place, of } = await findClass(ctx, session_id)
  const meetings = await ctx.db
    .select()
    .from(classMeetingTable)
    .where(eq(classMeetingTable.session_id, session_id))
    .orderBy(asc(classMeetingTable.position))
  const participants = await listParticipants(ctx, session_id)
  const waiting = await ctx.db
    .select({ id: classWaitTable.id, name: memberTable.mb_name, created_at: classWaitTable.created_at })
    .from(classWaitTable)
    .innerJoin(memberTable, eq(memberTable.mb_id, classWaitTable.mb_id))
    .where(and(eq(classWaitTable.session_id, session_id), isWaiting))
    .orderBy(asc(classWaitTable.id))
  const kits = of.detail.kit ? await listKits(ctx, session_id) : []
  await writeRead(ctx, 'roster', String(session_id))
  return {
    id: session_id,
    title: course.kr,
    title_en: course.en,
    place: place.kr,
    place_en: place.en,
    starts_at: session.starts_at.toISOString(),
    weeks: of.weeks,
    needed: meetingsToComplete(of.weeks),
    meetings: meetings.map(({ id, position, starts_at }) => ({ id, position, starts_at: starts_at.toISOString() })),
    participants,
    kits,
    canceled_at: session.canceled_at?.toISOString() ?? null,
    is_over: meetings.every(({ ends_at }) => ends_at <= ctx.now()),
    room_id: session.room_id,
    teacher_id: session.teacher_id,
    waiting: waiting.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() })),
  }
}

async function listParticipants(ctx: Context, session_id: number) {
  const seats = await ctx.db
    .select({
      seat: enrolmentTable,
      order_no: orderTable.order_no,
      buyer: orderTable.buyer,
      number: certificateTable.number,
    })
    .from(enrolmentTable)
    .innerJoin(orderTable, eq(orderTable.id, enrolmentTable.order_id))
    .leftJoin(certificateTable, eq(certificateTable.enrolment_id, enrolmentTable.id))
    .where(eq(enrolmentTable.session_id, session_id))
    .orderBy(asc(enrolmentTable.order_line_id), asc(enrolmentTable.position))
  const marks = await ctx.db
    .select()
    .from(attendanceTable)
    .where(
      inArray(
        attendanceTable.enrolment_id,
        seats.map(({ seat }) => seat.id),
      ),
    )
  return seats.map(({ seat, order_no, buyer, number }) => ({
    id: seat.id,
    name: seat.name,
    state: seat.state,
    note: seat.note,
    order_id: seat.order_id,
    order_no,
    buyer: buyer.name,
    hp: buyer.hp,
    move_answer: seat.move_answer,
    certificate: number,
    present: marks.flatMap((mark) => (mark.enrolment_id === seat.id && mark.present ? mark.meeting_id : [])),
    absent: marks.flatMap((mark) => (mark.enrolment_id === seat.id && !mark.present ? mark.meeting_id : [])),
  }))
}

type Mark = { enrolment_id: number; meeting_id: number; present: boolean }

/**
 * Records attendance. A participant who came often enough has completed the course, one who never came is a no-show.
 */
export async function markAttendance(ctx: Context, session_id: number, marks: readonly Mark[]) {
  const staff_id = requireMember(ctx).mb_id
  await ctx.transaction(async (ctx) => {
    const { of } = await findClass(ctx, session_id)
    const seats = await ctx.db
      .select()
      .from(enrolmentTable)
      .where(eq(enrolmentTable.session_id, session_id))
      .for('update')
    const meetings = await ctx.db.select().from(classMeetingTable).where(eq(classMeetingTable.session_id, session_id))
    for (const mark of marks) {
      const isKnown = seats.some(({ id, state }) => id === mark.enrolment_id && state !== 'canceled')
      if (!isKnown || !meetings.some(({ id }) => id === mark.meeting_id)) throw notFound()
    }
    const noted = { staff_id, noted_at: ctx.now() }
    await ctx.db
      .insert(attendanceTable)
      .values(marks.map((mark) => ({ ...mark, ...noted })))
      .onConflictDoUpdate({
        target: [attendanceTable.enrolment_id, attendanceTable.meeting_id],
        set: { present: sql`excluded.present`, ...noted },
      })
    await settleStates(ctx, [...new Set(marks.map(({ enrolment_id }) => enrolment_id))], of.weeks)
    await writeAudit(ctx, {
      action: 'class.attendance',
      subject: `session:${session_id}`,
      before: null,
      after: { marks },
    })
  })
  return showRoster(ctx, session_id)
}

/** Says from the marks how far each participant has come; who has a certificate keeps it. */
const settleStates = (ctx: Context, ids: number[], weeks: number) =>
  ctx.db.execute(sql`
    update enrolment set changed_at = ${ctx.now().toISOString()}, state = case
      when counted.present >= ${meetingsToComplete(weeks)} then 'completed'
      when counted.present > 0 then 'attending'
      when counted.absent >= ${weeks} then 'no_show' else 'enrolled' end
    from (
      select enrolment_id, count(*) filter (where present) as present, count(*) filter (where not present) as absent
      from attendance where enrolment_id in ${ids} group by enrolment_id
    ) counted
    where counted.enrolment_id = enrolment.id and enrolment.state not in ('certified', 'canceled')`)

export async function noteParticipant(ctx: Context, id: number, note: string) {
  const [seat] = await ctx.db.update(enrolmentTable).set({ note }).where(eq(enrolmentTable.id, id)).returning()
  if (!seat) throw notFound()
  return showRoster(ctx, seat.session_id)
}

/** A message to everyone with a seat; sent twice under one key it arrives once. */
export async function writeToParticipants(
  ctx: Context,
  session_id: number,
  { text, request_key }: { text: string; request_key: string },
) {
  const { session, course, place } = await findClass(ctx, session_id)
  const bookings = await bookingsOf(ctx, session_id)
  await ctx.transaction(async (ctx) => {
    for (const { order, line_id } of bookings)
      await sendMessage(ctx, classNote, {
        ...toBuyer(order),
        subject: `booking:${line_id}`,
        transition: `note ${request_key}`,
        values: { course, place, when: sessionTime(session.starts_at), text, link: classLink(ctx, order) },
      })
    await writeAudit(ctx, { action: 'class.message', subject: `session:${session_id}`, before: null, after: { text } })
  })
  return { sent: bookings.length }
}
