import { canMove } from '@sillage/kit/machine.ts'
import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { ctesOf, type Part, readsOf } from '@sillage/server-kit/cte.ts'
import { preparedQuery } from '@sillage/server-kit/prepared.ts'
import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { staffNotice } from '../../audit/server/live.ts'
import { followSeats, splitSeats } from '../../course/server/enrolments.ts'
import { moveStock, type StockEffect } from '../../inventory/server/move-stock.ts'
import { atSeatsFreed } from '../../order-hooks.ts'
import { shareOfLine } from '../../pricing/line-share.ts'
import { type Actor, type LineState, lineTransitions, type OrderEventKind, orderState } from '../words.ts'
import { orderLineTable, orderTable } from './tables.ts'

export type OrderRow = typeof orderTable.$inferSelect
export type LineRow = typeof orderLineTable.$inferSelect

/**
 * An order while this transaction has it locked: every change begins here, so that changes of one order follow each
 * other.
 */
export type LockedOrder = { order: OrderRow; lines: LineRow[] }

export async function lockOrder(ctx: Context, order_id: number): Promise<LockedOrder | null> {
  const [order] = await ctx.db.select().from(orderTable).where(eq(orderTable.id, order_id)).for('update')
  return order ? withLines(ctx, order) : null
}

/** The same to look at only: it may have moved on by the time it is read. */
export async function readOrder(ctx: Context, order_id: number): Promise<LockedOrder | null> {
  const [order] = await ctx.db.select().from(orderTable).where(eq(orderTable.id, order_id))
  return order ? withLines(ctx, order) : null
}

/** An order as it stood at one moment, with the mark of its row: every change of an order changes that. */
export type SeenOrder = LockedOrder & { mark: string }

/** What a statement that reads `orders` returns beside its columns, so that the order was seen with it. */
export const seenColumns = {
  mark: sql<string>`orders.xmin::text`,
  lines: sql<
    LineRow[]
  >`(select json_agg(order_line order by position, id) from order_line where order_id = orders.id)`.mapWith(
    (lines: Record<string, unknown>[] | null) => (lines ?? []).map(toLine),
  ),
}

const lineColumns = Object.entries(getTableColumns(orderLineTable))

/** A line as drizzle reads it, of the JSON that the database makes of one. */
const toLine = (json: Record<string, unknown>) =>
  Object.fromEntries(
    lineColumns.map(([name, column]) => {
      const value = json[column.name] ?? null
      return [name, value === null ? null : column.mapFromDriverValue(value)]
    }),
  ) as LineRow // The columns of the table, each read as drizzle reads it.

/** A condition: the order has not changed since it was seen. */
export const isAsSeen = ({ mark }: SeenOrder): SQL => sql`orders.xmin::text = ${mark}`

/** A locked order with what was bought. */
export async function withLines(ctx: Context, order: OrderRow): Promise<LockedOrder> {
  return { order, lines: await linesOf(ctx.db, { order_id: order.id }) }
}

const linesOf = preparedQuery((db) =>
  db
    .select()
    .from(orderLineTable)
    .where(eq(orderLineTable.order_id, sql.placeholder('order_id')))
    .orderBy(asc(orderLineTable.position), asc(orderLineTable.id)),
)

type Move = {
  to: LineState
  actor: Actor
  kind: OrderEventKind
  note?: string
  staff_id?: string | null
  /** What else changes in the order's own row with it, begun with a comma. */
  header?: SQL
  /** What else happens with it; left out where no line moves. */
  also?: readonly Part[]
  /** In place of the lock: what must hold of the order's row as it is then. Else nothing is written, and `isMissed`. */
  only?: SQL
}

/** What a move does to stock: pieces are reserved from the order until they are sent or canceled. */
function effectOf(from: LineState, to: LineState): StockEffect | null {
  const atHome = ['pending_payment', 'paid', 'preparing', 'on_hold', 'ready'].includes(from)
  if (to === 'shipping' || to === 'granted') return 'ship'
  if (from === 'granted' && to === 'pending_payment') return 'unship'
  if (['canceled', 'canceled_unpaid', 'sold_out'].includes(to)) return atHome ? 'release' : 'restock'
  return null
}

/**
 * Moves lines of a locked order: refuses what the transitions do not allow, moves stock, writes the event, and returns
 * the order's state afterwards. Lines that are already there are left alone, so that repeating it is harmless.
 */
