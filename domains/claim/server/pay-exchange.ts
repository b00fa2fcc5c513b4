import { notFound, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { Placed } from '../../checkout/contract.ts'
import type { PaymentMethod } from '../../order/payment-words.ts'
import type { OrderRow } from '../../order/server/lines.ts'
import { orderName } from '../../order/server/order-name.ts'
import { requireViewable, viewKeyOf } from '../../order/server/view-key.ts'
import type { PaymentGateways } from '../../payment/providers/gateways.ts'
import { listExchangePayments } from '../../payment/server/exchange-payment.ts'
import { acceptedMethods, settlesLater } from '../../payment/server/offered-methods.ts'
import { lookAfter } from '../../payment/server/poll.ts'
import { findLive, replacePayment, startPayment } from '../../payment/server/start.ts'
import { dueOf } from './due.ts'
import { readClaims } from './ledger.ts'
import { lockClaim } from './move-claim.ts'
import type { Where } from './photos.ts'

/** Only what is taken at once: the other variant waits on the shelf for nobody. */
const methodsFor = (gateways: PaymentGateways, { currency }: OrderRow, total_amount: number) =>
  acceptedMethods(gateways, { currency, total_amount }).filter(({ method }) => !settlesLater(method))

/** What an exchange still costs, and how it can be paid; nothing where it cannot. */
export async function showExchangePayment(ctx: Context, gateways: PaymentGateways, where: Where, claim_id: number) {
  const order = await requireViewable(ctx, where.order_id, where.view_key)
  const found = (await readClaims(ctx, order.id)).find(({ claim }) => claim.id === claim_id)
  if (!found) throw notFound()
  const amount = dueOf(found.claim, await listExchangePayments(ctx, [claim_id]))
  return { amount, currency: order.currency, methods: amount > 0 ? methodsFor(gateways, order, amount) : [] }
}

type Asked = Where & { claim_id: number; method: PaymentMethod }

/** The buyer pays what the other variant costs more, by whoever may see the order. Pressed twice, one payment counts. */
export async function payExchange(ctx: Context, gateways: PaymentGateways, asked: Asked): Promise<Placed> {
  const { order_id, view_key, claim_id, method } = asked
  const { order_no, currency } = await requireViewable(ctx, order_id, view_key)
  await lookAfter(ctx, gateways, await findLive(ctx, order_id, claim_id))
  const begun = await ctx.transaction(async (ctx) => {
    const { held, claim, lines } = await lockClaim(ctx, claim_id)
    if (claim.order_id !== order_id) throw notFound()
    const { order } = held
    const live = await findLive(ctx, order_id, claim_id)
    if (live && ['done', 'partial_canceled'].includes(live.state)) return null
    const amount = dueOf(claim, [])
    if (amount === 0) throw new Problem(409, '지금은 내실 금액이 없어요.', { code: 'nothing_to_pay' })
    if (!methodsFor(gateways, order, amount).some((offered) => offered.method === method))
      throw new Problem(422, '이 결제 방법은 쓸 수 없어요. 다른 방법을 골라 주세요.', { code: 'method' })
    const wanted = { order, method, amount, claim_id }
    const name = orderName(lines, order.lang)
    const goods = [{ sku: lines[0]?.sku ?? '', name, unit_amount: amount, quantity: 1 }]
    return { order, ...(await replacePayment(ctx, live, wanted)), name, goods }
  })
  const start = begun ? await startPayment(ctx, gateways, begun) : ({ kind: 'paid' } as const)
  const total_amount = begun?.payment.amount ?? 0
  return { order_id, order_no, currency, total_amount, start, view_key: viewKeyOf(ctx, order_id) }
}
