import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, gt, inArray, lt, lte } from 'drizzle-orm'
import { nightEnds } from '../../message/server/permit.ts'
import { lockPayment } from './change-payment.ts'
import { notifyReminder } from './messages.ts'
import { paymentTable } from './tables.ts'

const waiting = ['waiting_for_deposit', 'underpaid'] as const
const daysAhead = 1
/** A buyer who ordered only now has just been notified. */
const daysOld = 0.5
const atOnce = 200

/** Reminds buyers whose transfer is due soon; each once, and none at night. */
export async function remindBuyers(ctx: Context): Promise<void> {
  const now = ctx.now()
  if (nightEnds(now)) return
  for (let after = 0; ; ) {
    const due = await ctx.db
      .select({ id: paymentTable.id })
      .from(paymentTable)
      .where(
        and(
          inArray(paymentTable.state, [...waiting]),
          gt(paymentTable.id, after),
          gt(paymentTable.expires_at, now),
          lte(paymentTable.expires_at, addDays(now, daysAhead)),
          lt(paymentTable.created_at, addDays(now, -daysOld)),
        ),
      )
      .orderBy(asc(paymentTable.id))
      .limit(atOnce)
    for (const { id } of due) await remind(ctx, id)
    after = due.at(-1)?.id ?? 0
    if (due.length < atOnce) return
  }
}

/** Checked again under the order's lock: the money may just have arrived. */
const remind = (ctx: Context, payment_id: number) =>
  ctx.transaction(async (ctx) => {
    const { payment, locked } = await lockPayment(ctx, payment_id)
    const { account } = payment.details
    if (!(waiting as readonly string[]).includes(payment.state) || !account) return
    // Where the bank took the money back later, staff speak with the buyer.
    if (locked.order.state !== 'pending_payment') return
    await notifyReminder(ctx, locked, payment, account)
  })
