import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { dryRun } from '@sillage/server-kit/dry-run.ts'
import { inArray } from 'drizzle-orm'
import { orderTable } from '../../order/server/tables.ts'
import { findCourier } from '../../shipping/couriers.ts'
import type { staffShipments } from '../staff-contract.ts'
import { type Bulk, beginBulk, endBulk } from './bulk-changes.ts'
import { shipOrder } from './ship.ts'

type Upload = HandlerInput<typeof staffShipments.upload>['body']
type Row = Upload['rows'][number]
type Outcome = { outcome: 'done' | 'known' | 'refused'; reason: string | null }

/** A courier's list of numbers: each row ships all that is left of its order, or says why not. Uploaded twice, it ships once; undone, all its parcels are. */
export async function uploadTracking(ctx: Context, { rows, dry_run, request_key }: Upload) {
  const numbers = [...new Set(rows.map(({ order_no }) => clean(order_no)))]
  const orders = await ctx.db
    .select({ id: orderTable.id, order_no: orderTable.order_no })
    .from(orderTable)
    .where(inArray(orderTable.order_no, numbers))
  const ids = new Map(orders.map(({ id, order_no }) => [order_no, id]))
  const bulk = dry_run ? null : await beginBulk(ctx, { kind: 'orders.ship', permission: 'shipments', request_key })
  const seen = new Set<string>()
  const outcomes = []
  for (const row of rows) {
    const order_no = clean(row.order_no)
    const isSecond = seen.has(order_no)
    seen.add(order_no)
    const outcome = isSecond
      ? refused('같은 주문 번호가 두 번 있어요. 나누어 보내려면 주문에서 직접 발송해 주세요.')
      : await shipRow(ctx, row, ids.get(order_no), bulk)
    outcomes.push({ order_no, ...outcome })
  }
  const sent = outcomes.filter(({ outcome }) => outcome === 'done').length
  return { rows: outcomes, change_set_id: bulk && (await endBulk(ctx, bulk, { kind: 'orders.ship', after: { sent } })) }
}

const clean = (order_no: string) => order_no.trim().toUpperCase()
const refused = (reason: string): Outcome => ({ outcome: 'refused', reason })

async function shipRow(ctx: Context, row: Row, order_id: number | undefined, bulk: Bulk | null): Promise<Outcome> {
  if (!order_id) return refused('주문을 찾을 수 없어요.')
  const courier = findCourier(row.courier)
  if (!courier) return refused('택배사를 확인해 주세요.')
  const parcel = { courier, tracking_no: row.tracking_no }
  try {
    const { known } = bulk
      ? await shipOrder(ctx, order_id, parcel, bulk)
      : await dryRun(ctx, (ctx) => shipOrder(ctx, order_id, parcel))
    return { outcome: known ? 'known' : 'done', reason: null }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return refused(error.message)
  }
}
