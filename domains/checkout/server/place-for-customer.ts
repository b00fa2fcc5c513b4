import { randomUUID } from 'node:crypto'
import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { dryRun } from '@sillage/server-kit/dry-run.ts'
import { and, eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { addToCart } from '../../cart/server/change-cart.ts'
import { discardLines } from '../../cart/server/empty-lines.ts'
import { visitorCart } from '../../cart/server/owner.ts'
import { memberTable } from '../../member/server/tables.ts'
import { addOrderEvent } from '../../order/server/events.ts'
import type { OrderRow } from '../../order/server/lines.ts'
import { linkOf } from '../../order/server/messages.ts'
import type { PaymentGateways } from '../../payment/providers/gateways.ts'
import type { staffCheckout } from '../staff-contract.ts'
import { readCartBasket } from './basket.ts'
import { placeOrder } from './place.ts'
import { quoteBasket } from './quote.ts'
import { findByRequest } from './resume.ts'

type Asked = HandlerInput<typeof staffCheckout.place>['body']

/**
 * An order that staff place for a customer: a cart of its own is filled, priced and ordered by the same code as the
 * customer's would be, at the customer's prices. Their own cart stays as it is.
 */
export async function placeForCustomer(ctx: Context, gateways: PaymentGateways, input: Asked) {
  const customer = await customerOf(ctx, input)
  const prepare = (ctx: Context) => prepareCart(ctx, gateways, customer, input)
  if (input.dry_run) return { quote: (await dryRun(ctx, prepare)).quote, order: null }
  const earlier = await findByRequest(ctx, input.request_key)
  if (earlier) return { quote: null, order: toReply(ctx, earlier.order) }
  const { buyer, receiver, note, total_amount } = requireWhole(input)
  const { basket, quote } = await ctx.transaction(prepare)
  const placed = await placeOrder(
    as(ctx, customer),
    gateways,
    {
      ...choicesOf(input),
      request_key: input.request_key,
      total_amount,
      shown_lines: null,
      left_out: 0,
      buyer,
      receiver,
      store_id: null,
      method: 'bank_transfer',
      receipt: null,
      consents: { order: true, privacy: true, no_return: true },
      // A guest finds the order by its link; this password is never used.
      guest_password: customer.member ? null : randomUUID(),
    },
    basket,
  )
  await record(ctx, placed.order_id, { note, total_amount })
  return { quote, order: toReply(ctx, { id: placed.order_id, order_no: placed.order_no, mb_id: input.mb_id }) }
}

const changed = () => new Problem(409, '그사이 금액이 바뀌었어요. 다시 계산해 확인해 주세요.', { code: 'changed' })

type Customer = Pick<Context, 'member' | 'visitor'>

const cartKeyOf = (request_key: string) => `staff-${request_key}`

/** The context in which the customer would order: their grade decides the prices. */
const as = (ctx: Context, customer: Customer): Context => ({ ...ctx, ...customer })

async function customerOf(ctx: Context, { mb_id, request_key }: Asked): Promise<Customer> {
  const cookies = { cart_key: cartKeyOf(request_key) }
  const visitor = { ...ctx.visitor, lang: 'kr' as const, currency: 'krw' as const, cookies }
  if (mb_id === null) return { member: null, visitor }
  const [found] = await ctx.db
    .select({ mb_id: memberTable.mb_id, mb_name: memberTable.mb_name, grade: memberTable.grade })
    .from(memberTable)
    .where(and(eq(memberTable.mb_id, mb_id), eq(memberTable.state, 'active')))
  if (!found) throw invalid('mb_id', '이 아이디의 회원을 찾을 수 없어요.')
  return { member: { ...found, is_admin: false, permissions: [] }, visitor }
}

async function prepareCart(ctx: Context, gateways: PaymentGateways, customer: Customer, input: Asked) {
  // Removes what a failed attempt left there.
  await discardLines(ctx, visitorCart(cartKeyOf(input.request_key)))
  // A cart without an owner, so that a member's own cart is not touched.
  await addToCart(
    as(ctx, { ...customer, member: null }),
    input.lines.map((line) => ({ ...line, add_ons: [], add_on_of: 0, personal: [] })),
  )
  const buying = as(ctx, customer)
  const basket = await readCartBasket(buying, visitorCart(cartKeyOf(input.request_key)))
  const { currency, lines, rows, total_amount } = await quoteBasket(buying, gateways, basket, choicesOf(input))
  if (basket.left_out > 0) throw invalid('lines', '지금 살 수 없는 상품이 있어요. 수량과 재고를 확인해 주세요.')
  return { basket, quote: { currency, lines, rows, total_amount } }
}

const choicesOf = ({ zip }: Asked) => ({
  delivery: 'parcel' as const,
  country: 'KR',
  zip,
  order_coupon_id: null,
  shipping_coupon_id: null,
  line_coupons: [],
  points: 0,
  quotation: null,
})

function requireWhole({ buyer, receiver, note, consent, total_amount }: Asked) {
  if (!buyer) throw invalid('buyer.name', '주문하는 분을 적어 주세요.')
  if (!receiver) throw invalid('receiver.name', '받는 분을 적어 주세요.')
  if (!note) throw invalid('note', '대신 주문하는 이유를 적어 주세요.')
  if (!consent) throw invalid('consent', '손님에게 주문 내용을 알리고 동의를 받아 주세요.')
  if (total_amount === null) throw changed()
  return { buyer, receiver, note, total_amount }
}

async function record(ctx: Context, order_id: number, after: { note: string; total_amount: number }) {
  const staff_id = requireMember(ctx).mb_id
  await ctx.transaction(async (ctx) => {
    await addOrderEvent(ctx, { order_id, kind: 'placed_by_staff', actor: 'staff', staff_id, note: after.note })
    await writeAudit(ctx, { action: 'order.place', subject: `order:${order_id}`, before: null, after })
  })
}

const toReply = (ctx: Context, order: Pick<OrderRow, 'id' | 'order_no' | 'mb_id'>) => ({
  order_id: order.id,
  order_no: order.order_no,
  link: linkOf(ctx, order),
})
