import { notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { stockTable } from '../../catalog/server/tables.ts'
import { classWaitTable } from '../../course/server/enrolment-tables.ts'
import { requireClasses } from '../../course/server/required-classes.ts'
import { classSessionTable, courseTable, roomTable, studioTable } from '../../course/server/tables.ts'
import { orderTable } from '../../order/server/tables.ts'
import { placeColumns } from './find-class.ts'
import { isWaiting } from './offer-seats.ts'

/** Puts a member on the waiting list of a full session, once. */
export async function joinWaitingList(ctx: Context, session_id: number) {
  const { mb_id } = requireMember(ctx)
  await ctx.transaction(async (ctx) => {
    const session = await lockFullSession(ctx, session_id)
    await requireClasses(ctx, [session.product_id])
    await ctx.db.insert(classWaitTable).values({ session_id, mb_id, created_at: ctx.now() }).onConflictDoNothing()
  })
  return listWaits(ctx)
}

/** Under the lock of its seats: a seat that becomes free meanwhile finds the list with or without this member. */
async function lockFullSession(ctx: Context, session_id: number) {
  const [found] = await ctx.db
    .select({ session: classSessionTable, free: sql<number>`${stockTable.on_hand} - ${stockTable.reserved}` })
    .from(classSessionTable)
    .innerJoin(stockTable, eq(stockTable.variant_id, classSessionTable.variant_id))
    .where(eq(classSessionTable.id, session_id))
    .for('update', { of: stockTable })
  if (!found) throw notFound()
  if (found.session.starts_at <= ctx.now() || found.session.canceled_at)
    throw new Problem(409, '이미 시작했거나 취소된 수업이에요.', { code: 'over' })
  if (found.free > 0) throw new Problem(409, '자리가 남아 있어요. 바로 신청해 주세요.', { code: 'seats_left' })
  return found.session
}

export async function leaveWaitingList(ctx: Context, id: number) {
  const { mb_id } = requireMember(ctx)
  const [left] = await ctx.db
    .update(classWaitTable)
    .set({ left_at: ctx.now() })
    .where(and(eq(classWaitTable.id, id), eq(classWaitTable.mb_id, mb_id), isWaiting))
    .returning()
  if (!left) {
    const known = await ctx.db.$count(classWaitTable, and(eq(classWaitTable.id, id), eq(classWaitTable.mb_id, mb_id)))
    if (known === 0) throw notFound()
  }
  return listWaits(ctx)
}

/** What the member waits for or has been offered, with how many are before them. */
export async function listWaits(ctx: Context) {
  const { mb_id } = requireMember(ctx)
  const rows = await ctx.db
    .select({
      id: classWaitTable.id,
      session_id: classWaitTable.session_id,
      order_id: classWaitTable.order_id,
      product_id: courseTable.product_id,
      title: courseTable.title,
      title_en: courseTable.title_en,
      starts_at: classSessionTable.starts_at,
      offered_until: orderTable.expires_at,
      ...placeColumns,
      before: sql<number>`(select count(*)::int from class_wait other where other.session_id = ${classWaitTable.session_id}
        and other.offered_at is null and other.left_at is null and other.id < ${classWaitTable.id})`,
    })
    .from(classWaitTable)
    .innerJoin(classSessionTable, eq(classSessionTable.id, classWaitTable.session_id))
    .innerJoin(courseTable, eq(courseTable.product_id, classSessionTable.product_id))
    .leftJoin(roomTable, eq(roomTable.id, classSessionTable.room_id))
    .leftJoin(studioTable, eq(studioTable.id, roomTable.studio_id))
    .leftJoin(orderTable, and(eq(orderTable.id, classWaitTable.order_id), eq(orderTable.state, 'pending_payment')))
    .where(
      and(
        eq(classWaitTable.mb_id, mb_id),
        gt(classSessionTable.starts_at, ctx.now()),
        sql`${classWaitTable.left_at} is null and (${classWaitTable.offered_at} is null or ${orderTable.id} is not null)`,
      ),
    )
    .orderBy(asc(classSessionTable.starts_at))
  return rows.map(({ starts_at, offered_until, order_id, ...row }) => ({
    ...row,
    starts_at: starts_at.toISOString(),
    offer: order_id && offered_until ? { order_id, until: offered_until.toISOString() } : null,
  }))
}
