import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { queueEach, wakeWorkers } from '@sillage/server-kit/jobs.ts'
import { prepared } from '@sillage/server-kit/prepared.ts'
import { type SQL, sql } from 'drizzle-orm'
import { refreshStock } from '../../catalog/server/refresh-stock.ts'
import type { StockAllocation } from '../../inventory/server/move-stock.ts'
import { shownBelow, sumAllocations } from '../../inventory/server/move-stock.ts'
import type { orderLineTable, orderTable } from '../../order/server/tables.ts'

export type NewOrder = Omit<typeof orderTable.$inferInsert, 'id' | 'state' | 'created_at'>
export type NewLine = Omit<typeof orderLineTable.$inferInsert, 'id' | 'order_id' | 'state' | 'allocations'> & {
  allocations: StockAllocation[]
  /** The place of the line it is an add-on of. */
  add_on_to_id: number | null
}
export type NewPayment = {
  provider: string
  method: string
  state: string
  amount: number
  return_token_hash: string
  expires_at: Date | null
}
type Written = { order_id: number; payment_id: number }

/**
 * Writes an order with its lines, its payment and its reservations: one statement, so that a busy row is locked as
 * briefly as possible. If one variant has too little stock, nothing is reserved and nothing is written: the statement
 * needs no transaction around it.
 */
export async function writeOrder(
  ctx: Context,
  order: NewOrder,
  lines: readonly NewLine[],
  { cart_line_ids, ...payment }: NewPayment & { cart_line_ids: readonly number[] },
) {
  const allocations = sumAllocations(lines)
  const [written] = await statementFor(
    order,
    lines,
    allocations.length !== 1,
  )(ctx.db, {
    ...wantedValues(allocations),
    count: allocations.length,
    order: JSON.stringify(order),
    lines: JSON.stringify(lines),
    cart_line_ids: JSON.stringify(cart_line_ids),
    ...payment,
    expires_at: payment.expires_at?.toISOString() ?? null,
    currency: order.currency,
    now: ctx.now().toISOString(),
  })
  if (!written) throw new Problem(409, '그사이 품절된 상품이 있어요. 장바구니를 확인해 주세요.', { code: 'sold_out' })
  return written
}

const statements = new Map<string, ReturnType<typeof prepared<Written>>>()

/**
 * Two variations: which columns are written, and whether stock has to be locked in order. Each is put together once.
 */
function statementFor(order: NewOrder, lines: readonly NewLine[], many: boolean) {
  const columns = [Object.keys(order), Object.keys(plain(lines[0]))] as const
  const name = `${columns.join(' / ')} ${many}`
  const statement = statements.get(name) ?? prepared<Written>(statementOf(...columns, many))
  statements.set(name, statement)
  return statement
}

const [count, now] = [sql.placeholder('count'), sql.placeholder('now')]

const statementOf = (orderColumns: string[], lineColumns: string[], many: boolean) => sql`
  with wanted as (${many ? severalWanted : oneWanted})${many ? inIdOrder : sql``}, allocated as (
    update stock set reserved = reserved + wanted.quantity from wanted
    where stock.variant_id = wanted.variant_id and ${many ? isAllEnough : isEnough}
    returning stock.variant_id, wanted.quantity, stock.on_hand - stock.reserved as left_over
  ), placed as (
    insert into orders (${namesOf(orderColumns)}, created_at)
    select ${namesOf(orderColumns, 'each')}, ${now}
    from jsonb_populate_record(null::orders, ${sql.placeholder('order')}::jsonb) each
    where (select count(*) from allocated) = ${count} returning id
  ), ${linesBeside(lineColumns)}, from_cart as (
    insert into order_cart_line (order_id, cart_line_id)
    select placed.id, value::int from placed, jsonb_array_elements_text(${sql.placeholder('cart_line_ids')}::jsonb)
  ), moved as (
    insert into stock_movement (variant_id, on_hand, reserved, reason, occasion, created_at)
    select allocated.variant_id, 0, allocated.quantity, 'reserve', 'order:' || placed.id, ${now} from allocated, placed
  ), event as (
    insert into order_event (order_id, kind, to_state, actor, created_at)
    select placed.id, 'placed', 'pending_payment', 'buyer', ${now} from placed
  ), paying as (
    insert into payment (order_id, ${namesOf(paymentColumns)}, created_at)
    select placed.id, ${sql.join(
      paymentColumns.map((name) => sql.placeholder(name)),
      sql`, `,
    )}, ${now} from placed returning id
  ), few as (
    select jsonb_agg(variant_id) as variant_ids from allocated where left_over < ${shownBelow(sql`allocated`)} having count(*) > 0
  ), queued as (
    ${queueEach(refreshStock, sql`to_jsonb(few)`, sql`few`)}
  ), woken as (select ${wakeWorkers} from queued)
  select placed.id as order_id, paying.id as payment_id, (select count(*) from woken) as woken from placed, paying`

// Of one row the database knows that it is one: of a list it expects a hundred, and reads the whole stock for them.
const oneWanted = sql`select ${sql.placeholder('variant_id')}::int as variant_id, ${sql.placeholder('quantity')}::int as quantity`
const severalWanted = sql`
  select * from jsonb_to_recordset(${sql.placeholder('allocations')}::jsonb) as each(variant_id int, quantity int)`

function wantedValues(allocations: readonly StockAllocation[]) {
  const [first, ...others] = allocations
  return first && others.length === 0 ? first : { allocations: JSON.stringify(allocations) }
}

const paymentColumns = ['currency', 'provider', 'method', 'state', 'amount', 'return_token_hash', 'expires_at']

/** Rows are always locked by ascending id: two orders for the same goods never block each other. */
const inIdOrder = sql`, locked as (
  select stock.variant_id, wanted.quantity, stock.on_hand - stock.reserved as free
  from stock join wanted using (variant_id) order by stock.variant_id for update of stock)`

/**
 * The rows as they were locked, and as they were when the statement began, which is what an update looks at first: if
 * one of the two has too little stock, nothing is reserved. Stock that is returned just then is sold to the next buyer.
 */
const isAllEnough = sql`(select count(*) from locked where free >= quantity) = ${count}
  and (select count(*) from wanted join stock using (variant_id) where on_hand - reserved >= quantity) = ${count}`
const isEnough = sql`stock.on_hand - stock.reserved >= wanted.quantity`

/** An add-on comes with the place of the line it is bought beside, and is written with that line's id. */
const linesBeside = (columns: string[]): SQL => sql`numbered as (
    select nextval('order_line_id_seq')::int as line_id, each.*
    from jsonb_populate_recordset(null::order_line, ${sql.placeholder('lines')}::jsonb) each
  ), written as (
    insert into order_line (id, order_id, add_on_to_id, ${namesOf(columns)})
    select line_id, placed.id, (select main.line_id from numbered main where main.position = numbered.add_on_to_id),
      ${namesOf(columns, 'numbered')}
    from placed, numbered
  )`

function plain(line: NewLine | undefined): object {
  const { add_on_to_id: _, ...rest } = line ?? { add_on_to_id: null }
  return rest
}

const namesOf = (names: string[], table?: string): SQL =>
  sql.join(
    names.map((name) => (table ? sql`${sql.identifier(table)}.${sql.identifier(name)}` : sql.identifier(name))),
    sql`, `,
  )
