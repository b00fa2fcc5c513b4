import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { dryRun } from '@sillage/server-kit/dry-run.ts'
import { eq, inArray } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { addOrderEvent } from '../../order/server/events.ts'
import { moveLines } from '../../order/server/lines.ts'
import { orderTable } from '../../order/server/tables.ts'
import type { LineState } from '../../order/words.ts'
import type { staffOrders } from '../staff-order-contract.ts'
import { movesAlong, type StaffMove } from '../staff-words.ts'
import { type Bulk, beginBulk, endBulk, keepOrderChange, statesOf } from './bulk-changes.ts'
import { advanceTo, choosePieces, type Pieces, requireLocked, requirePaid } from './choose-pieces.ts'
import { notifyOnHold, notifyPreparing, notifyReady } from './messages.ts'
import { showStaffOrder } from './staff-show.ts'

type Move = { to: StaffMove; note: string; answer: string; lines?: Pieces }

/** Named lines may also go back; the machine of lines says whether. */
const named: readonly LineState[] = ['paid', 'preparing', 'on_hold', 'ready']

/** Moves an order's lines, alone or as one of many that are undone together. Returns how many moved. */
async function moveOrder(ctx: Context, order_id: number, { to, note, answer, lines }: Move, bulk?: Bulk) {
  const staff_id = requireMember(ctx).mb_id
  if (to === 'on_hold' && note === '') throw invalid('note', '보류하는 이유를 적어 주세요.')
  return ctx.transaction(async (ctx) => {
    const locked = await requireLocked(ctx, order_id)
    const before = locked.order.state
    // Unpaid orders are neither packed nor announced as ready for pickup.
    if (to !== 'on_hold') requirePaid(locked)
    const chosen = await choosePieces(ctx, locked, lines, lines ? named : movesAlong[to])
    const going = chosen.filter(({ state }) => state !== to)
    const states = statesOf(going)
    if (to === 'ready') await advanceTo(ctx, locked, going, to, { staff_id, note })
    await moveLines(ctx, locked, going, { to, actor: 'staff', kind: to, note, staff_id })
    if (going.length === 0) return 0
    if (to === 'preparing') await notifyPreparing(ctx, locked, going, bulk)
    if (to === 'on_hold') await notifyOnHold(ctx, locked, going, { answer, not_before: bulk?.not_before })
    if (to === 'ready' && locked.order.delivery === 'pickup') await notifyReady(ctx, locked, bulk)
    await writeAudit(ctx, {
      action: `order.${to}`,
      subject: `order:${order_id}`,
      before: { state: before },
      after: { state: locked.order.state, line_ids: going.map(({ id }) => id), note, answer },
    })
    if (bulk) await keepOrderChange(ctx, bulk, locked, { lines: going, before: states })
    return going.length
  })
}

export async function moveStaffOrder(ctx: Context, { params, body }: HandlerInput<typeof staffOrders.move>) {
  const moved = await moveOrder(ctx, params.order_id, body)
  // A repeated move that is done is answered with the current state; an impossible one is refused.
  if (moved === 0 && !body.lines) await requireReached(ctx, params.order_id, body.to)
  return showStaffOrder(ctx, params.order_id)
}

async function requireReached(ctx: Context, order_id: number, to: StaffMove) {
  const [order] = await ctx.db.select().from(orderTable).where(eq(orderTable.id, order_id))
  if (order?.state !== to) throw new Problem(409, '지금은 이 상태로 바꿀 수 없어요.', { code: 'not_allowed' })
}

/**
 * Moves many orders, each by itself: one that cannot move is listed with the reason and stops no other. Those that moved
 * are undone as one.
 */
export async function moveStaffOrders(ctx: Context, { body }: HandlerInput<typeof staffOrders.moveMany>) {
  const { to, note, answer, dry_run, request_key } = body
  const order_ids = [...new Set(body.order_ids)]
  const orders = await ctx.db
    .select({ id: orderTable.id, order_no: orderTable.order_no, state: orderTable.state })
    .from(orderTable)
    .where(inArray(orderTable.id, order_ids))
  const known = new Map(orders.map((order) => [order.id, order]))
  const bulk = dry_run ? null : await beginBulk(ctx, { kind: 'orders.move', permission: 'orders', request_key, note })
  const rows = []
  for (const order_id of order_ids) {
    const attempt = (ctx: Context) => moveOrder(ctx, order_id, { to, note, answer }, bulk ?? undefined)
    const { order_no = '', state = null } = known.get(order_id) ?? {}
    const row = { order_id, order_no, state }
    rows.push({ ...row, ...(await outcomeOf(() => (dry_run ? dryRun(ctx, attempt) : attempt(ctx)))) })
  }
  const moved = rows.filter(({ outcome }) => outcome === 'done').length
  return { rows, change_set_id: bulk && (await endBulk(ctx, bulk, { kind: 'orders.move', after: { to, moved } })) }
}

async function outcomeOf(attempt: () => Promise<number>) {
  try {
    const moved = await attempt()
    if (moved > 0) return { outcome: 'done' as const, reason: null }
    return { outcome: 'refused' as const, reason: '옮길 수 있는 상품이 없어요.' }
  } catch (error) {
    // An error of a field is the same for all orders: it belongs to the form.
    if (!(error instanceof Problem) || error.errors) throw error
    return { outcome: 'refused' as const, reason: error.message }
  }
}

/** A memo for staff in the order's history. */
export async function writeMemo(ctx: Context, { params, body }: HandlerInput<typeof staffOrders.memo>) {
  const { order_id } = params
  return ctx.transaction(async (ctx) => {
    const [order] = await ctx.db.select({ id: orderTable.id }).from(orderTable).where(eq(orderTable.id, order_id))
    if (!order) throw notFound('주문을 찾을 수 없어요.')
    const staff_id = requireMember(ctx).mb_id
    const event = await addOrderEvent(ctx, { order_id, kind: 'memo', actor: 'staff', staff_id, note: body.note })
    await writeAudit(ctx, { action: 'order.memo', subject: `order:${order_id}`, before: null, after: body })
    return { ...event, created_at: event.created_at.toISOString() }
  })
}
