import type { Context } from '@sillage/server-kit/context.ts'
import { pointRules } from '../words.ts'
import { earnPoints } from './earn.ts'

/** The points of a new member. Once, however often it is called. */
export async function earnWelcomePoints(ctx: Context, mb_id: string): Promise<void> {
  await earnPoints(ctx, { mb_id, amount: pointRules.welcome, reason: 'welcome', occasion: 'welcome' })
}
