import { earnPoints } from '@sillage/domains/point/server/earn.ts'
import { expirePoints } from '@sillage/domains/point/server/expire.ts'
import { restorePoints } from '@sillage/domains/point/server/restore-points.ts'
import { revokeEarnedPoints } from '@sillage/domains/point/server/revoke-points.ts'
import { spendPoints } from '@sillage/domains/point/server/spend.ts'
import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { demoTime, type Seeding } from '../seeding.ts'
import { hanasYear } from './hanas-year.ts'

const mb_id = 'hana'

/** The year is lived through, not written down: whatever the services keep in step is in step here too. */
export async function seedPoints({ ctx }: Seeding) {
  for (const move of hanasYear) await live(daysAgo(ctx, move.days_ago), move)
}

async function live(ctx: Context, move: (typeof hanasYear)[number]) {
  const occasion = (days_ago: number) => `demo:${days_ago}`
  if (move.kind === 'expired') return expirePoints(ctx)
  const { amount } = move
  const now = { mb_id, amount, occasion: occasion(move.days_ago) }
  if (move.kind === 'spent') return spendPoints(ctx, now)
  if (move.kind === 'restored') return restorePoints(ctx, { mb_id, amount, occasion: occasion(move.of), times: 1 })
  if (move.kind === 'revoked') return revokeEarnedPoints(ctx, { mb_id, amount, occasion: occasion(move.of), times: 1 })
  if (move.kind !== 'granted') return earnPoints(ctx, { ...now, reason: move.kind })
  const expires_at = addDays(ctx.now(), move.lives_days)
  return earnPoints(ctx, { ...now, reason: move.kind, memo: move.memo, expires_at })
}

/** The same shop on another day, in the seeding's own transaction. */
function daysAgo(ctx: Context, days: number): Context {
  const at = demoTime(ctx.now(), days, 0)
  const then: Context = { ...ctx, now: () => at, transaction: (action) => action(then) }
  return then
}
