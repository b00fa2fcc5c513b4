import { notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { writeAudit } from '../../audit/server/audit.ts'
import { releaseOrder } from '../../checkout/server/expire.ts'
import { type LockedOrder, lockOrder, moveLines } from '../../order/server/lines.ts'
import { requireViewable } from '../../order/server/view-key.ts'
import { isOpenLine } from '../../order/words.ts'
import { isUnfulfilled } from '../../payment/server/deposits/fulfilment-status.ts'
import { refundUnderpayment } from '../../payment/server/deposits/refund-underpayment.ts'
import { refuseInvoice, refuseOpenClaims } from '../../payment/server/deposits/refuse-unmatch.ts'
import { notifyCanceledUnpaid } from '../../payment/server/messages.ts'
import { refuseMove } from './move-claim.ts'
import { showClaims, type Where } from './view.ts'

const openLines = ({ lines }: LockedOrder) => lines.filter(({ state }) => isOpenLine(state))

/** The buyer cancels an order that is not paid, or not completely; what came is refunded. */
export async function cancelUnpaidOrder(ctx: Context, where: Where) {
  await requireViewable(ctx, where.order_id, where.view_key)
  await ctx.transaction(async (ctx) => {
    const locked = await lockOrder(ctx, where.order_id)
    if (!locked) throw notFound()
    if (locked.order.paid_at === null && openLines(locked).length === 0) return
    if (locked.order.state !== 'pending_payment') throw refuseMove()
    await release(ctx, locked, { actor: 'buyer' })
  })
  return showClaims(ctx, where)
}

/** Staff cancel it for a buyer who called, or who was not heard of again. The buyer reads why. */
export const cancelUnpaidByStaff = (ctx: Context, order_id: number, answer: string) =>
  ctx.transaction(async (ctx) => {
    const locked = await lockOrder(ctx, order_id)
    if (!locked) throw notFound('주문을 찾을 수 없어요.')
    const done = { message: '주문을 취소했어요.' }
    if (locked.order.paid_at === null && openLines(locked).length === 0) return done
    if (locked.order.state !== 'pending_payment') throw refuseMove()
    await release(ctx, locked, { actor: 'staff', staff_id: requireMember(ctx).mb_id, note: answer })
    await writeAudit(ctx, {
      action: 'order.cancel',
      subject: `order:${order_id}`,
      before: { state: 'pending_payment' },
      after: { state: locked.order.state, answer },
    })
    return done
  })

/** Staff no longer wait for a payment that the bank reversed. Only while nothing was sent. */
export const cancelReversedOrder = (ctx: Context, order_id: number) =>
  ctx.transaction(async (ctx) => {
    const locked = await lockOrder(ctx, order_id)
    if (!locked) throw notFound()
    if (locked.order.paid_at !== null)
      throw new Problem(409, '다시 결제된 주문이에요. 보류를 해제하고 메모를 남긴 뒤 닫아 주세요.', { code: 'paid' })
    if (openLines(locked).length === 0) return
    if (!(await isUnfulfilled(ctx, locked)))
      throw new Problem(409, '이미 발송한 상품이 있어요. 구매자에게 연락한 뒤 메모를 남기고 닫아 주세요.', {
        code: 'left',
      })
    await refuseOpenClaims(ctx, locked)
    await refuseInvoice(ctx, locked)
    const staff_id = requireMember(ctx).mb_id
    const paid = openLines(locked).filter(({ state }) => state !== 'pending_payment')
    await moveLines(ctx, locked, paid, { to: 'pending_payment', actor: 'staff', kind: 'deposit_reversed', staff_id })
    await release(ctx, locked, { actor: 'staff', staff_id })
  })

const whyShort = { buyer: 'given_up', staff: 'ended' } as const

type By = { actor: keyof typeof whyShort; staff_id?: string; note?: string }

async function release(ctx: Context, locked: LockedOrder, by: By) {
  const back = await refundUnderpayment(ctx, locked, whyShort[by.actor])
  await releaseOrder(ctx, locked, { ...by, kind: 'canceled_unpaid' })
  // A payment is in progress: its outcome decides.
  if (openLines(locked).length > 0)
    throw new Problem(409, '결제를 확인하고 있어요. 잠시 뒤에 다시 확인해 주세요.', { code: 'in_progress' })
  await notifyCanceledUnpaid(ctx, locked, { back, answer: by.note ?? '' })
}
