import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { sql } from 'drizzle-orm'

/**
 * Once a day: which lines of a cart an order was made of, once the order is decided and the lines have left the cart. Not
 * at once: another tab that read the cart right before it was paid must still find that its lines are taken.
 */
export const forgetCartLines = (ctx: Context) =>
  ctx.db.execute(sql`
    delete from order_cart_line using orders
    where orders.id = order_cart_line.order_id and orders.state <> 'pending_payment'
      and orders.created_at < ${addDays(ctx.now(), -1).toISOString()}::timestamptz
      and not exists (select 1 from cart_line where cart_line.id = order_cart_line.cart_line_id)`)
