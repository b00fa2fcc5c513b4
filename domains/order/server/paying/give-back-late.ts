import type { Context } from '@sillage/server-kit/context.ts'
import type { PaymentState } from '../../../payment/words.ts'
import { comesLater } from '../checkout/methods.ts'
import type { Held } from '../lines/move-lines.ts'
import type { PaymentRow } from '../payment-tables.ts'
import { askRefund } from './refund.ts'
import { tellLate } from './tell.ts'
import { type WhyLate, whyLate } from './why-late.ts'
import { type Known, payingPart, writeReceived } from './write-received.ts'

/** The order was given up and cannot come back: money that comes now buys nothing, and goes back. */
export async function giveBackLate(
  ctx: Context,
  held: Held,
  payment: PaymentRow,
  { known, why }: { known: Known; why: WhyLate },
): Promise<PaymentState> {
  const state = comesLater(payment.method) ? 'late_deposit' : 'done'
  const came = payingPart(payment, known)
  await writeReceived(ctx, payment, state, known)
  await askRefund(ctx, {
    payment,
    order: held.order,
    kind: 'late',
    amount: came,
    reason: whyLate(why).kr,
    request_key: `late-${payment.id}-${known.amount}`,
  })
  await tellLate(ctx, held, payment, { came, ever: known.amount, why })
  return state
}
