import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq } from 'drizzle-orm'
import { isOverdue } from '../checkout/release.ts'
import { lockOrder } from '../lines/move-lines.ts'
import { closeCalledBack, standsCalledBack, timesTaken } from '../paying/called-back.ts'
import { tellUnpaid } from '../paying/tell.ts'
import { orderTable } from '../tables.ts'
import { canGiveUp, livingOf } from './can-give-up.ts'
import { listClaimable } from './claimable.ts'
import { readClaims } from './ledger.ts'
import { letGo } from './let-go.ts'

/**
 * Orders whose money was called back and did not come again in their days. Where something has left the house, or a claim
 * is open, it waits for somebody: it stays reported. So there is no handful at once: those left would fill it.
 */
export async function endCalledBack(ctx: Context): Promise<void> {
  const due = await ctx.db
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(and(standsCalledBack, isOverdue(ctx)))
    .orderBy(orderTable.expires_at)
  for (const { id } of due) await ctx.transaction((ctx) => end(ctx, id))
}

async function end(ctx: Context, id: number): Promise<void> {
  const held = await lockOrder(ctx, id)
  // It may have been paid, or given more time, since it was found.
  const still = await ctx.db.$count(orderTable, and(eq(orderTable.id, id), standsCalledBack, isOverdue(ctx)))
  if (!held || still === 0 || !canGiveUp(held, await listClaimable(ctx, held, await readClaims(ctx, id)))) return
  const lines = livingOf(held)
  const back = await letGo(ctx, held, { actor: 'system', kind: 'expired' })
  await closeCalledBack(ctx, held)
  await tellUnpaid(ctx, { order: held.order, lines }, { back, times: await timesTaken(ctx, id) })
}
