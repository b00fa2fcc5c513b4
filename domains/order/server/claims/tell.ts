import type { Context } from '@sillage/server-kit/context.ts'
import { claimSteps, goodwill } from '../../../message/server/catalogue/claims.ts'
import { orderCanceled } from '../../../message/server/catalogue/orders.ts'
import { tell } from '../../../message/server/tell.ts'
import { type ClaimKind, claimKindNames } from '../../claim-words.ts'
import type { Held, LineRow } from '../lines/move-lines.ts'
import { listExchangePayments, paidIn } from '../paying/exchange-money.ts'
import type { RefundRow } from '../payment-tables.ts'
import { amountWords, linkOf, orderWords, toBuyer } from '../tell-buyer.ts'
import type { ClaimRow } from './ledger.ts'

const names = { cancel: 'cancellation', return: 'return', exchange: 'exchange' } as const satisfies Record<
  ClaimKind,
  string
>

type Claimed = { held: Held; claim: ClaimRow; lines: readonly LineRow[] }

/**
 * Tells the buyer how their claim stands. Its end is not told: what ends it, money that has gone back or an exchange that
 * has left, is told itself.
 */
export async function tellClaim(ctx: Context, { held: { order }, claim, lines }: Claimed): Promise<void> {
  const { money, points, to_pay } = claim.settled ?? claim.preview
  const missing = to_pay > 0 ? to_pay - paidIn(await listExchangePayments(ctx, [claim.id]), claim.id) : 0
  const step = missing > 0 && claim.state === 'inspecting' ? 'to_pay' : stepOf(claim)
  if (!step) return
  const told = {
    ...{ ...toBuyer(order), subject: `claim ${claim.id}` },
    // The time keeps apart what a claim can be more than once, such as held.
    transition: `${step} ${claim.changed_at.toISOString()}`,
  }
  const values = {
    ...{ ...orderWords(ctx, order, lines), answer: claim.answer, money: amountWords(order, money) },
    points: points === 0 ? '' : points.toLocaleString('en'),
  }
  if (step === 'canceled') return tell(ctx, orderCanceled, { ...told, values })
  const kind = { kr: claimKindNames[claim.kind], en: names[claim.kind] }
  await tell(ctx, claimSteps[step], {
    ...told,
    values: { ...values, claim: kind, to_pay: amountWords(order, missing) },
  })
}

/** Which message a claim is at; none where there is nothing to tell. */
function stepOf({ state, kind, reason }: ClaimRow): keyof typeof claimSteps | 'canceled' | null {
  if (state === 'refunding' && reason === 'sold_out') return 'sold_out'
  if (state === 'refunding' && kind === 'cancel') return 'canceled'
  return state === 'done' || state === 'withdrawn' ? null : state
}

export const tellGoodwill = (
  ctx: Context,
  { order }: Held,
  { id, amount, reason }: Pick<RefundRow, 'id' | 'amount' | 'reason'>,
) =>
  tell(ctx, goodwill, {
    ...{ ...toBuyer(order), transition: `goodwill ${id}` },
    values: { order_no: order.order_no, link: linkOf(ctx, order), money: amountWords(order, amount), reason },
  })
