import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { Start } from '../../order/payment-fields.ts'
import { isCash, type PaymentMethod, settlesLater } from '../../order/payment-words.ts'
import { lockOrder, type OrderRow } from '../../order/server/lines.ts'
import { orderName } from '../../order/server/order-name.ts'
import { requireViewable, viewKeyOf } from '../../order/server/view-key.ts'
import type { PaymentGateways } from '../../payment/providers/gateways.ts'
import { depositsUntil } from '../../payment/server/deposits/deposit-days.ts'
import { listMethods } from '../../payment/server/offered-methods.ts'
import { checkAbandoned } from '../../payment/server/poll.ts'
import { type Beginning, findLive, replacePayment, startPayment } from '../../payment/server/start.ts'
import type { ReceiptRequest } from '../../receipt/fields.ts'
import { receiptErrors } from '../../receipt/server/check-receipt.ts'
import { requestReceiptAgain } from '../../receipt/server/requested.ts'
import { findShopRules } from '../../setting/server/rules.ts'
import type { Placed } from '../contract.ts'
import { limitDeposits } from './limit-orders.ts'

type Paying = { method: PaymentMethod; receipt: ReceiptRequest | null }
type Asked = Paying & { order_id: number; view_key?: string | undefined }

/** Pays an unpaid order, for every visitor who may see it. */
export async function payOrder(ctx: Context, gateways: PaymentGateways, asked: Asked): Promise<Placed> {
  const { order_id, view_key, method, receipt } = asked
  const order = await requireViewable(ctx, order_id, view_key)
  refuseReceipt(order, asked)
  const start = await payAgain(ctx, gateways, order_id, { method, receipt })
  const { order_no, currency, total_amount } = order
  return { order_id, order_no, currency, total_amount, start, view_key: viewKeyOf(ctx, order_id) }
}

function refuseReceipt({ currency }: OrderRow, { method, receipt }: Paying) {
  if (!receipt) return
  const errors = isCash(method)
    ? receiptErrors(currency, receipt)
    : { receipt: ['이 결제 방법은 영수증이 따로 나와요.'] }
  const [first] = Object.values(errors).flat()
  if (first) throw new Problem(422, first, { errors })
}

/** Another attempt to pay an order that is still unpaid, by the same method or another. */
export async function payAgain(
  ctx: Context,
  gateways: PaymentGateways,
  order_id: number,
  { method, receipt }: { method: PaymentMethod; receipt: ReceiptRequest | null },
): Promise<Start> {
  await checkAbandoned(ctx, gateways, await findLive(ctx, order_id))
  const begun = await ctx.transaction(async (ctx): Promise<Start | Beginning> => {
    const locked = await lockOrder(ctx, order_id)
    if (!locked) throw new Error(`order ${order_id} is gone`)
    const { order } = locked
    const live = await findLive(ctx, order_id)
    if (live && ['done', 'partial_canceled'].includes(live.state)) return { kind: 'paid' }
    const isOver = settlesLater(method) && depositsUntil(await findShopRules(ctx), order) <= ctx.now()
    if (order.state !== 'pending_payment' || isOver)
      throw new Problem(409, '결제할 수 있는 시간이 지났어요. 다시 주문해 주세요.', { code: 'expired' })
    const offered = await listMethods(ctx, gateways, { ...order, lines: locked.lines })
    if (!offered.some((each) => each.method === method))
      throw new Problem(422, '이 결제 방법은 쓸 수 없어요. 다른 방법을 골라 주세요.', { code: 'method' })
    await limitDeposits(ctx, order, method)
    if (receipt) await requestReceiptAgain(ctx, { order_id, amount: order.total_amount }, receipt)
    // Another request gets the same account: a new one would only cause another message.
    const account = live?.method === method && live.state === 'waiting_for_deposit' && live.details.account
    if (account) return { kind: 'deposit', account }
    const name = orderName(locked.lines, order.lang)
    return { order, ...(await replacePayment(ctx, live, { order, method })), name, goods: locked.lines }
  })
  return 'kind' in begun ? begun : startPayment(ctx, gateways, begun)
}
