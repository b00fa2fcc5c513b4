import type { Context } from '@sillage/server-kit/context.ts'
import { findShopRules } from '../../setting/server/rules.ts'
import type { PointReasonTo } from '../words.ts'
import { findEntry, lockPurse, type PointEntryRow, writeEntry } from './balance.ts'
import { endOfPoints, openLot } from './lots.ts'

type Earning = {
  mb_id: string
  amount: number
  reason: PointReasonTo<'available', null>
  /** What it is for, such as `line:17`: the same reason and occasion bring points once, however often they are named. */
  occasion: string
  memo?: string
  expires_at?: Date
}

/** Gives points as a lot of their own; repeated, it answers with what was given the first time. */
export async function earnPoints(ctx: Context, earning: Earning): Promise<PointEntryRow> {
  const { mb_id, amount, reason, occasion, memo = '' } = earning
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`${amount} points cannot be earned`)
  return ctx.transaction(async (ctx) => {
    const purse = await lockPurse(ctx, mb_id)
    const earlier = await findEntry(ctx, mb_id, { reason, occasion })
    if (earlier) return earlier
    const expires_at = earning.expires_at ?? endOfPoints(ctx.now(), (await findShopRules(ctx)).points_months)
    const lot_id = await openLot(ctx, { mb_id, amount, expires_at })
    return writeEntry(ctx, purse, { reason, occasion, amount, memo, lot_id })
  })
}
