import type { Client } from '@sillage/kit/client.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import type { contract } from '../../contract.ts'
import { settle } from '../../payment/server/settle.ts'
import { paymentTable } from '../../payment/server/tables.ts'
import { buy, type Wish } from './buyer.ts'

/** Buys something and pays it. */
export async function buyPaid(ctx: Context, client: Client<typeof contract>, variant_id: number, wish: Wish = {}) {
  return payPlaced(ctx, await buy(client, variant_id, wish))
}

type Bought = Awaited<ReturnType<typeof buy>>

/** Pays an order that was placed. */
export async function payPlaced(ctx: Context, placed: Bought) {
  const [payment] = await ctx.db.select().from(paymentTable).where(eq(paymentTable.order_id, placed.order_id))
  if (!payment) throw new Error('an order has a payment')
  const { order_no, currency, total_amount: amount } = placed
  await settle(ctx, payment.id, { state: 'done', order_no, currency, amount })
  return placed
}
