import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { writeAudit } from '../../audit/server/audit.ts'
import { addressRequirements } from '../../checkout/address-requirements.ts'
import { setReceiver } from '../../order/server/change-order.ts'
import { addOrderEvent } from '../../order/server/events.ts'
import type { LineState } from '../../order/words.ts'
import type { staffOrders } from '../staff-order-contract.ts'
import { requireLocked } from './choose-pieces.ts'
import { showStaffOrder } from './staff-show.ts'

type Asked = HandlerInput<typeof staffOrders.changeReceiver>

const atHome: readonly LineState[] = ['pending_payment', 'paid', 'preparing', 'on_hold', 'ready']

/**
 * Corrects where an order goes while nothing of it has left. The country stays, and so does the shipping fee: the total
 * was paid. `was` is what the employee saw: where it says something else by now, nothing is changed.
 */
export async function changeReceiver(ctx: Context, { params: { order_id }, body }: Asked) {
  const staff_id = requireMember(ctx).mb_id
  await ctx.transaction(async (ctx) => {
    const { order, lines } = await requireLocked(ctx, order_id)
    const before = order.receiver
    const fields = Object.keys(body.receiver) as (keyof typeof body.receiver)[]
    if (fields.every((name) => (before[name] ?? '') === body.receiver[name])) return
    if (fields.some((name) => (before[name] ?? '') !== body.was[name]))
      throw new Problem(409, '그사이 다른 사람이 받는 곳을 바꿨어요. 다시 불러와 확인해 주세요.', { code: 'outdated' })
    if (!lines.some(({ state }) => atHome.includes(state)) || lines.some(({ shipment_id }) => shipment_id !== null))
      throw new Problem(409, '이미 출고한 주문이라 받는 곳을 바꿀 수 없어요.', { code: 'shipped' })
    const receiver = { ...before, ...body.receiver }
    const errors = addressRequirements({ delivery: order.delivery, ...receiver })
    const [first] = Object.values(errors).flat()
    if (first) throw new Problem(422, first, { errors })
    await setReceiver(ctx, order_id, { receiver })
    await addOrderEvent(ctx, { order_id, kind: 'receiver_changed', actor: 'staff', staff_id, note: body.note })
    // Which fields, not what they said: the log outlives the buyer's wish to be forgotten.
    const changed = fields.filter((name) => (before[name] ?? '') !== body.receiver[name])
    await writeAudit(ctx, {
      action: 'order.receiver',
      subject: `order:${order_id}`,
      before: null,
      after: { changed, note: body.note },
    })
  })
  return showStaffOrder(ctx, order_id)
}
