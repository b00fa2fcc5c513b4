import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { eq, type SQL } from 'drizzle-orm'
import { enrolmentTable } from '../../course/server/enrolment-tables.ts'
import { requireViewable } from '../../order/server/view-key.ts'

/** Which rows of `enrolment` are meant. */
export type Whose = SQL

export const ofMember = (ctx: Context): Whose => eq(enrolmentTable.mb_id, requireMember(ctx).mb_id)

/** The bookings of an order, for a guest with a key to it; everyone else gets 404. */
export async function ofOrder(ctx: Context, order_id: number, view_key: string | undefined): Promise<Whose> {
  await requireViewable(ctx, order_id, view_key)
  return eq(enrolmentTable.order_id, order_id)
}
