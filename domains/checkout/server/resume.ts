import { type FieldErrors, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { hashPassword } from '../../member/server/password.ts'
import { setGuestPassword } from '../../order/server/change-order.ts'
import { type LockedOrder, readOrder } from '../../order/server/lines.ts'
import { orderTable } from '../../order/server/tables.ts'
import { viewKeyOf } from '../../order/server/view-key.ts'
import type { PaymentGateways } from '../../payment/providers/gateways.ts'
import { limit } from '../../rate-limits.ts'
import type { Placed } from '../contract.ts'
import type { Basket } from './basket.ts'
import { type OrderForm, sameLines, shownLines } from './check-form.ts'
import { payAgain } from './pay-order.ts'
import { shippingOf } from './price-basket.ts'

/** The order that was made of a form, to be answered when the same form comes again. */
export async function findByRequest(ctx: Context, request_key: string): Promise<LockedOrder | null> {
  const [order] = await ctx.db
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(eq(orderTable.request_key, request_key))
  return order ? readOrder(ctx, order.id) : null
}

type Again = { form: OrderForm; basket: Basket }

/** The same form came again: the order it made is answered, to the buyer who made it, and only if it asks for the same. */
export async function resume(
  ctx: Context,
  gateways: PaymentGateways,
  earlier: LockedOrder,
  { form, basket }: Again,
): Promise<Placed> {
  const { order } = earlier
  const isSameBuyer = order.mb_id === (ctx.member?.mb_id ?? null) && order.buyer.email === form.buyer.email
  if (!isSameBuyer) throw new Problem(409, '이미 접수된 주문이에요. 주문 내역을 확인해 주세요.', { code: 'repeated' })
  const errors = differences(ctx, earlier, { form, basket })
  if (Object.keys(errors).length > 0)
    throw new Problem(409, '앞서 보낸 주문과 내용이 달라요. 확인하고 다시 주문해 주세요.', {
      code: 'other_contents',
      errors,
    })
  const { id: order_id, order_no, currency, total_amount } = order
  if (order.mb_id === null && form.guest_password) await renewPassword(ctx, order_id, form.guest_password)
  const start = await payAgain(ctx, gateways, order_id, { method: form.method, receipt: null })
  return { order_id, order_no, currency, total_amount, start, view_key: viewKeyOf(ctx, order_id) }
}

/** A guest types the password again when they send the form again: the last one is valid. */
async function renewPassword(ctx: Context, order_id: number, password: string) {
  await limit(ctx, 'order.again', { order: String(order_id) })
  await setGuestPassword(ctx, order_id, await hashPassword(password, 'guest'))
}

/** What a form asks for that is not in the order of the same key, each in a sentence. How it is paid may differ. */
function differences(ctx: Context, { order, lines }: LockedOrder, { form, basket }: Again): FieldErrors {
  const { receiver, buyer } = form
  const shown = shownLines(form, basket)
  const coupons = [form.order_coupon_id, form.shipping_coupon_id, ...form.line_coupons.map((each) => each.coupon_id)]
  const ordered = [order.order_coupon_id, order.shipping_coupon_id, ...lines.map((line) => line.coupon_id)]
  const isElsewhere =
    order.delivery !== 'none' &&
    (order.delivery !== shippingOf(form) || (order.delivery === 'pickup' && order.store_id !== form.store_id))
  const differs: Record<string, [boolean, string]> = {
    lines: [shown.length > 0 && !sameLines(shown, lines), '상품이나 수량이 달라요.'],
    total_amount: [
      order.total_amount !== form.total_amount || order.currency !== ctx.visitor.currency,
      '결제할 금액이 달라요.',
    ],
    delivery: [isElsewhere, '받는 방법이 달라요.'],
    receiver: [
      !isSame(order.receiver, { ...receiver, country: form.country, zip: form.zip }),
      '받는 분이나 주소가 달라요.',
    ],
    buyer: [!isSame(order.buyer, buyer), '주문하는 분이 달라요.'],
    coupons: [listed(coupons) !== listed(ordered), '쓸 쿠폰이 달라요.'],
    points: [order.point_amount !== form.points, '쓸 적립금이 달라요.'],
    quotation: [order.quotation_id !== (form.quotation?.id ?? null), '견적서가 달라요.'],
  }
  return Object.fromEntries(
    Object.entries(differs).flatMap(([field, [isOther, sentence]]) => (isOther ? [[field, [sentence]]] : [])),
  )
}

/** A column of JSON returns its keys in another order. */
const isSame = <Shape extends Record<string, string>>(left: Shape, right: Shape) =>
  Object.keys(right).every((name) => left[name] === right[name])

const listed = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))].sort().join()
