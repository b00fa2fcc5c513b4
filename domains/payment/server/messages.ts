import { inBoth } from '@sillage/kit/dates.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { refundAccountWanted, refundDone } from '../../message/server/catalogue/claims.ts'
import { depositLate, depositOver, depositShort, depositTaken } from '../../message/server/catalogue/deposits.ts'
import {
  orderCanceled,
  orderDeposit,
  orderExpired,
  orderPaid,
  orderPaidClass,
  orderPaidPickup,
  orderReminder,
} from '../../message/server/catalogue/orders.ts'
import { both, messageParts, sendMessage } from '../../message/server/send-message.ts'
import english from '../../order/english.json' with { type: 'json' }
import type { LockedOrder, OrderRow } from '../../order/server/lines.ts'
import { eventKeyOf, linkOf, moneyTexts, orderTexts, paidAs, toBuyer } from '../../order/server/messages.ts'
import { orderTable } from '../../order/server/tables.ts'
import type { DeliveryKind } from '../../shipping/delivery.ts'
import type { PaymentDetails } from '../providers/provider.ts'
import { type LateReason, lateReason } from './deposits/late-reasons.ts'
import { type PaymentRow, paymentTable, type RefundRow } from './tables.ts'

type Account = NonNullable<PaymentDetails['account']>

/** What happens next, by delivery: parcels are shipped, pickups are collected, classes are attended. */
const paidBy = {
  parcel: orderPaid,
  ems: orderPaid,
  pickup: orderPaidPickup,
  none: orderPaidClass,
} as const satisfies Record<DeliveryKind, typeof orderPaid>

export const paidParts = (ctx: Context, { order, lines }: LockedOrder, payment: PaymentRow) =>
  messageParts(paidBy[order.delivery], {
    ...toBuyer(order),
    transition: paidAs(payment),
    values: { ...orderTexts(ctx, order, lines), total: written(order, payment.amount) },
  })

/** Where to send the money, and until when. */
export const notifyDeposit = (ctx: Context, { order, lines }: LockedOrder, payment: PaymentRow, account: Account) =>
  sendMessage(ctx, orderDeposit, {
    ...toBuyer(order),
    transition: `deposit ${payment.id}`,
    values: { ...orderTexts(ctx, order, lines), ...accountWords(account), total: written(order, payment.amount) },
  })

/** Reminds of the deadline, and of the amount that is still due. */
export const notifyReminder = (ctx: Context, { order, lines }: LockedOrder, payment: PaymentRow, account: Account) =>
  sendMessage(ctx, orderReminder, {
    ...toBuyer(order),
    transition: `reminder ${payment.id}`,
    values: {
      ...orderTexts(ctx, order, lines),
      ...accountWords(account),
      total: written(order, payment.amount - payment.deposited_amount + payment.canceled_amount),
    },
  })

/** The order was not paid in time. A buyer who never finished paying by card gets no message. */
export async function notifyExpired(ctx: Context, { order, lines }: LockedOrder) {
  if (!(await hasAccount(ctx, order))) return
  await sendMessage(ctx, orderExpired, {
    ...toBuyer(order),
    transition: 'expired',
    values: orderTexts(ctx, order, lines),
  })
}

/** An order that was not paid, or only partly, was canceled; what had arrived is refunded. */
export async function notifyCanceledUnpaid(
  ctx: Context,
  { order, lines }: LockedOrder,
  { back, answer = '' }: { back: number; answer?: string },
) {
  if (!(await hasAccount(ctx, order))) return
  await sendMessage(ctx, orderCanceled, {
    ...toBuyer(order),
    transition: 'canceled unpaid',
    values: {
      ...orderTexts(ctx, order, lines),
      points: '',
      answer,
      money: back > 0 ? written(order, back) : '',
    },
  })
}

/** `came` counts now; `ever` is all that was received, and makes the message of each deposit one of its own. */
type Came = { came: number; ever: number }

/** Less was received than the order costs. */
export const notifyUnderpaid = (ctx: Context, { order }: LockedOrder, payment: PaymentRow, { came, ever }: Came) =>
  sendMessage(ctx, depositShort, {
    ...toBuyer(order),
    transition: `short ${ever} ${eventKeyOf(payment)}`,
    values: { ...cameWords(ctx, order, payment, came), missing: written(order, payment.amount - came) },
  })

/** More arrived than was due; the excess is being refunded. */
export const notifyOverpaid = (ctx: Context, { order }: LockedOrder, payment: PaymentRow, { came, ever }: Came) =>
  sendMessage(ctx, depositOver, {
    ...toBuyer(order),
    transition: `over ${ever} ${eventKeyOf(payment)}`,
    values: { ...cameWords(ctx, order, payment, came), back: written(order, came - payment.amount) },
  })

/** A late payment that is being refunded. */
export const notifyPaidLate = (
  ctx: Context,
  { order }: LockedOrder,
  payment: PaymentRow,
  { came, ever, why }: Came & { why: LateReason },
) =>
  sendMessage(ctx, depositLate, {
    ...toBuyer(order),
    transition: `late ${ever} ${eventKeyOf(payment)}`,
    values: { ...cameWords(ctx, order, payment, came), why: lateReason(why) },
  })

/** The deposit was unmatched: the order waits for its money again. */
export const notifyUnmatched = (ctx: Context, order: OrderRow, payment: PaymentRow, account: Account) =>
  sendMessage(ctx, depositTaken, {
    ...toBuyer(order),
    transition: `unmatched ${payment.id} ${payment.details.unmatched}`,
    values: {
      order_no: order.order_no,
      link: linkOf(ctx, order),
      ...accountWords(account),
      total: written(order, payment.amount - payment.deposited_amount),
    },
  })

/** A refund was sent. */
export const notifyRefunded = (ctx: Context, refund: RefundRow) => notifyRefund(ctx, refundDone, refund, 'refunded')

/** A refund waits until the buyer has named an account. */
export const notifyAccountNeeded = (ctx: Context, refund: RefundRow) =>
  notifyRefund(ctx, refundAccountWanted, refund, 'account')

async function notifyRefund(ctx: Context, message: typeof refundDone, refund: RefundRow, transition: string) {
  const { id, order_id, amount } = refund
  const [order] = await ctx.db.select().from(orderTable).where(eq(orderTable.id, order_id))
  if (!order) return
  await sendMessage(ctx, message, {
    ...toBuyer(order),
    transition: `${transition} ${id}`,
    values: { order_no: order.order_no, link: linkOf(ctx, order), money: written(order, amount) },
  })
}

/** An order that points have paid costs 0. */
const written = ({ currency }: OrderRow, amount: number) => moneyTexts({ currency, amount })

/** The holder is named as the bank names them, no matter who reads it. */
const accountWords = ({ bank, number, holder, due_at }: Account) => ({
  bank: both(english, bank),
  number,
  holder,
  due: timeWords(due_at),
})

const timeWords = (at: string | Date) => inBoth(({ dateTime }) => dateTime(at))

const cameWords = (ctx: Context, order: OrderRow, payment: PaymentRow, came: number) => ({
  order_no: order.order_no,
  link: linkOf(ctx, order),
  total: written(order, payment.amount),
  came: written(order, came),
})

/** Whether the buyer was ever notified where to send the money. */
async function hasAccount(ctx: Context, { id }: OrderRow): Promise<boolean> {
  const payments = await ctx.db
    .select({ details: paymentTable.details })
    .from(paymentTable)
    .where(eq(paymentTable.order_id, id))
  return payments.some(({ details }) => details.account)
}
