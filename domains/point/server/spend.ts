import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { findShopRules } from '../../setting/server/rules.ts'
import { type PointReasonTo, pointRules } from '../words.ts'
import { findEntry, lockPurse, type PointEntryRow, writeEntry } from './balance.ts'
import { partsOf, sumOf, takeFromLots } from './lots.ts'
import { pointUseTable } from './tables.ts'

type Spending = { mb_id: string; amount: number; occasion: string }

/** Pays with points, those that end first going first; repeated for one occasion, it pays once. */
export async function spendPoints(ctx: Context, { mb_id, amount, occasion }: Spending): Promise<PointEntryRow> {
  refuseOddAmount(amount, (await findShopRules(ctx)).points_minimum)
  return takePoints(ctx, { mb_id, amount, occasion, reason: 'spent' })
}

/** The rules of spending. */
function refuseOddAmount(amount: number, minimum: number) {
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount < minimum)
    throw invalid('points', '한 번에 쓸 수 있는 최소 적립금보다 적어요.')
  if (amount % pointRules.unit !== 0) throw invalid('points', '적립금은 10원 단위로 쓸 수 있어요.')
}

type Taking = Spending & { reason: Exclude<PointReasonTo<'spent' | 'revoked'>, 'revoked'>; memo?: string }

/** Takes exactly this much or nothing, and remembers from which lots. */
export async function takePoints(ctx: Context, { mb_id, amount, ...movement }: Taking): Promise<PointEntryRow> {
  return ctx.transaction(async (ctx) => {
    const purse = await lockPurse(ctx, mb_id)
    const earlier = await findEntry(ctx, mb_id, movement)
    if (earlier) return earlier
    const parts = partsOf(purse.lots, amount)
    if (sumOf(parts) < amount) throw invalid('points', '적립금이 부족해요.')
    await takeFromLots(ctx, parts)
    const entry = await writeEntry(ctx, purse, { ...movement, amount: -amount })
    await ctx.db.insert(pointUseTable).values(parts.map((part) => ({ ...part, entry_id: entry.id })))
    return entry
  })
}
