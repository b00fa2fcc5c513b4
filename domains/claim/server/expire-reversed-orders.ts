import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq } from 'drizzle-orm'
import { isOverdue } from '../../checkout/server/expire.ts'
import { lockOrder } from '../../order/server/lines.ts'
import { orderTable } from '../../order/server/tables.ts'
import { closeReversal, isReversedSql, timesUnmatched } from '../../payment/server/deposits/deposit-reversal.ts'
import { notifyUnpaid } from '../../payment/server/messages.ts'
import { canCancelUnpaid, openLines } from './can-cancel-unpaid.ts'
import { listClaimable } from './claimable.ts'
import { readClaims } from './ledger.ts'
import { releaseUnpaid } from './release-unpaid.ts'

/**
 * Orders whose money was called back and did not come again in their days. Where something has left the house, or a claim
 * is open, it waits for somebody: it stays reported. So there is no handful at once: those left would fill it.
 */
export async function expireReversedOrders(ctx: Context): Promise<void> {
  const due = await ctx.db
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(and(isReversedSql, isOverdue(ctx)))
    .orderBy(orderTable.expires_at)
  for (const { id } of due) await ctx.transaction((ctx) => end(ctx, id))
}

async function end(ctx: Context, id: number): Promise<void> {
  const held = await lockOrder(ctx, id)
  // It may have been paid, or given more time, since it was found.
  const still = await ctx.db.$count(orderTable, and(eq(orderTable.id, id), isReversedSql, isOverdue(ctx)))
  if (!held || still === 0 || !canCancelUnpaid(held, await listClaimable(ctx, held, await readClaims(ctx, id)))) return
  const lines = openLines(held)
  const back = await releaseUnpaid(ctx, held, { actor: 'system', kind: 'expired' })
  await closeReversal(ctx, held)
  await notifyUnpaid(ctx, { order: held.order, lines }, { back, times: await timesUnmatched(ctx, id) })
}
