import { endsInConsonant } from '@sillage/kit/hangul.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { classKitTable, enrolmentTable } from '../../course/server/enrolment-tables.ts'
import { sessionTime } from '../../course/server/schedule.ts'
import { classNote } from '../../message/server/catalogue/classes.ts'
import { sendMessage } from '../../message/server/send-message.ts'
import { setReceiver } from '../../order/server/change-order.ts'
import { lockOrder } from '../../order/server/lines.ts'
import { toBuyer } from '../../order/server/messages.ts'
import { orderTable } from '../../order/server/tables.ts'
import { type Courier, cleanTrackingNo, courierName, isTrackingNo } from '../../shipping/couriers.ts'
import { classLink } from './class-link.ts'
import { findClass } from './find-class.ts'
import { kitAddress } from './kit-parcels.ts'
import { listBookings } from './my-classes.ts'
import { ofMember } from './whose-bookings.ts'

/** The parcels of a session, one for each booking, for staff who send them. */
export async function listKits(ctx: Context, session_id: number) {
  const rows = await ctx.db
    .select({
      line_id: enrolmentTable.order_line_id,
      order: orderTable,
      sent: classKitTable,
      pieces: sql<number>`count(*)::int`,
    })
    .from(enrolmentTable)
    .innerJoin(orderTable, eq(orderTable.id, enrolmentTable.order_id))
    .leftJoin(classKitTable, eq(classKitTable.order_line_id, enrolmentTable.order_line_id))
    .where(and(eq(enrolmentTable.session_id, session_id), ne(enrolmentTable.state, 'canceled')))
    .groupBy(enrolmentTable.order_line_id, orderTable.id, classKitTable.order_line_id)
    .orderBy(enrolmentTable.order_line_id)
  return rows.map(({ line_id, order, sent, pieces }) => ({
    line_id,
    name: order.receiver.name || order.buyer.name,
    hp: order.receiver.hp || order.buyer.hp,
    pieces,
    address: kitAddress(order),
    sent_at: sent?.sent_at.toISOString() ?? null,
    courier_name: sent ? courierName(sent.courier) : '',
    tracking_no: sent?.tracking_no ?? '',
  }))
}

type Parcel = { courier: Courier; tracking_no: string }

/** Records the parcel of a booking and notifies its buyer, once. Sent again, it corrects the number. */
export async function sendKit(ctx: Context, line_id: number, parcel: Parcel) {
  const staff_id = requireMember(ctx).mb_id
  const { courier } = parcel
  const tracking_no = cleanTrackingNo(parcel.tracking_no)
  if (!isTrackingNo(courier, tracking_no))
    throw new Problem(422, '송장 번호를 확인해 주세요.', { errors: { tracking_no: ['송장 번호를 확인해 주세요.'] } })
  return ctx.transaction(async (ctx) => {
    const { order, session_id } = await findBooking(ctx, line_id)
    if (!kitAddress(order)) throw new Problem(409, '받을 주소가 아직 없어요.', { code: 'no_address' })
    const { session, course, place, of } = await findClass(ctx, session_id)
    const { kit } = of.detail
    if (!kit) throw new Problem(409, '이 수업에는 배송하는 키트가 없어요.', { code: 'no_kit' })
    const sent_at = ctx.now()
    const row = { courier, tracking_no, sent_at, staff_id }
    await ctx.db
      .insert(classKitTable)
      .values({ order_line_id: line_id, ...row })
      .onConflictDoUpdate({ target: classKitTable.order_line_id, set: row })
    const by = `${courierName(courier)} ${tracking_no}`
    await sendMessage(ctx, classNote, {
      ...toBuyer(order),
      subject: `booking:${line_id}`,
      transition: `kit ${tracking_no}`,
      values: {
        course,
        place,
        when: sessionTime(session.starts_at),
        text: {
          kr: `‘${kit.name}’${endsInConsonant(kit.name) ? '을' : '를'} 보냈어요. ${by}`,
          en: `We have shipped your ${kit.name_en}. ${by}`,
        },
        link: classLink(ctx, order),
      },
    })
    await writeAudit(ctx, {
      action: 'class.kit',
      subject: `session:${session_id}`,
      before: null,
      after: { line_id, ...parcel },
    })
    return { line_id, sent_at: sent_at.toISOString() }
  })
}

async function findBooking(ctx: Context, line_id: number) {
  const [booking] = await ctx.db
    .select({ order: orderTable, session_id: enrolmentTable.session_id })
    .from(enrolmentTable)
    .innerJoin(orderTable, eq(orderTable.id, enrolmentTable.order_id))
    .where(and(eq(enrolmentTable.order_line_id, line_id), ne(enrolmentTable.state, 'canceled')))
    .limit(1)
  if (!booking) throw notFound()
  return booking
}

type Address = { name: string; hp: string; zip: string; addr1: string; addr2: string }

/** The member says where the kit goes, until it was sent. */
export async function changeKitAddress(ctx: Context, line_id: number, address: Address) {
  const { mb_id } = requireMember(ctx)
  await ctx.transaction(async (ctx) => {
    const { order } = await findBooking(ctx, line_id)
    if (order.mb_id !== mb_id) throw notFound()
    const locked = await lockOrder(ctx, order.id)
    if (!locked) throw notFound()
    const [sent] = await ctx.db.select().from(classKitTable).where(eq(classKitTable.order_line_id, line_id))
    if (sent) throw new Problem(409, '키트를 이미 보냈어요. 고객센터로 연락해 주세요.', { code: 'sent' })
    // Goods of the same order have an address of their own already, which is not changed here.
    if (locked.lines.some(({ kind }) => kind !== 'class'))
      throw new Problem(409, '함께 주문한 상품이 있어요. 주소는 고객센터에서 바꿔 드려요.', { code: 'goods' })
    const receiver = { ...order.receiver, ...address, country: 'KR' }
    await setReceiver(ctx, order.id, { receiver, delivery: 'parcel' })
  })
  return listBookings(ctx, ofMember(ctx))
}
