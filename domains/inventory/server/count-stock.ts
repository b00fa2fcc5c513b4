import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { changeMany } from '../../catalog/server/change-many.ts'
import { findTargets } from '../../catalog/server/change-targets.ts'
import type { staffStock } from '../contract.ts'
import { lotChanges, stockChanges } from './receive-lots.ts'

type Body = HandlerInput<typeof staffStock.count>['body']

/** A stocktake replaces the quantity in stock; goods received are added to it. */
export async function countStock(ctx: Context, { body }: { body: Body }) {
  const { mode, rows, dry_run, request_key } = body
  const change = { permission: 'stock', dry_run, request_key } as const
  if (mode === 'count')
    return changeMany(ctx, { ...change, rows: rows.map(toCounted), kind: 'catalog.count', reason: 'counted' })
  return changeMany(ctx, {
    ...change,
    rows: await listReceived(ctx, rows),
    kind: 'catalog.receive',
    reason: 'received',
    also: { area: stockChanges, changes: (ctx, variants) => lotChanges(ctx, lotsIn(rows, variants)) },
  })
}

/** What came in with a lot number. */
const lotsIn = (rows: Body['rows'], variants: ReadonlyMap<number, number>) =>
  rows.flatMap(({ lot, best_before, counted: quantity }, at) => {
    const variant_id = variants.get(at)
    return variant_id && lot && quantity > 0 ? [{ variant_id, lot, best_before: best_before ?? null, quantity }] : []
  })

const toCounted = ({ sku, counted, seen }: Body['rows'][number]) => ({
  sku,
  set: { on_hand: counted },
  ...(seen !== undefined && { seen: { on_hand: seen } }),
})

/** What is there now is sent along as seen: if it changes before the pieces are added, the row is refused. */
async function listReceived(ctx: Context, rows: Body['rows']) {
  const wanted = rows.map(({ sku }) => ({ sku, set: {} }))
  const find = await findTargets(ctx, wanted, { lock: false })
  return rows.map(({ sku, counted, seen }) => {
    const now = seen ?? find({ sku, set: {} })?.variant?.on_hand ?? 0
    return { sku, set: { on_hand: now + counted }, seen: { on_hand: now } }
  })
}
