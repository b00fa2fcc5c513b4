import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { orderNoteTable, orderTable } from '../../order/server/tables.ts'
import type { StaffOrderNote, staffOrders } from '../staff-order-contract.ts'

const blank: StaffOrderNote = { note: '', version: 0, staff_id: '', changed_at: null }

export async function readOrderNote(ctx: Context, order_id: number): Promise<StaffOrderNote> {
  const [row] = await ctx.db.select().from(orderNoteTable).where(eq(orderNoteTable.order_id, order_id))
  return row ? { ...row, changed_at: row.changed_at.toISOString() } : blank
}

/** Two people may write at once: the second is refused, and chooses between both texts. */
export async function saveOrderNote(ctx: Context, { params, body }: HandlerInput<typeof staffOrders.saveNote>) {
  const { order_id } = params
  return ctx.transaction(async (ctx) => {
    const [order] = await ctx.db.select({ id: orderTable.id }).from(orderTable).where(eq(orderTable.id, order_id))
    if (!order) throw notFound('주문을 찾을 수 없어요.')
    const before = await readOrderNote(ctx, order_id)
    // The same text again, as after an answer that was lost, changes nothing.
    if (before.note === body.note) return before
    if (!(await writeNote(ctx, order_id, body)))
      throw new Problem(409, '그사이 다른 사람이 이 메모를 수정했어요.', { code: 'outdated' })
    await writeAudit(ctx, {
      action: 'order.note',
      subject: `order:${order_id}`,
      before: { note: before.note },
      after: { note: body.note },
    })
    return readOrderNote(ctx, order_id)
  })
}

/** Whether it was still the version that its writer had seen. */
async function writeNote(ctx: Context, order_id: number, { note, version }: { note: string; version: number }) {
  const changes = { note, version: version + 1, staff_id: requireMember(ctx).mb_id, changed_at: ctx.now() }
  const { order_id: id, version: seen } = orderNoteTable
  const written =
    version === 0
      ? await ctx.db
          .insert(orderNoteTable)
          .values({ order_id, ...changes })
          .onConflictDoNothing()
          .returning({ id })
      : await ctx.db
          .update(orderNoteTable)
          .set(changes)
          .where(and(eq(id, order_id), eq(seen, version)))
          .returning({ id })
  return written.length > 0
}
