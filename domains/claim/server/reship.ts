import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq } from 'drizzle-orm'
import { kitPartTable } from '../../catalog/server/offer-tables.ts'
import type { StockAllocation } from '../../inventory/server/move-stock.ts'
import { moveStock } from '../../inventory/server/move-stock.ts'
import { addLine } from '../../order/server/change-order.ts'
import { addOrderEvent } from '../../order/server/events.ts'
import { type LineRow, moveLines } from '../../order/server/lines.ts'
import { listExchangeOptions } from './exchange-options.ts'
import type { ClaimLineRow, LockedClaim } from './ledger.ts'
import { moveClaim, refuseMove } from './move-claim.ts'
import { revokePoints } from './revoke-points.ts'
import { restock } from './settle-claim.ts'
import { stepClaim } from './staff.ts'
import { claimLineTable, claimTable } from './tables.ts'

/**
 * Sends the other variant: it is reserved, takes the old line's place in the order at the same price, and is packed like
 * any other. A shipping fee that the buyer owes came by bank transfer, and staff say that it did.
 */
export const reshipClaim = (ctx: Context, claim_id: number, { paid }: { paid: boolean }) =>
  stepClaim(ctx, claim_id, 'reship', ['reshipping', 'done'], async (ctx, found, staff_id) => {
    const { locked, claim, lines } = found
    if (claim.kind !== 'exchange' || claim.settled) throw refuseMove()
    if (claim.preview.to_pay > 0 && !paid)
      throw new Problem(409, '고객이 내야 할 금액이 입금됐는지 확인해 주세요.', { code: 'to_pay' })
    const earned = lines.filter(({ state }) => state === 'confirmed')
    await replaceLines(ctx, found, staff_id)
    await moveLines(ctx, locked, lines, { to: 'exchanged', actor: 'staff', kind: 'exchanged', staff_id })
    await restock(ctx, found)
    await revokePoints(ctx, locked, earned)
    await ctx.db.update(claimTable).set({ settled: claim.preview }).where(eq(claimTable.id, claim.id))
    claim.settled = claim.preview
    await moveClaim(ctx, found, { to: 'reshipping', actor: 'staff', staff_id })
  })

async function replaceLines(ctx: Context, { locked, claimed, lines }: LockedClaim, staff_id: string) {
  const order_id = locked.order.id
  for (const each of claimed) {
    const line = lines.find(({ id }) => id === each.line_id)
    if (!line) throw new Error(`line ${each.line_id} is gone`)
    const replacement = await replacementOf(ctx, line, each)
    if (!(await moveStock(ctx, 'reserve', `order:${order_id}`, [replacement])))
      throw new Problem(409, '교환할 옵션이 품절됐어요. 환불로 바꿔 주세요.', { code: 'sold_out' })
    const added = await addLine(ctx, locked, replacement)
    await ctx.db
      .update(claimLineTable)
      .set({ replacement_line_id: added.id })
      .where(and(eq(claimLineTable.claim_id, each.claim_id), eq(claimLineTable.line_id, line.id)))
    const to_state = added.state
    const about = { order_id, line_id: added.id, claim_id: each.claim_id }
    await addOrderEvent(ctx, { ...about, kind: 'replacement', to_state, actor: 'staff', staff_id })
  }
}

/** The pieces as a line of the other variant, in the state of a line that is being packed. */
async function replacementOf(ctx: Context, line: LineRow, { exchange_variant_id }: ClaimLineRow) {
  const found = (await listExchangeOptions(ctx, [exchange_variant_id ?? 0])).get(exchange_variant_id ?? 0)
  if (!found) throw new Error(`line ${line.id} has nothing to be exchanged for`)
  const { variant, name, name_en } = found
  const { id: _, ...copy } = line
  return {
    ...copy,
    variant_id: variant.id,
    sku: variant.sku,
    weight_g: variant.weight_g,
    unit_cost_krw: variant.cost_krw,
    option_name: name,
    option_name_en: name_en,
    allocations: await allocationsOf(ctx, variant.id),
    state: 'preparing' as const,
    split_from_id: null,
    shipment_id: null,
    delivered_at: null,
    confirmed_at: null,
  }
}

async function allocationsOf(ctx: Context, variant_id: number): Promise<StockAllocation[]> {
  const parts = await ctx.db
    .select({ variant_id: kitPartTable.part_variant_id, quantity: kitPartTable.quantity })
    .from(kitPartTable)
    .where(eq(kitPartTable.kit_variant_id, variant_id))
    .orderBy(asc(kitPartTable.part_variant_id))
  return parts.length > 0 ? parts : [{ variant_id, quantity: 1 }]
}
