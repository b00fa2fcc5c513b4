import type { Context } from '@sillage/server-kit/context.ts'
import { findShopRules } from '../../setting/server/rules.ts'
import { earnPoints } from './earn.ts'

/** The points of a new member. Once, however often it is called; none where the shop gives none. */
export async function earnWelcomePoints(ctx: Context, mb_id: string): Promise<void> {
  const { points_welcome: amount } = await findShopRules(ctx)
  if (amount > 0) await earnPoints(ctx, { mb_id, amount, reason: 'welcome', occasion: 'welcome' })
}
