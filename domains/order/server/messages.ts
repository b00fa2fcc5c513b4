import { formatMoney, type Money } from '@sillage/kit/money.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { LineRow, OrderRow } from './lines.ts'
import { orderName } from './order-name.ts'
import { viewKeyOf } from './view-key.ts'

/** Where the reader of a message finds the order: a member after signing in, a guest by the key in the link. */
export const linkOf = (ctx: Context, { id, mb_id }: Pick<OrderRow, 'id' | 'mb_id'>) =>
  mb_id
    ? `/my-page/order/${id}`
    : `/shop/my_order_view?${new URLSearchParams({ od_id: String(id), key: viewKeyOf(ctx, id) })}`

/** The buyer as the recipient of a message about the order. */
export const toBuyer = ({ id, mb_id, buyer, lang }: OrderRow) => ({
  to: { mb_id, name: buyer.name, email: buyer.email, hp: buyer.hp, lang },
  subject: `order:${id}`,
  about: `order:${id}`,
})

type Paid = { id: number; details: { unmatched?: number } }

/** A payment as the occasion of a message: a different one if its deposit was unmatched and matched again. */
export const eventKeyOf = ({ id, details }: Paid) => [id, details.unmatched].join(' ').trim()

/**
 * The paid message is sent for each payment that pays the order: another method may be used after the first payment was
 * unmatched.
 */
export const paidAs = (payment: Paid) => `paid ${eventKeyOf(payment)}`

/** What every message of an order says: which one, what is in it, and where to see it. */
export const orderTexts = (ctx: Context, order: OrderRow, lines: readonly LineRow[]) => ({
  order_no: order.order_no,
  link: linkOf(ctx, order),
  goods: { kr: orderName(lines, 'kr'), en: orderName(lines, 'en') },
})

/** An amount in the order's currency, as each language writes it; nothing where there is none. */
export const amountTexts = ({ currency }: Pick<OrderRow, 'currency'>, amount: number) =>
  amount === 0 ? '' : moneyTexts({ amount, currency })

export const moneyTexts = (money: Money) => ({ kr: formatMoney(money, 'kr'), en: formatMoney(money, 'en') })
