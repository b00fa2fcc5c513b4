import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { sql } from 'drizzle-orm'
import { staffNotice } from '../../audit/server/live.ts'
import { moveStock } from '../../inventory/server/move-stock.ts'
import { type LineState, orderState } from '../words.ts'
import type { LineRow, LockedOrder } from './lines.ts'

/** A line and what it was before a bulk change: in the house, in no parcel. */
export type LineBefore = { line: LineRow; state: LineState }

const undoable: readonly LineState[] = ['preparing', 'on_hold', 'ready', 'shipping']
const inHouse: readonly LineState[] = ['paid', 'preparing', 'on_hold', 'ready']

/**
 * Puts lines of a locked order back where a bulk change took them from. It is the only move against
 * `lineTransitions`, and only between steps of fulfilment: what was sent is in stock and reserved again.
 */
export async function moveBack(ctx: Context, locked: LockedOrder, back: readonly LineBefore[], staff_id: string) {
  const { id: order_id } = locked.order
  const isWrong = ({ line, state }: LineBefore) => !undoable.includes(line.state) || !inHouse.includes(state)
  if (back.some(isWrong)) throw new Problem(409, '지금은 이 상태로 바꿀 수 없어요.', { code: 'not_allowed' })
  const sent = back.filter(({ line }) => line.state === 'shipping').map(({ line }) => line)
  if (sent.length > 0) await moveStock(ctx, 'unship', `order:${order_id}`, sent)
  const moves = JSON.stringify(
    back.map(({ line, state }) => ({ id: line.id, from_state: line.state, to_state: state })),
  )
  for (const { line, state } of back) {
    line.state = state
    line.shipment_id = null
  }
  locked.order.state = orderState(locked.lines.map(({ state }) => state))
  await ctx.db.execute(sql`
    with moving as (
      select * from jsonb_to_recordset(${moves}::jsonb) as each(id int, from_state text, to_state text)
    ), moved as (
      update order_line set state = moving.to_state, shipment_id = null from moving where order_line.id = moving.id
    ), recorded as (
      insert into order_event (order_id, line_id, kind, from_state, to_state, actor, staff_id, created_at)
      select ${order_id}, id, 'undone', from_state, to_state, 'staff', ${staff_id}, ${ctx.now().toISOString()} from moving
    )
    update orders set state = ${locked.order.state} where id = ${order_id} returning id, ${staffNotice} as notified`)
}
