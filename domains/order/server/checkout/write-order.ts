import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { type SQL, sql } from 'drizzle-orm'
import { sumHolds } from '../lines/stock-moves.ts'
import type { Hold, orderLineTable, orderTable } from '../tables.ts'

export type NewOrder = Omit<typeof orderTable.$inferInsert, 'id' | 'state' | 'created_at'>
export type NewLine = Omit<typeof orderLineTable.$inferInsert, 'id' | 'order_id' | 'state' | 'holds'> & {
  holds: Hold[]
}
export type NewPayment = {
  provider: string
  method: string
  state: string
  amount: number
  return_token_hash: string
  expires_at: Date | null
}
type Written = { order_id: number; payment_id: number; held: number; emptied: number[] | null }

/**
 * Writes an order with its lines, its payment and what it holds of the shelves: one statement, so that a busy row is
 * locked for as short as can be. A shelf that has too little gives nothing, and then nothing is written.
 */
export async function writeOrder(ctx: Context, order: NewOrder, lines: readonly NewLine[], payment: NewPayment) {
  const holds = sumHolds(lines)
  const now = ctx.now().toISOString()
  const { rows } = await ctx.db.execute<Written>(sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(holds)}::jsonb) as each(variant_id int, quantity int)
    ), held as (
      update stock set reserved = reserved + wanted.quantity
      from wanted ${holds.length > 1 ? inIdOrder : sql``}
      where stock.variant_id = wanted.variant_id and stock.on_hand - stock.reserved >= wanted.quantity
      returning stock.variant_id, wanted.quantity, stock.on_hand - stock.reserved as left_over
    ), placed as (
      insert into orders (${columnsOf(order)}, created_at)
      select ${columnsOf(order, 'each')}, ${now}
      from jsonb_populate_record(null::orders, ${JSON.stringify(order)}::jsonb) each returning id
    ), written as (
      insert into order_line (order_id, ${columnsOf(lines[0] ?? {})})
      select placed.id, ${columnsOf(lines[0] ?? {}, 'each')}
      from placed, jsonb_populate_recordset(null::order_line, ${JSON.stringify(lines)}::jsonb) each
    ), moved as (
      insert into stock_movement (variant_id, on_hand, reserved, reason, occasion, created_at)
      select held.variant_id, 0, held.quantity, 'ordered', 'order ' || placed.id, ${now} from held, placed
    ), told as (
      insert into order_event (order_id, kind, to_state, actor, created_at)
      select placed.id, 'placed', 'pending_payment', 'buyer', ${now} from placed
    ), paying as (
      insert into payment (order_id, currency, provider, method, state, amount, return_token_hash, expires_at, created_at)
      select placed.id, ${order.currency}, ${payment.provider}, ${payment.method}, ${payment.state}, ${payment.amount},
        ${payment.return_token_hash}, ${payment.expires_at?.toISOString() ?? null}::timestamptz, ${now}
      from placed returning id
    )
    select placed.id as order_id, paying.id as payment_id, (select count(*)::int from held) as held,
      (select array_agg(variant_id) from held where left_over = 0) as emptied
    from placed, paying`)
  const [written] = rows
  if (!written || written.held < holds.length)
    throw new Problem(409, '그사이 다 팔린 상품이 있어요. 장바구니를 확인해 주세요.', { code: 'sold_out' })
  return written
}

/** Rows are locked by their ids upwards, whoever comes: two orders for the same goods never block each other. */
const inIdOrder = sql`join lateral (
  select stock.variant_id from stock where stock.variant_id in (select variant_id from wanted)
  order by stock.variant_id for update) locked on locked.variant_id = wanted.variant_id`

const columnsOf = (row: object, table?: string): SQL =>
  sql.join(
    Object.keys(row).map((name) =>
      table ? sql`${sql.identifier(table)}.${sql.identifier(name)}` : sql.identifier(name),
    ),
    sql`, `,
  )
