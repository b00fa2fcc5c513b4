import { notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { lockOrder } from '../lines/move-lines.ts'
import { isAllHere } from '../paying/all-here.ts'
import { closeCalledBack, timesTaken } from '../paying/called-back.ts'
import { tellGivenUp, tellUnpaid } from '../paying/tell.ts'
import { requireViewable } from '../view-key.ts'
import { canGiveUp, livingOf } from './can-give-up.ts'
import { listClaimable } from './claimable.ts'
import { readClaims } from './ledger.ts'
import { letGo } from './let-go.ts'
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
    const back = await letGo(ctx, held, { actor: 'buyer', kind: 'canceled_unpaid' })
    await closeCalledBack(ctx, held)
    await tellGivenUp(ctx, held, back)
  })
  return showClaims(ctx, where)
}

/** Staff wait no longer for money that was called back; who asks for it closes what they were shown. What was paid or is over meanwhile is left as it is. */
export const giveUpForBuyer = (ctx: Context, order_id: number) =>
  ctx.transaction(async (ctx) => {
    const held = await lockOrder(ctx, order_id)
    if (!held) throw notFound()
    const living = livingOf(held)
    if (held.order.paid_at !== null || living.length === 0) return
    if (!(await isAllHere(ctx, held)))
      throw new Problem(409, '이미 나간 상품이 있어요. 구매자에게 연락한 뒤 메모를 남기고 닫아 주세요.', {
        code: 'left',
      })
    if (!canGiveUp(held, await listClaimable(ctx, held, await readClaims(ctx, order_id))))
      throw new Problem(409, '진행 중인 신청이 있어요. 신청을 먼저 처리해 주세요.', { code: 'in_claim' })
    const staff_id = requireMember(ctx).mb_id
    const back = await letGo(ctx, held, { actor: 'staff', kind: 'canceled_unpaid', staff_id })
    await tellUnpaid(ctx, { order: held.order, lines: living }, { back, times: await timesTaken(ctx, order_id) })
  })
