import { notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { lockOrder } from '../../order/server/lines.ts'
import { requireViewable } from '../../order/server/view-key.ts'
import { closeReversal, timesUnmatched } from '../../payment/server/deposits/deposit-reversal.ts'
import { isUnfulfilled } from '../../payment/server/deposits/fulfilment-status.ts'
import { notifyCanceledUnpaid, notifyUnpaid } from '../../payment/server/messages.ts'
import { canCancelUnpaid, openLines } from './can-cancel-unpaid.ts'
import { listClaimable } from './claimable.ts'
import { readClaims } from './ledger.ts'
import { refuseMove } from './move-claim.ts'
import type { Where } from './photos.ts'
import { releaseUnpaid } from './release-unpaid.ts'
import { showClaims } from './view.ts'

/** An order nobody has paid, or not wholly, is given up, and what came goes back; one whose payment is under way waits for its end. */
export async function cancelUnpaidOrder(ctx: Context, where: Where) {
  await requireViewable(ctx, where.order_id, where.view_key)
  await ctx.transaction(async (ctx) => {
    const held = await lockOrder(ctx, where.order_id)
    if (!held) throw notFound()
    if (held.order.paid_at === null && openLines(held).length === 0) return
    if (!canCancelUnpaid(held, await listClaimable(ctx, held, await readClaims(ctx, where.order_id))))
      throw refuseMove()
    const back = await releaseUnpaid(ctx, held, { actor: 'buyer', kind: 'canceled_unpaid' })
    await closeReversal(ctx, held)
    await notifyCanceledUnpaid(ctx, held, back)
  })
  return showClaims(ctx, where)
}

/** Staff wait no longer for money that was called back; who asks for it closes what they were shown. What was paid or is over meanwhile is left as it is. */
export const cancelUnpaidForBuyer = (ctx: Context, order_id: number) =>
  ctx.transaction(async (ctx) => {
    const held = await lockOrder(ctx, order_id)
    if (!held) throw notFound()
    const living = openLines(held)
    if (held.order.paid_at !== null || living.length === 0) return
    if (!(await isUnfulfilled(ctx, held)))
      throw new Problem(409, '이미 나간 상품이 있어요. 구매자에게 연락한 뒤 메모를 남기고 닫아 주세요.', {
        code: 'left',
      })
    if (!canCancelUnpaid(held, await listClaimable(ctx, held, await readClaims(ctx, order_id))))
      throw new Problem(409, '진행 중인 신청이 있어요. 신청을 먼저 처리해 주세요.', { code: 'in_claim' })
    const staff_id = requireMember(ctx).mb_id
    const back = await releaseUnpaid(ctx, held, { actor: 'staff', kind: 'canceled_unpaid', staff_id })
    await notifyUnpaid(ctx, { order: held.order, lines: living }, { back, times: await timesUnmatched(ctx, order_id) })
  })
