import type { Context } from '@sillage/server-kit/context.ts'
import { getTableColumns } from 'drizzle-orm'
import { staffNotice } from '../../audit/server/live.ts'
import type { Actor, LineState, OrderEventKind } from '../words.ts'
import { orderEventTable } from './tables.ts'

type NewEvent = {
  order_id: number
  kind: OrderEventKind
  actor: Actor
  line_id?: number
  claim_id?: number
  to_state?: LineState
  staff_id?: string | null
  note?: string
}

/** Records what happened to an order, and notifies open consoles. Moves of lines write their own events. */
export async function addOrderEvent(ctx: Context, event: NewEvent) {
  const [written] = await ctx.db
    .insert(orderEventTable)
    .values({ ...event, created_at: ctx.now() })
    .returning({ ...getTableColumns(orderEventTable), notified: staffNotice })
  if (!written) throw new Error('an inserted event was not returned')
  const { notified: _, ...row } = written
  return row
}
