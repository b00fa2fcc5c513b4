import type { Context } from '@sillage/server-kit/context.ts'
import type { PaymentState } from '../../../payment/words.ts'
import type { Held } from '../lines/move-lines.ts'
import type { PaymentRow } from '../payment-tables.ts'
import { giveBackEnded } from './called-back.ts'
import { closeDifference, openDifference } from './difference.ts'
import { giveBackLate } from './give-back-late.ts'
import { honour, isEnded, isGivenUp, whyGivenUp } from './honour.ts'
import { askRefund } from './refund.ts'
import { tellOver, tellShort } from './tell.ts'
import { type Known, payingPart, receivedPart, writeReceived } from './write-received.ts'

/** A deposit of another amount than was asked for: of one that fell short the rest is awaited, of one too large it goes back. */
export async function takeOddDeposit(
  ctx: Context,
  held: Held,
  payment: PaymentRow,
  known: Known,
): Promise<PaymentState> {
  const came = payingPart(payment, known)
  if (came > payment.amount) return takeTooMuch(ctx, held, payment, known)
  if (isGivenUp(held)) return giveBackLate(ctx, held, payment, { known, why: await whyGivenUp(ctx, held) })
  if (isEnded(held)) return giveBackLate(ctx, held, payment, { known, why: 'ended' })
  await writeReceived(ctx, payment, 'underpaid', known)
  await openDifference(ctx, payment, known)
  await tellShort(ctx, held, payment, { came, ever: known.amount })
  return 'underpaid'
}

async function takeTooMuch(ctx: Context, held: Held, payment: PaymentRow, known: Known): Promise<PaymentState> {
  const came = payingPart(payment, known)
  await closeDifference(ctx, payment)
  const received = receivedPart(ctx, payment, 'overpaid', known)
  const why = await honour(ctx, held, payment, { received, came_at: known.approved_at })
  if (why) return giveBackLate(ctx, held, payment, { known, why })
  await giveBackEnded(ctx, held, payment)
  await askRefund(ctx, {
    payment,
    order: held.order,
    kind: 'overpaid',
    reason: '더 입금하신 금액을 돌려드려요.',
    amount: came - payment.amount,
    request_key: `overpaid-${payment.id}-${known.amount}`,
  })
  await tellOver(ctx, held, payment, { came, ever: known.amount })
  return 'overpaid'
}
