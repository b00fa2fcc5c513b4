import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../order/words.ts'
import { effectOfDropping } from './claim-interdependence.ts'
import type { LockedClaim } from './ledger.ts'
import { readClaims } from './ledger.ts'
import { moveClaim } from './move-claim.ts'
import { refundLines, requestRefund } from './settle-claim.ts'
import { claimTable } from './tables.ts'

type Dropping = {
  to: 'withdrawn' | 'rejected'
  actor: Actor
  staff_id?: string | null
  answer?: string
  /** What was paid out because of it is the shop's loss, or the next claim's to bear. */
  despite_loss?: boolean
}

/** A claim comes to nothing, and what others were settled with because of it is put right, or is in the way. */
export async function dropClaim(ctx: Context, found: LockedClaim, dropping: Dropping): Promise<void> {
  const { held, claim } = found
  const { to, actor, staff_id = null, answer = '', despite_loss = false } = dropping
  const { lost, back } = await effectOfDropping(ctx, held, claim, await readClaims(ctx, held.order.id))
  if (lost > 0 && !despite_loss) throw counted[to]()
  if (back) {
    await requestRefund(ctx, found, { refund: back, staff_id })
    await refundLines(ctx, found, back)
    await ctx.db.update(claimTable).set({ settled: back }).where(eq(claimTable.id, claim.id))
    claim.settled = back
  }
  await moveClaim(ctx, found, { to, actor, staff_id, note: answer, set: answer ? { answer } : {} })
}

const counted = {
  withdrawn: () =>
    new Problem(
      409,
      '이 신청을 함께 세어 다른 상품의 환불이 나갔어요. 철회하려면 고객센터 1800-8914로 연락해 주세요.',
      {
        code: 'counted',
      },
    ),
  rejected: () =>
    new Problem(409, '이 신청을 함께 세어 다른 환불이 이미 나갔어요. 더 나간 금액을 확인하고 다시 거절해 주세요.', {
      code: 'counted',
    }),
}
