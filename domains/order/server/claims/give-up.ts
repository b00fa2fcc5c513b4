import { notFound, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { releaseOrder } from '../checkout/release.ts'
import { type Held, lockOrder, moveLines } from '../lines/move-lines.ts'
import { closeCalledBack, isCalledBack } from '../paying/called-back.ts'
import { giveBackShort } from '../paying/give-back-short.ts'
import { tellGivenUp } from '../paying/tell.ts'
import { requireViewable } from '../view-key.ts'
import { canGiveUp, livingOf } from './can-give-up.ts'
import { listClaimable } from './claimable.ts'
import { readClaims } from './ledger.ts'
import { notNow } from './move-claim.ts'
import type { Where } from './photos.ts'
import { showClaims } from './view.ts'

/** An order nobody has paid, or not wholly, is given up, and what came goes back; one whose payment is under way waits for its end. */
export async function giveUpOrder(ctx: Context, where: Where) {
  await requireViewable(ctx, where.order_id, where.view_key)
  await ctx.transaction(async (ctx) => {
    const held = await lockOrder(ctx, where.order_id)
    if (!held) throw notFound()
    if (held.order.paid_at === null && livingOf(held).length === 0) return
    if (!canGiveUp(held, await listClaimable(ctx, held, await readClaims(ctx, where.order_id)))) throw notNow()
    const back = await giveBackShort(ctx, held, 'given_up')
    const seats = livingOf(held).filter(({ state }) => state === 'granted')
    if (isCalledBack(held)) await waitAgain(ctx, held)
    await releaseOrder(ctx, held, { actor: 'buyer', kind: 'canceled_unpaid', seats })
    if (livingOf(held).length > 0)
      throw new Problem(409, '결제를 확인하고 있어요. 잠시 뒤에 다시 봐 주세요.', { code: 'in_progress' })
    await closeCalledBack(ctx, held)
    await tellGivenUp(ctx, held, back)
  })
  return showClaims(ctx, where)
}

/** What was stopped is what it is now: unpaid. From here on it goes the way of any such order. */
const waitAgain = (ctx: Context, held: Held) =>
  moveLines(
    ctx,
    held,
    livingOf(held).filter(({ state }) => state !== 'granted'),
    { to: 'pending_payment', actor: 'buyer', kind: 'given_up' },
  )
