import { notFound, Problem } from '@sillage/kit/problem.ts'
import type { Picture as PictureData } from '@sillage/kit/schemas.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { cardTable } from '../../catalog/server/tables.ts'
import { certificateTable, type EnrolmentRow, enrolmentTable } from '../../course/server/enrolment-tables.ts'
import { meetingsOf, meetsAt } from '../../course/server/meetings.ts'
import { classSessionTable, courseTable, roomTable, studioTable } from '../../course/server/tables.ts'
import { canTransferUntil, seatedStates } from '../../course/words.ts'
import { orderLineTable, orderTable } from '../../order/server/tables.ts'
import { reviewTable } from '../../review/server/tables.ts'
import { placeColumns } from './find-class.ts'
import { kitAddress, kitsSent } from './kit-parcels.ts'
import { listMaterials } from './materials.ts'
import { refundSeats } from './refund-seats.ts'
import type { Whose } from './whose-bookings.ts'

/** Bookings, one for each order line, with its participants. The next class comes first, then the past. */
export async function listBookings(ctx: Context, whose: Whose) {
  const rows = await selectSeats(ctx, whose)
  const bookings = [...Map.groupBy(rows, ({ seat }) => seat.order_line_id).values()]
  const materials = await listMaterials(
    ctx,
    rows.map(({ session, meets_at }) => ({ product_id: session.product_id, meets_at })),
  )
  const sent = await kitsSent(
    ctx,
    rows.map(({ seat }) => seat.order_line_id),
  )
  return bookings.flatMap(([first, ...rest]) => {
    if (!first) return []
    return [
      {
        ...toBooking(ctx, first),
        participants: [first, ...rest].map(toParticipant),
        materials: materials.get(first.session.product_id) ?? [],
        kit: toKit(first, sent.get(first.seat.order_line_id)),
      },
    ]
  })
}

const notSent = { sent_at: null, courier: '', tracking_no: '', tracking_url: null }

const toKit = ({ course, receiver }: Row, sent: KitSent | undefined) =>
  course.detail.kit ? { ...course.detail.kit, address: kitAddress({ receiver }), ...(sent ?? notSent) } : null

type KitSent = Awaited<ReturnType<typeof kitsSent>> extends Map<number, infer Sent> ? Sent : never
type Row = Awaited<ReturnType<typeof selectSeats>>[number]

const selectSeats = (ctx: Context, whose: Whose) =>
  ctx.db
    .select({
      seat: enrolmentTable,
      session: classSessionTable,
      meets_at: meetsAt,
      course: courseTable,
      room: roomTable,
      at: studioTable,
      ...placeColumns,
      line: { state: orderLineTable.state, total_amount: orderLineTable.total_amount },
      picture: sql<PictureData | null>`${cardTable.card}->'picture'`,
      receiver: orderTable.receiver,
      certificate: certificateTable,
      review_id: reviewTable.id,
    })
    .from(enrolmentTable)
    .innerJoin(classSessionTable, eq(classSessionTable.id, enrolmentTable.session_id))
    .innerJoin(courseTable, eq(courseTable.product_id, classSessionTable.product_id))
    .innerJoin(orderLineTable, eq(orderLineTable.id, enrolmentTable.order_line_id))
    .innerJoin(orderTable, eq(orderTable.id, enrolmentTable.order_id))
    .leftJoin(cardTable, eq(cardTable.product_id, courseTable.product_id))
    .leftJoin(roomTable, eq(roomTable.id, classSessionTable.room_id))
    .leftJoin(studioTable, eq(studioTable.id, roomTable.studio_id))
    .leftJoin(certificateTable, eq(certificateTable.enrolment_id, enrolmentTable.id))
    .leftJoin(reviewTable, eq(reviewTable.order_line_id, orderLineTable.id))
    .where(and(whose, inArray(enrolmentTable.state, [...seatedStates])))
    .orderBy(desc(classSessionTable.starts_at), asc(enrolmentTable.order_line_id), asc(enrolmentTable.position))

function toBooking(ctx: Context, { seat, session, course, room, at, studio, studio_en, ...row }: Row) {
  const { meets_at, picture, review_id } = row
  const meetings = meetingsOf({ meets_at, minutes: course.minutes })
  const now = ctx.now()
  const transfer_until = canTransferUntil(session.starts_at)
  const isAsked = seat.move_answer === 'asked'
  return {
    line_id: seat.order_line_id,
    order_id: seat.order_id,
    session_id: session.id,
    product_id: course.product_id,
    title: course.title,
    title_en: course.title_en,
    level: course.level,
    weeks: course.weeks,
    minutes: course.minutes,
    picture,
    studio,
    studio_en,
    room: room?.name ?? '',
    room_en: room?.name_en ?? '',
    address: at?.address ?? '',
    address_en: at?.address_en ?? '',
    map: at ? { latitude: at.latitude, longitude: at.longitude } : null,
    bring: course.detail.bring,
    meetings: meetings.map((meeting) => ({
      starts_at: meeting.starts_at.toISOString(),
      ends_at: meeting.ends_at.toISOString(),
    })),
    is_over: meetings.every(({ ends_at }) => ends_at <= now),
    asks_move: isAsked,
    transfer_until: transfer_until.toISOString(),
    can_transfer: isAsked || (seat.transferred_from === null && now < transfer_until),
    review_id,
  }
}

const toParticipant = ({ seat, certificate }: Row) => ({
  id: seat.id,
  name: seat.name,
  code: seat.code,
  state: seat.state,
  certificate: certificate && {
    number: certificate.number,
    show_name: certificate.show_name,
    revoked: certificate.revoked_at !== null,
  },
})

/** A seat's participant gets a name, as long as no certificate carries the old one. */
export async function renameParticipant(ctx: Context, whose: Whose, { id, name }: { id: number; name: string }) {
  const own = and(eq(enrolmentTable.id, id), whose)
  const [named] = await ctx.db
    .update(enrolmentTable)
    .set({ name, changed_at: ctx.now() })
    .where(and(own, inArray(enrolmentTable.state, ['enrolled', 'attending', 'completed'])))
    .returning()
  if (!named) {
    if ((await ctx.db.$count(enrolmentTable, own)) === 0) throw notFound()
    throw new Problem(409, '지금은 이름을 바꿀 수 없어요. 고객센터로 연락해 주세요.', { code: 'certified' })
  }
  return listBookings(ctx, whose)
}

type MoveAnswer = { line_id: number; answer: 'agree' | 'refund' }

/** The answer to a moved session: the buyer comes on the new day, or gets everything back. */
export async function answerMove(ctx: Context, whose: Whose, { line_id, answer }: MoveAnswer) {
  const own = and(eq(enrolmentTable.order_line_id, line_id), whose)
  const [seat] = await ctx.db.select().from(enrolmentTable).where(own)
  if (!seat) throw notFound()
  if (answer === 'agree') {
    await ctx.db
      .update(enrolmentTable)
      .set({ move_answer: 'agreed', changed_at: ctx.now() })
      .where(and(own, eq(enrolmentTable.move_answer, 'asked')))
    return listBookings(ctx, whose)
  }
  requireAsked(seat)
  await refundSeats(ctx, {
    order_id: seat.order_id,
    line_id,
    reason: 'class_moved',
    actor: 'buyer',
    answer: '',
  })
  return listBookings(ctx, whose)
}

function requireAsked({ move_answer, state }: EnrolmentRow) {
  if (move_answer === 'asked' || state === 'canceled') return
  throw new Problem(409, '이미 답하셨어요. 취소할 때는 환불 기준이 적용돼요.', { code: 'answered' })
}
