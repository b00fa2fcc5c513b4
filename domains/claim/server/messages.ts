import type { Context } from '@sillage/server-kit/context.ts'
import { claimSteps, goodwill } from '../../message/server/catalogue/claims.ts'
import { orderCanceled } from '../../message/server/catalogue/orders.ts'
import { sendMessage } from '../../message/server/send-message.ts'
import type { LockedOrder, OrderRow } from '../../order/server/lines.ts'
import { amountTexts, linkOf, orderTexts, toBuyer } from '../../order/server/messages.ts'
import type { RefundRow } from '../../payment/server/tables.ts'
import { findCompany } from '../../setting/server/company.ts'
import { type ClaimKind, claimName, isLostReason } from '../words.ts'
import type { LockedClaim } from './ledger.ts'
import { type ClaimLineRow, type ClaimRow, feeDue, isDropped } from './ledger.ts'

const names = { cancel: 'cancellation', return: 'return', exchange: 'exchange' } as const satisfies Record<
  ClaimKind,
  string
>

const exceptionNames = { ...names, return: 'refund', exchange: 'replacement' } as const

const nothing = { money: 0, points: 0 }

/**
 * Notifies the buyer of a claim's new state. Its end has no message of its own: the refund or the exchange shipment
 * that ends it sends one.
 */
export async function notifyClaim(
  ctx: Context,
  { locked: { order }, claim, claimed, lines }: LockedClaim,
): Promise<void> {
  // Nothing is refunded for nothing paid; what cannot be paid yet is not asked for.
  const { money, points } = isDropped(claim) ? nothing : (claim.settled ?? claim.preview)
  const due = feeDue(claim)
  const step = due > 0 && claim.state === 'inspecting' ? 'to_pay' : stepOf(claim, order, claimed)
  if (!step) return
  const recipient = {
    ...toBuyer(order),
    subject: `claim:${claim.id}`,
    // The time distinguishes states a claim can be in more than once, such as on hold.
    transition: `${step} ${claim.changed_at.toISOString()}`,
  }
  const values = {
    ...orderTexts(ctx, order, lines),
    answer: claim.answer,
    money: amountTexts(order, money),
    points: points === 0 ? '' : points.toLocaleString('en'),
  }
  if (step === 'canceled') return sendMessage(ctx, orderCanceled, { ...recipient, values })
  const isLost = isLostReason(claim.reason)
  const kind = { kr: claimName(claim.kind, { isLost }), en: (isLost ? exceptionNames : names)[claim.kind] }
  const { name, name_en, address, address_en } = await findCompany(ctx)
  const return_to = { kr: `${address}, ${name}`, en: `${name_en || name}, ${address_en || address}` }
  await sendMessage(ctx, claimSteps[step], {
    ...recipient,
    values: { ...values, claim: kind, to_pay: amountTexts(order, due), return_to },
  })
}

/** The message of a claim's state; none if the buyer needs no message. */
function stepOf(
  { state, kind, reason }: ClaimRow,
  { delivery }: OrderRow,
  claimed: readonly ClaimLineRow[],
): keyof typeof claimSteps | 'canceled' | null {
  if (isLostReason(reason) && state === 'accepted') return 'accepted_exception'
  if (isLostReason(reason) && state === 'reshipping') return 'resending'
  // There is no pickup for what was handed over in a store or went abroad.
  if (state === 'accepted' && delivery === 'pickup') return 'accepted_store'
  if (state === 'accepted' && delivery === 'ems') return 'accepted_abroad'
  if (state === 'rejected' && claimed.some(({ condition }) => condition !== null)) return 'sent_back'
  if (state === 'refunding' && reason === 'sold_out') return 'sold_out'
  if (state === 'refunding' && kind === 'cancel') return 'canceled'
  return state === 'done' || state === 'withdrawn' ? null : state
}

export const notifyGoodwill = (
  ctx: Context,
  { order }: LockedOrder,
  { id, amount, reason }: Pick<RefundRow, 'id' | 'amount' | 'reason'>,
) =>
  sendMessage(ctx, goodwill, {
    ...toBuyer(order),
    transition: `goodwill ${id}`,
    values: { order_no: order.order_no, link: linkOf(ctx, order), money: amountTexts(order, amount), reason },
  })
