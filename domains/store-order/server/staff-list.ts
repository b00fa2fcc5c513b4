import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { addDays, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { keysetOrder } from '@sillage/server-kit/keyset-order.ts'
import { and, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { findStores } from '../../store/server/pickup-stores.ts'
import type { staffStoreOrders } from '../contract.ts'
import { storeOrderTable } from './tables.ts'

/** Receipts of the stores' tills, those imported last first. */
export async function listForStaff(ctx: Context, { query }: HandlerInput<typeof staffStoreOrders.list>) {
  const { store_id, tied, payment, day, keyword, limit } = query
  const { order, rest } = keysetOrder(storeOrderTable.id, query)
  const rows = await ctx.db
    .select()
    .from(storeOrderTable)
    .where(
      and(
        store_id ? eq(storeOrderTable.store_id, store_id) : undefined,
        tied && (tied === 'yes' ? isNotNull(storeOrderTable.mb_id) : isNull(storeOrderTable.mb_id)),
        keyword
          ? or(sql`starts_with(${storeOrderTable.receipt_no}, ${keyword})`, eq(storeOrderTable.mb_id, keyword))
          : undefined,
        payment && eq(storeOrderTable.payment, payment),
        day ? boughtOn(day) : undefined,
        rest,
      ),
    )
    .orderBy(order)
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ id }) => id)
  const stores = await findStores(
    ctx,
    shown.map((row) => row.store_id),
  )
  const data = shown.map(({ lines, bought_at, ...row }) => ({
    ...row,
    store: stores.get(row.store_id) ?? null,
    bought_at: bought_at.toISOString(),
    goods: lines.map(({ name, quantity }) => (quantity > 1 ? `${name} ${quantity}` : name)).join(', '),
  }))
  return { data, next_after }
}

const boughtOn = (day: string) =>
  and(
    gte(storeOrderTable.bought_at, startOfSeoulDay(day)),
    lt(storeOrderTable.bought_at, addDays(startOfSeoulDay(day), 1)),
  )
