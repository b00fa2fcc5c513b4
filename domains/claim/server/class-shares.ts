import type { Context } from '@sillage/server-kit/context.ts'
import { classTimes } from '../../course/server/class-times.ts'
import type { LockedOrder } from '../../order/server/lines.ts'
import { classRefundAt, type Share } from '../../setting/class-refunds.ts'

/** Of each class of an order, by the id of its line: the share of its fee that is refunded at a time. */
export async function classShares(ctx: Context, locked: LockedOrder, at: Date): Promise<Map<number, Share>> {
  const times = await classTimes(ctx, locked)
  return new Map(
    [...times].map(([line_id, time]): [number, Share] => [line_id, classRefundAt(time, at)?.back ?? [0, 1]]),
  )
}