export async function moveLines(
  ctx: Context,
  locked: LockedOrder,
  lines: readonly LineRow[],
  move: Move,
): Promise<LineRow[]> {
  const { to, actor, kind, note = '', staff_id = null, header = sql``, also = [], only } = move
  const moving = lines.filter(({ state }) => state !== to)
  if (moving.length === 0) return []
  const stuck = moving.find(({ state }) => !canMove(lineTransitions, state, to))
  if (stuck) throw new Problem(409, '지금은 이 상태로 바꿀 수 없어요.', { code: 'not_allowed' })
  const { id: order_id } = locked.order
  for (const [effect, group] of Map.groupBy(moving, ({ state }) => effectOf(state, to)))
    if (effect) await moveStock(ctx, effect, `order:${order_id}`, group)
  const now = ctx.now().toISOString()
  const from = JSON.stringify(moving.map(({ id, state }) => ({ id, from_state: state })))
  for (const line of moving) line.state = to
  locked.order.state = orderState(locked.lines.map((line) => line.state))
  const state = only ? sql`case when ${only} then ${locked.order.state}::text else ${miss} end` : locked.order.state
  // One statement: lines, events, and the order's state.
  await ctx.db.execute(sql`
    with moving as (
      select * from jsonb_to_recordset(${from}::jsonb) as each(id int, from_state text)
    ), moved as (
      update order_line set state = ${to}${reachedAtColumn(to, now)} from moving where order_line.id = moving.id
    ), recorded as (
      insert into order_event (order_id, line_id, kind, from_state, to_state, actor, note, staff_id, created_at)
      select ${order_id}, id, ${kind}, from_state, ${to}, ${actor}, ${note}, ${staff_id}, ${now} from moving
    )${ctesOf(also)}
    update orders set state = ${state}${header} where id = ${order_id} returning id, ${staffNotice} as notified${readsOf(also)}`)
  if (moving.some(isClass)) await moveSeats(ctx, locked.order, moving)
  return moving
}

// Nothing but a failure takes back what the other parts of a statement have written. A text that is no number is one
// that says in the log of the database what happened.
const changedMeanwhile = 'has changed since it was read'
const miss = sql`(('order ' || orders.id || ${sql.raw(`' ${changedMeanwhile}'`)})::int)::text`

/** Whether a move failed because the order was no longer what it had to be. */
export const isMissed = (error: unknown): boolean =>
  error instanceof Error && (error.message.endsWith(`${changedMeanwhile}"`) || isMissed(error.cause))

const isClass = ({ kind }: LineRow) => kind === 'class'
const freed: readonly LineState[] = ['canceled', 'canceled_unpaid', 'sold_out']

async function moveSeats(ctx: Context, order: OrderRow, moved: readonly LineRow[]) {
  await followSeats(ctx, order, moved)
  const seats = moved.filter((line) => isClass(line) && freed.includes(line.state))
  if (seats.length > 0)
    await atSeatsFreed(
      ctx,
      seats.map(({ variant_id }) => variant_id),
    )
}

/** Some states are remembered by when they were reached. */
function reachedAtColumn(to: LineState, now: string): SQL {
  if (to === 'delivered') return sql`, delivered_at = ${now}`
  return to === 'confirmed' ? sql`, confirmed_at = ${now}` : sql``
}

/**
 * Changes the mark of an order's row where only its lines have changed: who has read the order must read it again
 * (docs/decisions/089). A fence asks for it beside each write of a line.
 */
export const touchOrder = (ctx: Context, order_id: number) =>
  ctx.db
    .update(orderTable)
    .set({ state: sql`${orderTable.state}` })
    .where(eq(orderTable.id, order_id))

/** A part of a line's pieces becomes a line of its own, its money shared to the last won. */
export async function splitLine(ctx: Context, locked: LockedOrder, line: LineRow, quantity: number): Promise<LineRow> {
  if (quantity === line.quantity) return line
  if (quantity < 1 || quantity > line.quantity) throw new Problem(422, '수량을 확인해 주세요.', { code: 'quantity' })
  const part = shareOfLine(line, quantity)
  const rest = {
    quantity: line.quantity - quantity,
    discount_amount: line.discount_amount - part.discount_amount,
    point_amount: line.point_amount - part.point_amount,
    total_amount: line.total_amount - part.total_amount,
  }
  await ctx.db.update(orderLineTable).set(rest).where(eq(orderLineTable.id, line.id))
  Object.assign(line, rest)
  const { id: _, ...copy } = line
  const [added] = await ctx.db
    .insert(orderLineTable)
    .values({ ...copy, ...part, split_from_id: line.id })
    .returning()
  if (!added) throw new Error('an inserted line was not returned')
  locked.lines.push(added)
  await touchOrder(ctx, line.order_id)
  if (isClass(line)) await splitSeats(ctx, line, added)
  return added
}
