import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { releaseOrder } from '../../checkout/server/expire.ts'
import { classWaitTable } from '../../course/server/enrolment-tables.ts'
import { classSessionTable } from '../../course/server/tables.ts'
import { lockOrder } from '../../order/server/lines.ts'
import { orderLineTable } from '../../order/server/tables.ts'

/** No one waits for a seat in what does not take place; what was offered is an order of its own. */
export const endWaits = (ctx: Context, session_id: number) =>
  ctx.db
    .update(classWaitTable)
    .set({ left_at: ctx.now() })
    .where(and(eq(classWaitTable.session_id, session_id), isNull(classWaitTable.left_at)))

/** Orders over its seats that no one has paid, offers from the waiting list among them: they can be paid no more. */
export async function releaseUnpaid(ctx: Context, session_id: number) {
  const unpaid = await ctx.db
    .selectDistinct({ order_id: orderLineTable.order_id })
    .from(orderLineTable)
    .innerJoin(classSessionTable, eq(classSessionTable.variant_id, orderLineTable.variant_id))
    .where(and(eq(classSessionTable.id, session_id), eq(orderLineTable.state, 'pending_payment')))
    .orderBy(asc(orderLineTable.order_id))
  for (const { order_id } of unpaid)
    await ctx.transaction(async (ctx) => {
      const locked = await lockOrder(ctx, order_id)
      if (locked) await releaseOrder(ctx, locked, { actor: 'staff', kind: 'canceled_unpaid' })
    })
}
