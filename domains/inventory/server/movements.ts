import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { type SQL, sql } from 'drizzle-orm'
import { restockAlertTable } from '../../catalog/server/offer-tables.ts'
import type { NamedMovement, staffStock } from '../contract.ts'
import { findStock, option } from './staff-stock.ts'

type Row = Omit<NamedMovement, 'order_id' | 'created_at'> & { occasion: string; created_at: Date }

/** Changes of stock, the newest first, with the order each was for. */
async function readMovements(ctx: Context, condition: SQL, limit: number) {
  const { rows } = await ctx.db.execute<Row>(sql`
    select movement.id::int as id, movement.on_hand, movement.reserved, movement.reason, movement.occasion,
      movement.mb_id, movement.created_at, movement.variant_id, variant.sku, product.name, product.name_en,
      ${option} as option
    from stock_movement movement join variant on variant.id = movement.variant_id
      join product on product.id = variant.product_id
    where ${condition} order by movement.id desc limit ${limit + 1}`)
  const { shown, next_after } = toKeyset(rows, limit, ({ id }) => id)
  return {
    data: shown.map(({ occasion, created_at, ...row }) => ({
      ...row,
      order_id: orderIn(occasion),
      created_at: new Date(created_at).toISOString(),
    })),
    next_after,
  }
}

const before = (after: number | undefined) => (after ? sql`movement.id < ${after}` : sql`true`)

/** Every change of one stock row. */
export async function listMovements(ctx: Context, { params, query }: HandlerInput<typeof staffStock.movements>) {
  const { variant_id } = await findStock(ctx, params.variant_id)
  return readMovements(ctx, sql`movement.variant_id = ${variant_id} and ${before(query.after)}`, query.limit)
}

export const listAllMovements = (ctx: Context, { query }: HandlerInput<typeof staffStock.allMovements>) =>
  readMovements(ctx, before(query.after), query.limit)

/** An order names itself as `order:12`. */
const orderIn = (occasion: string) => Number(/^order:(\d{1,9})\b/.exec(occasion)?.[1] ?? 0) || null

const shownRows = 200

/** Which orders have reserved pieces that were not sent yet: the sum of their movements is what they still hold. */
export async function listReservations(ctx: Context, variant_id: number) {
  await findStock(ctx, variant_id)
  const { rows } = await ctx.db.execute<{ occasion: string; quantity: number; since: Date }>(sql`
    select occasion, sum(reserved)::int as quantity, min(created_at) as since from stock_movement
    where variant_id = ${variant_id} and reserved <> 0
    group by occasion having sum(reserved) > 0 order by since limit ${shownRows}`)
  return rows.map(({ occasion, quantity, since }) => ({
    order_id: orderIn(occasion),
    quantity,
    since: new Date(since).toISOString(),
  }))
}

/** Members with a restock alert, those who asked first. */
export async function listWaiting(ctx: Context, variant_id: number) {
  await findStock(ctx, variant_id)
  const { rows } = await ctx.db.execute<{ mb_id: string; name: string; created_at: Date }>(sql`
    select alert.mb_id, member.mb_name as name, alert.created_at from ${restockAlertTable} alert
    join member on member.mb_id = alert.mb_id where alert.variant_id = ${variant_id}
    order by alert.created_at, alert.mb_id limit ${shownRows}`)
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: new Date(created_at).toISOString() }))
}
