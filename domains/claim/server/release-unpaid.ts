import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { releaseOrder } from '../../checkout/server/expire.ts'
import { type LockedOrder, moveLines } from '../../order/server/lines.ts'
import type { Actor } from '../../order/words.ts'
import { hasReversedDeposit } from '../../payment/server/deposits/deposit-reversal.ts'
import { refundUnderpayment } from '../../payment/server/deposits/refund-underpayment.ts'
import { openLines } from './can-cancel-unpaid.ts'

type LetGo = { actor: Actor; kind: 'expired' | 'canceled_unpaid'; staff_id?: string }

const whyShort = { buyer: 'given_up', staff: 'ended', system: 'over', provider: 'over' } as const

/**
 * Ends an order nobody has paid. What was stopped for want of its money, and a seat that was granted, is what it is now:
 * unpaid, and goes the way of any such order. In the caller's transaction; says how much of what came goes back.
 */
export async function releaseUnpaid(
  ctx: Context,
  held: LockedOrder,
  { actor, kind, staff_id }: LetGo,
): Promise<number> {
  const back = await refundUnderpayment(ctx, held, whyShort[actor])
  if (hasReversedDeposit(held))
    await moveLines(ctx, held, openLines(held), {
      to: 'pending_payment',
      actor,
      kind: 'given_up',
      staff_id: staff_id ?? null,
    })
  await releaseOrder(ctx, held, { actor, kind })
  if (openLines(held).length > 0)
    throw new Problem(409, '결제를 확인하고 있어요. 잠시 뒤에 다시 봐 주세요.', { code: 'in_progress' })
  return back
}
