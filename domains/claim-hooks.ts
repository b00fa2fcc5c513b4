import type { Context } from '@sillage/server-kit/context.ts'
import type { LineRow, LockedOrder } from './order/server/lines.ts'
import { revokeRewards } from './review/server/revoke-rewards.ts'

/** What follows when goods were returned, in the transaction of the refund, under the order's lock. */
export const atReturn: (ctx: Context, order: LockedOrder, returned: readonly LineRow[]) => Promise<void> = revokeRewards
