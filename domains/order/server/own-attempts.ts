import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, sql } from 'drizzle-orm'
import { cartHash, memberCart, visitorCart } from '../../cart/server/owner.ts'
import { orderTable } from './tables.ts'

/** A cart, or a quotation, and those of its lines that are about to be ordered. */
export type Attempted = { cart_mark: string; line_ids: readonly number[] }

const inTheAir = sql`exists (select 1 from payment where payment.order_id = orders.id
  and payment.state in ('in_progress', 'unknown', 'underpaid', 'overpaid', 'done'))`

const isOneOf = (line_ids: readonly number[]) =>
  sql`order_cart_line.cart_line_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(line_ids)}::jsonb))`

/**
 * Earlier unpaid orders of these cart lines without a payment in progress: a new order cancels them and releases what they
 * reserve. An order for other lines of the same cart stays, unless its lines have left the cart since.
 */
export const ownAttempts = ({ cart_mark, line_ids }: Attempted) => sql`
  select id from orders where cart_mark = ${cart_mark} and state = 'pending_payment' and not ${inTheAir}
  and (quotation_id is not null or exists (
    select 1 from order_cart_line left join cart_line on cart_line.id = order_cart_line.cart_line_id
    where order_cart_line.order_id = orders.id and (cart_line.id is null or ${isOneOf(line_ids)})))`

/** Why lines of a cart cannot be ordered now: they are in another order that a new one may not replace. */
export async function unavailableReason(ctx: Context, tried: Attempted): Promise<Problem | null> {
  const { rows } = await ctx.db.execute<{ is_paying: boolean }>(sql`
    select state = 'pending_payment' and ${inTheAir} as is_paying
    from order_cart_line join orders on orders.id = order_cart_line.order_id
    where not released and ${isOneOf(tried.line_ids)} and orders.id not in (${ownAttempts(tried)})`)
  if (rows.length === 0) return null
  return rows.some(({ is_paying }) => is_paying)
    ? new Problem(409, '앞선 결제를 확인하고 있어요. 잠시 뒤에 다시 확인해 주세요.', { code: 'in_progress' })
    : new Problem(409, '이미 주문한 상품이에요. 주문 내역을 확인해 주세요.', { code: 'ordered' })
}

/** At sign-in the visitor's cart joins the member's, and so do unpaid orders of it: the member's next order replaces them. */
export async function moveAttempts(ctx: Context, mb_id: string): Promise<void> {
  const { cart_key } = ctx.visitor.cookies
  if (!cart_key) return
  await ctx.db
    .update(orderTable)
    .set({ cart_mark: cartHash(memberCart(mb_id)) })
    .where(and(eq(orderTable.cart_mark, cartHash(visitorCart(cart_key))), eq(orderTable.state, 'pending_payment')))
}
