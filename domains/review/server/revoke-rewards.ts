import type { Context } from '@sillage/server-kit/context.ts'
import type { LineRow, LockedOrder } from '../../order/server/lines.ts'
import { endedStates } from '../../order/words.ts'
import { revokeReturnedReward } from './reward.ts'

/** Points for a review of returned goods are revoked with the last piece: a buyer who keeps one may review it. */
export async function revokeRewards(
  ctx: Context,
  { order, lines }: LockedOrder,
  gone: readonly LineRow[],
): Promise<void> {
  const { mb_id } = order
  if (!mb_id) return
  for (const order_line_id of new Set(gone.flatMap((line) => cameFrom(line, lines)))) {
    const pieces = lines.filter((line) => cameFrom(line, lines).includes(order_line_id))
    if (pieces.every(({ state }) => endedStates.some((ended) => ended === state)))
      await revokeReturnedReward(ctx, { mb_id, order_line_id })
  }
}

/** A line and those it was split from. */
function cameFrom(line: LineRow, lines: readonly LineRow[]): number[] {
  const whole = lines.find(({ id }) => id === line.split_from_id)
  return [line.id, ...(whole ? cameFrom(whole, lines) : [])]
}
