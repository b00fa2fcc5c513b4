import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { orderTable } from '../../../order/server/tables.ts'
import type { staffMoney } from '../../staff-contract.ts'
import { paymentTable } from '../tables.ts'

const daysLooked = 30
const most = 20

/** Orders whose transfer has not arrived in full; those that expired come last. */
export async function listAwaited(ctx: Context, { query }: HandlerInput<typeof staffMoney.listAwaited>) {
  const name = sql<string>`${orderTable.buyer}->>'name'`
  const missing_amount = sql<number>`${paymentTable.amount} - ${paymentTable.deposited_amount} + ${paymentTable.canceled_amount}`
  const keyword = query.keyword.replaceAll(/\s/g, '')
  const digits = keyword.replaceAll(/[,원₩]/g, '')
  const data = await ctx.db
    .select({
      payment_id: paymentTable.id,
      order_id: orderTable.id,
      order_no: orderTable.order_no,
      name,
      state: paymentTable.state,
      missing_amount,
    })
    .from(orderTable)
    .innerJoin(paymentTable, eq(paymentTable.order_id, orderTable.id))
    .where(
      and(
        gt(orderTable.created_at, addDays(ctx.now(), -daysLooked)),
        eq(paymentTable.provider, 'bank'),
        inArray(paymentTable.state, ['waiting_for_deposit', 'underpaid', 'expired']),
        keyword
          ? or(
              sql`starts_with(${orderTable.order_no}, ${keyword.toUpperCase()})`,
              sql`strpos(replace(${name}, ' ', ''), ${keyword}) > 0`,
              /^\d{1,9}$/.test(digits) ? sql`${missing_amount} = ${Number(digits)}` : undefined,
            )
          : undefined,
      ),
    )
    .orderBy(sql`${paymentTable.state} = 'expired'`, desc(orderTable.id))
    .limit(most)
  return { data }
}
