import type { Context } from '@sillage/server-kit/context.ts'
import { issueWelcomeCoupons } from '../../coupon/server/issue.ts'
import { pointRules } from '../words.ts'
import { earnPoints } from './earn.ts'

/** What a new member finds: points, and every coupon meant for new members. Once, however often it is called. */
export async function welcomeMember(ctx: Context, mb_id: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await earnPoints(ctx, { mb_id, amount: pointRules.welcome, reason: 'welcome', occasion: 'welcome' })
    await issueWelcomeCoupons(ctx, mb_id)
  })
}
