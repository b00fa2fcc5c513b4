import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { classSessionTable, courseTable } from '../../course/server/tables.ts'
import { orderLineTable, orderTable } from '../../order/server/tables.ts'

type Asked = { page: number; per_page: number; order: 'asc' | 'desc' }

/** What the member has booked, the latest class first; what was never paid in time is no booking. */
export async function listBookings(ctx: Context, query: Asked) {
  const { mb_id } = requireMember(ctx)
  const mine = and(
    eq(orderTable.mb_id, mb_id),
    eq(orderLineTable.kind, 'class'),
    ne(orderLineTable.state, 'canceled_unpaid'),
  )
  const direction = query.order === 'asc' ? asc : desc
  const rows = await ctx.db
    .select({ line: orderLineTable, order_no: orderTable.order_no, session: classSessionTable, course: courseTable })
    .from(orderLineTable)
    .innerJoin(orderTable, eq(orderTable.id, orderLineTable.order_id))
    .leftJoin(classSessionTable, eq(classSessionTable.variant_id, orderLineTable.variant_id))
    .leftJoin(courseTable, eq(courseTable.product_id, classSessionTable.product_id))
    .where(mine)
    .orderBy(sql`${direction(classSessionTable.starts_at)} nulls first`, desc(orderLineTable.id))
    .limit(query.per_page)
    .offset(offsetOf(query))
  const [{ total } = { total: 0 }] = await ctx.db
    .select({ total: sql<number>`count(*)::int` })
    .from(orderLineTable)
    .innerJoin(orderTable, eq(orderTable.id, orderLineTable.order_id))
    .where(mine)
  return toPage(rows.map(toBooking), total, query)
}

type Row = {
  line: typeof orderLineTable.$inferSelect
  order_no: string
  session: typeof classSessionTable.$inferSelect | null
  course: typeof courseTable.$inferSelect | null
}

const toBooking = ({ line, order_no, session, course }: Row) => ({
  ...line,
  order_no,
  session: session && course && { ...course, starts_at: session.starts_at.toISOString() },
})
