import { randomUUID } from 'node:crypto'
import { Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { withdraw } from '@sillage/server-kit/outbox.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { and, eq, inArray, like, sql } from 'drizzle-orm'
import type { Permission } from '../../audit/permissions.ts'
import { writeAudit, writeAudits } from '../../audit/server/audit.ts'
import {
  beginChangeSet,
  type ChangeArea,
  endChangeSet,
  keepRows,
  requireNotUndone,
} from '../../change-set/server/change-sets.ts'
import { type ChangedRow, keyOfRow } from '../../change-set/server/write-rows.ts'
import { claimedLines } from '../../claim/server/open-claims.ts'
import { changeLots } from '../../inventory/server/take-lots.ts'
import { withdrawNews } from '../../notification/server/notify.ts'
import { notificationTable } from '../../notification/server/tables.ts'
import type { LineRow, LockedOrder } from '../../order/server/lines.ts'
import { moveBack } from '../../order/server/move-back.ts'
import { orderLineTable, orderTable, shipmentTable } from '../../order/server/tables.ts'
import type { LineState } from '../../order/words.ts'
import { undoMinutes } from '../staff-words.ts'
import { requireLocked } from './choose-pieces.ts'
import { shipmentLotTable } from './lot-tables.ts'

/** A change of many orders that is undone as one: its messages wait, so that they are undone with it. */
export type Bulk = { change_set_id: number; not_before: Date }

const rowsOf = {
  line: { table: orderLineTable, key: orderLineTable.id },
  parcel: { table: shipmentTable, key: shipmentTable.id, reason: '택배사에 접수된 택배예요.' },
  message: { table: outboxTable, key: outboxTable.id, reason: '손님에게 알림이 나갔어요.' },
  news: { table: notificationTable, key: notificationTable.id, reason: '손님이 알림을 읽었어요.' },
} as const

/** Orders that were moved or sent many at once. An order goes back as a whole, or stays (decision 095). */
export const orderChanges: ChangeArea = {
  name: 'orders',
  tables: [rowsOf.line, rowsOf.parcel, rowsOf.message, rowsOf.news],
  async lock(ctx, rows) {
    for (const order_id of ordersOf(rows)) await requireLocked(ctx, order_id)
  },
  async findStuck(ctx, rows) {
    const lines = rows.filter(({ table_name }) => table_name === 'order_line')
    const claimed = await claimedLines(
      ctx,
      lines.map(({ row_id }) => row_id),
    )
    return lines
      .filter(({ row_id }) => claimed.has(row_id))
      .map((row) => ({ row, reason: '취소나 반품을 신청한 상품이 있어요.' }))
  },
  async restore(ctx, rows) {
    for (const order_id of ordersOf(rows)) await restoreOrder(ctx, order_id, rows.filter(isOf(order_id)))
  },
  settle: (ctx, rows, { kind }) =>
    writeAudits(
      ctx,
      rows
        .filter(({ table_name }) => table_name === 'order_line')
        .map(({ row_id, whole, before, after }) => ({
          action: `${kind}.undo` as const,
          subject: whole ?? '',
          before: { line_id: row_id, ...before },
          after: { line_id: row_id, ...after },
        })),
    ),
  async namesOf(ctx, rows) {
    const orders = await ctx.db
      .select({ id: orderTable.id, order_no: orderTable.order_no })
      .from(orderTable)
      .where(inArray(orderTable.id, ordersOf(rows)))
    const names = new Map(orders.map(({ id, order_no }) => [`order:${id}`, order_no]))
    return new Map(rows.map((row) => [keyOfRow(row), names.get(row.whole ?? '') ?? '']))
  },
}

const wholeOf = (order_id: number) => `order:${order_id}`
const isOf = (order_id: number) => (row: ChangedRow) => row.whole === wholeOf(order_id)

/** In the order in which every bulk change locks them. */
const ordersOf = (rows: readonly ChangedRow[]) =>
  [...new Set(rows.map(({ whole }) => Number(whole?.slice('order:'.length))))].sort((a, b) => a - b)

type Begun = {
  kind: 'orders.move' | 'orders.ship'
  permission: Permission
  request_key?: string | undefined
  note?: string
}

/** Begins a bulk change. Each order joins it in its own transaction: what is done half way can be undone. */
export async function beginBulk(ctx: Context, { request_key = randomUUID(), ...begun }: Begun): Promise<Bulk> {
  const change_set_id = await beginChangeSet(ctx, orderChanges, { ...begun, request_key })
  return { change_set_id, not_before: new Date(ctx.now().getTime() + undoMinutes * 60_000) }
}

type Ended = { kind: Begun['kind']; after: object }

/** Writes down that it was done, and answers what undoes it; null where no order was changed. */
export const endBulk = (ctx: Context, { change_set_id }: Bulk, { kind, after }: Ended) =>
  ctx.transaction(async (ctx) => {
    const id = await endChangeSet(ctx, change_set_id)
    if (id) await writeAudit(ctx, { action: kind, subject: 'orders', before: null, after: { ...after, change_set_id } })
    return id
  })

type Moved = { lines: readonly LineRow[]; before: ReadonlyMap<number, LineState>; shipment_id?: number }

export const statesOf = (lines: readonly LineRow[]) => new Map(lines.map(({ id, state }) => [id, state]))

/** Keeps what a bulk change did to one order, and which messages wait because of it, in the transaction of the change. */
export async function keepOrderChange(ctx: Context, { change_set_id }: Bulk, locked: LockedOrder, moved: Moved) {
  const { order } = locked
  const { lines, before, shipment_id } = moved
  await requireNotUndone(ctx, change_set_id)
  const whole = wholeOf(order.id)
  const lineRows = lines.map(({ id, state, quantity, shipment_id }) => ({
    table_name: 'order_line',
    row_id: id,
    before: { state: before.get(id), quantity, shipment_id: null },
    after: { state, quantity, shipment_id },
    whole,
  }))
  const [parcel] = shipment_id ? await ctx.db.select().from(shipmentTable).where(eq(shipmentTable.id, shipment_id)) : []
  const added = (table_name: string, row_id: number, after: object): ChangedRow => ({
    table_name,
    row_id,
    before: {},
    after: { ...after },
    whole,
  })
  const { messages, news } = await sentNow(ctx, order)
  await keepRows(ctx, change_set_id, [
    ...lineRows,
    ...(parcel ? [added('shipment', parcel.id, pickParcel(parcel))] : []),
    ...messages.map(({ id }) => added('outbox', id, { state: 'waiting' })),
    ...news.map(({ id }) => added('notification', id, { read_at: null })),
  ])
}

const pickParcel = ({ courier, tracking_no, state, steps }: typeof shipmentTable.$inferSelect) => ({
  courier,
  tracking_no,
  state,
  steps,
})

/** Messages that this transaction wrote about the order. */
async function sentNow(ctx: Context, { id, mb_id }: LockedOrder['order']) {
  const messages = await ctx.db
    .select({ id: outboxTable.id })
    .from(outboxTable)
    .where(and(eq(outboxTable.about, wholeOf(id)), eq(outboxTable.created_at, sql`now()`)))
  const { occasion, created_at } = notificationTable
  const news = mb_id
    ? await ctx.db
        .select({ id: notificationTable.id })
        .from(notificationTable)
        .where(
          and(eq(notificationTable.mb_id, mb_id), eq(created_at, sql`now()`), like(occasion, `% ${wholeOf(id)} %`)),
        )
    : []
  return { messages, news }
}

async function restoreOrder(ctx: Context, order_id: number, rows: readonly ChangedRow[]) {
  const idsOf = (table: string) => rows.filter(({ table_name }) => table_name === table).map(({ row_id }) => row_id)
  const locked = await requireLocked(ctx, order_id)
  const states = new Map(
    // Written by `keepOrderChange`, which takes it from the line.
    rows.map(({ table_name, row_id, before }) => [table_name === 'order_line' ? row_id : 0, before.state as LineState]),
  )
  const back = locked.lines.flatMap((line) => {
    const state = states.get(line.id)
    return state ? [{ line, state }] : []
  })
  await moveBack(ctx, locked, back, requireMember(ctx).mb_id)
  for (const shipment_id of idsOf('shipment')) await removeParcel(ctx, shipment_id)
  if (!(await withdraw(ctx, idsOf('outbox'))))
    throw new Problem(409, '손님에게 알림이 나가는 중이에요. 잠시 뒤에 다시 해 주세요.', { code: 'changed' })
  await withdrawNews(ctx, locked.order.mb_id, idsOf('notification'))
}

/** The parcel was never given to the courier: its lots are in the house as before. */
async function removeParcel(ctx: Context, shipment_id: number) {
  const lots = await ctx.db
    .delete(shipmentLotTable)
    .where(eq(shipmentLotTable.shipment_id, shipment_id))
    .returning({ lot_id: shipmentLotTable.lot_id, by: shipmentLotTable.quantity })
  await changeLots(
    ctx,
    lots.toSorted((a, b) => a.lot_id - b.lot_id),
  )
  await ctx.db.delete(shipmentTable).where(eq(shipmentTable.id, shipment_id))
}
