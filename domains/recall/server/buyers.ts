import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { type Context, isStaffWith } from '@sillage/server-kit/context.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { ClaimState } from '../../claim/words.ts'
import { findLot, listOptionsOf } from '../../inventory/server/lots.ts'
import type { staffRecalls } from '../contract.ts'

type Row = {
  order_id: number
  order_no: string
  quantity: number
  shipped_at: Date
  buyer: { name: string; hp: string; email: string }
  notified_at: Date | null
  claim_id: number | null
  claim_state: ClaimState | null
}

const idList = (ids: readonly number[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)`

/** Orders with pieces of these lots, by order: what left, and when first. */
export const ordersOf = (lot_ids: readonly number[]): SQL => sql`
  select shipment.order_id, sum(sent.quantity)::int as quantity, min(shipment.shipped_at) as shipped_at
  from shipment_lot sent join shipment on shipment.id = sent.shipment_id
  where sent.lot_id in ${idList(lot_ids)} group by shipment.order_id`

/** The lot in all options it came in. */
export async function lotIdsOf(ctx: Context, lot_id: number) {
  const lot = await findLot(ctx, lot_id)
  const options = await listOptionsOf(ctx, lot)
  return { lot, options, lot_ids: options.map(({ id }) => id) }
}

export async function listBuyers(ctx: Context, { query }: HandlerInput<typeof staffRecalls.buyers>) {
  const { after, limit } = query
  const { lot, lot_ids } = await lotIdsOf(ctx, query.lot_id)
  const { rows } = await ctx.db.execute<Row>(sql`
    select sold.order_id, orders.order_no, sold.quantity, sold.shipped_at, orders.buyer, reached.notified_at,
      reached.claim_id, claim.state as claim_state
    from (${ordersOf(lot_ids)}) sold join orders on orders.id = sold.order_id
    left join recall on recall.product_id = ${lot.product_id} and lower(recall.lot) = lower(${lot.lot})
    left join recall_order reached on reached.recall_id = recall.id and reached.order_id = sold.order_id
    left join claim on claim.id = reached.claim_id
    where ${after ? sql`sold.order_id < ${after}` : sql`true`} order by sold.order_id desc limit ${limit + 1}`)
  const { shown, next_after } = toKeyset(rows, limit, ({ order_id }) => order_id)
  const maySee = isStaffWith(ctx, 'orders')
  const data = shown.map(({ buyer, shipped_at, notified_at, ...row }) => ({
    ...row,
    name: maySee ? buyer.name : null,
    hp: maySee ? buyer.hp : null,
    email: maySee ? buyer.email : null,
    shipped_at: new Date(shipped_at).toISOString(),
    notified_at: notified_at && new Date(notified_at).toISOString(),
  }))
  return { data, next_after }
}
