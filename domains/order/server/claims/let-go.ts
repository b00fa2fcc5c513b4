import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { Actor } from '../../words.ts'
import { releaseOrder } from '../checkout/release.ts'
import { type Held, moveLines } from '../lines/move-lines.ts'
import { isCalledBack } from '../paying/called-back.ts'
import { giveBackShort } from '../paying/give-back-short.ts'
import { livingOf } from './can-give-up.ts'

type LetGo = { actor: Actor; kind: 'expired' | 'canceled_unpaid'; staff_id?: string }

const whyShort = { buyer: 'given_up', staff: 'ended', system: 'over', provider: 'over' } as const

/**
 * Ends an order nobody has paid. What was stopped for want of its money, and a seat that was granted, is what it is now:
 * unpaid, and goes the way of any such order. In the caller's transaction; says how much of what came goes back.
 */
export async function letGo(ctx: Context, held: Held, { actor, kind, staff_id }: LetGo): Promise<number> {
  const back = await giveBackShort(ctx, held, whyShort[actor])
  if (isCalledBack(held))
    await moveLines(ctx, held, livingOf(held), {
      to: 'pending_payment',
      actor,
      kind: 'given_up',
      staff_id: staff_id ?? null,
    })
  await releaseOrder(ctx, held, { actor, kind })
  if (livingOf(held).length > 0)
    throw new Problem(409, '결제를 확인하고 있어요. 잠시 뒤에 다시 봐 주세요.', { code: 'in_progress' })
  return back
}
