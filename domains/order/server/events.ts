import type { Context } from '@sillage/server-kit/context.ts'
import { forgetOldest } from '@sillage/server-kit/forget-oldest.ts'
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

const daysKept = 5 * 365 + 2

/** Once a day: what happened to an order is part of its contract, whose records the law wants for five years. */
export const forgetOrderEvents = (ctx: Context) => forgetOldest(ctx, orderEventTable, daysKept)
