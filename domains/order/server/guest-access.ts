import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { isPassword } from '../../member/server/password.ts'
import { limit } from '../../rate-limits.ts'
import { orderTable } from './tables.ts'
import { viewKeyOf } from './view-key.ts'

/**
 * A guest finds their order by its number and password. Every failure has the same answer and takes the same time, so
 * that a stranger cannot find out which numbers exist.
 */
export async function findGuestOrder(ctx: Context, { order_no, password }: { order_no: string; password: string }) {
  await limit(ctx, 'order.find', { order: order_no.toUpperCase() })
  const [order] = await ctx.db
    .select({ id: orderTable.id, hash: orderTable.guest_password_hash })
    .from(orderTable)
    .where(and(eq(orderTable.order_no, order_no.toUpperCase()), isNull(orderTable.mb_id)))
  const isRight = await isPassword(password, order?.hash ?? undefined, 'guest')
  if (!order || !isRight)
    throw new Problem(422, '주문 번호나 비밀번호가 맞지 않아요.', {
      errors: { password: ['주문 번호나 비밀번호가 맞지 않아요.'] },
    })
  return { order_id: order.id, view_key: viewKeyOf(ctx, order.id) }
}
