import { formatMoney } from '@sillage/kit/money.ts'
import { seoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { type Posting, post } from '@sillage/server-kit/outbox.ts'
import { notify } from '../../../notification/server/notify.ts'
import type { PaymentDetails } from '../../../payment/server/provider.ts'
import type { Held, OrderRow } from '../lines/move-lines.ts'
import type { PaymentRow } from '../payment-tables.ts'
import { viewKeyOf } from '../view-key.ts'
import { depositLetter, paidLetter, shortLetter } from './letters.ts'
import { nameOf } from './order-name.ts'

/** Where the reader of a letter finds the order: a member after signing in, a guest by the key in the link. */
export const linkOf = (ctx: Context, { id, mb_id }: OrderRow) =>
  mb_id
    ? `/my-page/order/${id}`
    : `/shop/my_order_view?${new URLSearchParams({ od_id: String(id), key: viewKeyOf(ctx, id) })}`

/** The order is paid: the buyer reads so in a letter, a member also on every page. */
export async function tellPaid(ctx: Context, { order, lines }: Held, payment: PaymentRow) {
  const total = formatMoney({ amount: payment.amount, currency: order.currency }, order.lang)
  const payload = { name: order.buyer.name, order_no: order.order_no, total, link: linkOf(ctx, order) }
  await post(ctx, {
    template: paidLetter,
    ...toBuyer(order, 'paid'),
    payload: { ...payload, goods: nameOf(lines, order.lang) },
  })
  if (order.mb_id)
    await notify(ctx, {
      ...{ mb_id: order.mb_id, kind: 'order', occasion: `order:${order.id} paid`, link: `/my-page/order/${order.id}` },
      ...{ title: '주문이 완료되었어요', title_en: 'Your order is complete' },
      ...{ body: nameOf(lines, 'kr'), body_en: nameOf(lines, 'en') },
    })
}

/** Where to send the money, and until when. */
export async function tellDeposit(
  ctx: Context,
  { order }: Held,
  payment: PaymentRow,
  account: NonNullable<PaymentDetails['account']>,
) {
  const { bank, number, holder, due_at } = account
  const total = formatMoney({ amount: payment.amount, currency: order.currency }, order.lang)
  await post(ctx, {
    ...{ template: depositLetter, ...toBuyer(order, `deposit ${payment.id}`) },
    payload: {
      ...{ name: order.buyer.name, order_no: order.order_no, total, bank, number, holder },
      ...{ due: seoulDay(due_at), link: linkOf(ctx, order) },
    },
  })
}

/** Less came than the order costs. */
export async function tellShort(ctx: Context, { order }: Held, payment: PaymentRow, came: number) {
  const written = (amount: number) => formatMoney({ amount, currency: order.currency }, order.lang)
  await post(ctx, {
    ...{ template: shortLetter, ...toBuyer(order, `short ${payment.id} ${came}`) },
    payload: {
      ...{ name: order.buyer.name, order_no: order.order_no, total: written(payment.amount), link: linkOf(ctx, order) },
      ...{ came: written(came), missing: written(payment.amount - came) },
    },
  })
}

const toBuyer = (
  { id, buyer, lang }: OrderRow,
  transition: string,
): Pick<Posting, 'subject' | 'transition' | 'recipient' | 'lang'> => ({
  ...{ subject: `order ${id}`, transition, recipient: buyer.email, lang },
})
