import type { Context } from '@sillage/server-kit/context.ts'
import { findSessions } from '../../../course/server/class-times.ts'
import type { OrderRow } from '../../../order/server/lines.ts'
import { isOpenLine, type LineState } from '../../../order/words.ts'

type Bought = { kind: string; product_id: number; variant_id: number; state: LineState }
type Looked = { order: Pick<OrderRow, 'created_at'>; lines: readonly Bought[] }

/** Not sent yet. */
const unsent: readonly LineState[] = ['pending_payment', 'paid', 'preparing', 'on_hold', 'ready']

/** Whether nothing of an order was sent, and no class of it has begun. */
export async function isUnfulfilled(ctx: Context, { order, lines }: Looked): Promise<boolean> {
  const away = lines.filter(({ state }) => isOpenLine(state) && !unsent.includes(state))
  if (away.some(({ state }) => state !== 'granted')) return false
  const sessions = await findSessions(ctx, away, order.created_at)
  return [...sessions.values()].every((session) => !session || session.starts_at > ctx.now())
}
