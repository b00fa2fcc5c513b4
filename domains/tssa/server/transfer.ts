import { notFound, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { stockTable } from '../../catalog/server/tables.ts'
import { enrolmentTable } from '../../course/server/enrolment-tables.ts'
import { placesOf, sessionName } from '../../course/server/schedule.ts'
import { classSessionTable, type courseTable } from '../../course/server/tables.ts'
import { canTransferUntil } from '../../course/words.ts'
import { moveStock } from '../../inventory/server/move-stock.ts'
import { changeSession } from '../../order/server/change-order.ts'
import { addOrderEvent } from '../../order/server/events.ts'
import { type LineRow, lockOrder } from '../../order/server/lines.ts'
import { orderLineTable } from '../../order/server/tables.ts'
import { atSeatsFreed } from '../../order-hooks.ts'
import { findClass } from './find-class.ts'
import { listBookings } from './my-classes.ts'
import type { Whose } from './whose-bookings.ts'

type SessionRow = typeof classSessionTable.$inferSelect
type Transfer = { line_id: number; session_id: number }

/**
 * Moves a booking to another session of the same course: once, free of charge, until three days before it starts, or
 * whenever staff have moved it. The seats change hands in one transaction.
 */
export async function transferBooking(ctx: Context, whose: Whose, { line_id, session_id }: Transfer) {
  await ctx.transaction(async (ctx) => {
    const line = await lockLine(ctx, line_id)
    const seats = await ctx.db
      .select()
      .from(enrolmentTable)
      .where(and(eq(enrolmentTable.order_line_id, line_id), whose))
      .for('update')
    const [first] = seats
    if (!first) throw notFound()
    if (line.state !== 'granted') throw new Problem(409, '옮길 수 있는 예약이 아니에요.', { code: 'not_booked' })
    if (first.session_id === session_id) return
    const [from, to] = [await sessionOf(ctx, first.session_id), await sessionOf(ctx, session_id)]
    if (from.product_id !== to.product_id) throw notFound()
    const isAsked = seats.some(({ move_answer }) => move_answer === 'asked')
    checkTransfer(ctx, { from, to, isAsked, isMoved: seats.some((seat) => seat.transferred_from !== null) })
    await moveSeats(ctx, line, { from, to })
    await ctx.db
      .update(enrolmentTable)
      .set({ session_id: to.id, transferred_from: from.id, move_answer: null, changed_at: ctx.now() })
      .where(eq(enrolmentTable.order_line_id, line_id))
    await atSeatsFreed(ctx, [from.variant_id ?? 0])
  })
  return listBookings(ctx, whose)
}

async function lockLine(ctx: Context, line_id: number): Promise<LineRow> {
  const [known] = await ctx.db.select().from(orderLineTable).where(eq(orderLineTable.id, line_id))
  const locked = known ? await lockOrder(ctx, known.order_id) : null
  const line = locked?.lines.find(({ id }) => id === line_id)
  if (!line) throw notFound()
  return line
}

async function sessionOf(ctx: Context, id: number): Promise<SessionRow> {
  const [session] = await ctx.db.select().from(classSessionTable).where(eq(classSessionTable.id, id))
  if (!session) throw notFound()
  return session
}

type Checked = { from: SessionRow; to: SessionRow; isAsked: boolean; isMoved: boolean }

function checkTransfer(ctx: Context, { from, to, isAsked, isMoved }: Checked) {
  const now = ctx.now()
  if (to.starts_at <= now || to.canceled_at)
    throw new Problem(409, '이미 시작했거나 취소된 수업이에요.', { code: 'over' })
  // A session that staff moved can be exchanged for another one whatever happened before.
  if (isAsked) return
  if (isMoved) throw new Problem(409, '날짜는 한 번만 바꿀 수 있어요.', { code: 'moved_before' })
  if (now >= canTransferUntil(from.starts_at))
    throw new Problem(409, '시작 3일 전까지만 날짜를 바꿀 수 있어요.', { code: 'too_late' })
}

/** The new seats are taken before the old ones are released; the order line says the new day from here on. */
async function moveSeats(ctx: Context, line: LineRow, { from, to }: { from: SessionRow; to: SessionRow }) {
  const occasion = `order:${line.order_id}`
  const seatsIn = ({ variant_id }: SessionRow) => [
    { allocations: [{ variant_id: variant_id ?? 0, quantity: 1 }], quantity: line.quantity },
  ]
  // Locked in the order of their variants, as every order does.
  await ctx.db
    .select({ variant_id: stockTable.variant_id })
    .from(stockTable)
    .where(inArray(stockTable.variant_id, [from.variant_id ?? 0, to.variant_id ?? 0]))
    .orderBy(stockTable.variant_id)
    .for('update')
  if (!(await moveStock(ctx, 'reserve', occasion, seatsIn(to))))
    throw new Problem(409, '그 날짜에는 남은 자리가 부족해요. 다른 날짜를 골라 주세요.', { code: 'full' })
  await moveStock(ctx, 'ship', occasion, seatsIn(to))
  await moveStock(ctx, 'restock', occasion, seatsIn(from))
  const { of } = await findClass(ctx, to.id)
  const place = await placeOf(ctx, to, of)
  const name = sessionName(to.starts_at, place)
  await changeSession(ctx, line, {
    variant_id: to.variant_id ?? line.variant_id,
    option_name: name.name,
    option_name_en: name.name_en,
    allocations: seatsIn(to).flatMap(({ allocations }) => allocations),
  })
  const { order_id, id: line_id } = line
  await addOrderEvent(ctx, { order_id, line_id, kind: 'transferred', actor: 'buyer', note: name.name })
}

async function placeOf(ctx: Context, to: SessionRow, course: typeof courseTable.$inferSelect) {
  return (await placesOf(ctx, [to])).get(to.room_id ?? 0) ?? course
}
