import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, inArray, notExists, sql } from 'drizzle-orm'
import { orderLineTable } from '../../order/server/tables.ts'
import { refundTable } from '../../payment/server/tables.ts'
import { lockClaim, moveClaim } from './move-claim.ts'
import { claimLineTable, claimTable } from './tables.ts'

const atOnce = 100

/** Claims whose refund was sent and whose exchange was shipped are done, each in a transaction of its own. */
export async function finishClaims(ctx: Context): Promise<number> {
  const due = await ctx.db
    .select({ id: claimTable.id })
    .from(claimTable)
    .where(
      and(inArray(claimTable.state, ['refunding', 'reshipping']), notExists(openRefund(ctx)), notExists(atHome(ctx))),
    )
    .orderBy(asc(claimTable.id))
    .limit(atOnce)
  for (const { id } of due)
    await ctx.transaction(async (ctx) => {
      const found = await lockClaim(ctx, id)
      // Another instance may have been first, or staff have put it on hold.
      if (found.claim.state !== 'refunding' && found.claim.state !== 'reshipping') return
      await moveClaim(ctx, found, { to: 'done', actor: 'system' })
    })
  return due.length
}

const openRefund = (ctx: Context) =>
  ctx.db
    .select({ one: sql`1` })
    .from(refundTable)
    .where(sql`${refundTable.claim_id} = ${claimTable.id} and ${refundTable.state} <> 'done'`)

const atHome = (ctx: Context) =>
  ctx.db
    .select({ one: sql`1` })
    .from(claimLineTable)
    .innerJoin(orderLineTable, sql`${orderLineTable.id} = ${claimLineTable.replacement_line_id}`)
    .where(
      sql`${claimLineTable.claim_id} = ${claimTable.id} and ${orderLineTable.state} in ('paid', 'preparing', 'on_hold', 'ready')`,
    )
