import type { Context } from '@sillage/server-kit/context.ts'
import { classRefundAt, type Share } from '../../../tssa/refunds.ts'
import { classTimes } from '../lines/class-times.ts'
import type { Held } from '../lines/move-lines.ts'

/** Of each class of an order, by the id of its line: the share of its fee that goes back at a time. */
export async function classShares(ctx: Context, held: Held, at: Date): Promise<Map<number, Share>> {
  const times = await classTimes(ctx, held)
  return new Map(
    [...times].map(([line_id, time]): [number, Share] => [line_id, classRefundAt(time, at)?.back ?? [0, 1]]),
  )
}
