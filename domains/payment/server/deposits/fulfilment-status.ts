import type { Context } from '@sillage/server-kit/context.ts'
import { findSessions } from '../../../course/server/class-times.ts'
import type { OrderRow } from '../../../order/server/lines.ts'
import type { LineState } from '../../../order/words.ts'
import { isOpenLine } from './deposit-reversal.ts'

type Bought = { kind: string; product_id: number; variant_id: number; state: LineState }
type Looked = { order: Pick<OrderRow, 'created_at'>; lines: readonly Bought[] }

const atHome: readonly LineState[] = ['pending_payment', 'paid', 'preparing', 'held', 'ready']

/** Whether all that is left of an order is still here: nothing of it was sent, and no class has begun. */
export async function isUnfulfilled(ctx: Context, { order, lines }: Looked): Promise<boolean> {
  const away = lines.filter(({ state }) => isOpenLine(state) && !atHome.includes(state))
  if (away.some(({ state }) => state !== 'granted')) return false
  const sessions = await findSessions(ctx, away, order.created_at)
  return [...sessions.values()].every((session) => !session || session.starts_at > ctx.now())
}
