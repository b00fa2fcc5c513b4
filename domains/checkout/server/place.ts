import { invalid, Problem } from '@sillage/kit/problem.ts'
import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { isTaken, violatedConstraint } from '@sillage/server-kit/violated.ts'
import { reserveCoupons } from '../../coupon/server/reserve.ts'
import { requireClasses } from '../../course/server/required-classes.ts'
import { hashPassword } from '../../member/server/password.ts'
import { paymentMethods, settlesLater } from '../../order/payment-words.ts'
import { newOrderNumber, orderName } from '../../order/server/order-name.ts'
import { unavailableReason } from '../../order/server/own-attempts.ts'
import { viewKeyOf } from '../../order/server/view-key.ts'
import type { PaymentGateways } from '../../payment/providers/gateways.ts'
import { depositDays } from '../../payment/server/deposits/deposit-days.ts'
import { hashToken, newReturnToken } from '../../payment/server/payment-keys.ts'
import { startPayment } from '../../payment/server/start.ts'
import { spendPoints } from '../../point/server/spend.ts'
import { markOrdered } from '../../quotation/server/ordering.ts'
import { requestReceipt } from '../../receipt/server/requested.ts'
import { findShopRules } from '../../setting/server/rules.ts'
import type { Placed } from '../contract.ts'
import { attemptedIn, type Basket, noReturnOf } from './basket.ts'
import { checkForm, type OrderForm } from './check-form.ts'
import { releaseAbandoned } from './expire.ts'
import { limitDepositsInTurn, limitOrders } from './limit-orders.ts'
import { offeredMethods, type Priced, priceBasket, readBasket } from './price-basket.ts'
import { findByRequest, resume } from './resume.ts'
import { type NewLine, type NewOrder, writeOrder } from './write-order.ts'

/**
 * Makes an order of what the buyer chose and reserves the goods for it. Nothing in the form says what anything costs: the
 * total the buyer saw only has to agree. The same form sent twice makes one order.
 */
export async function placeOrder(
  ctx: Context,
  gateways: PaymentGateways,
  form: OrderForm,
  given?: Basket,
): Promise<Placed> {
  const basket = given ?? (await readBasket(ctx, form))
  if (basket.tried || basket.lines.length === 0 || basket.quotation) {
    const earlier = await findByRequest(ctx, form.request_key)
    if (earlier) return resume(ctx, gateways, earlier, { form, basket })
  }
  const placed = await placeNew(ctx, gateways, basket, form).catch(async (error) => {
    // Sent twice at the same time: the other one was first, and has these very goods, coupons and points.
    const first = await findByRequest(ctx, form.request_key)
    if (!first) throw orderedBefore(error, basket)
    return first
  })
  if ('lines' in placed) return resume(ctx, gateways, placed, { form, basket })
  const { order, token, order_id, payment_id } = placed
  const { order_no, currency, total_amount: amount } = order
  const start = await startPayment(ctx, gateways, {
    order: { ...order, mb_id: order.mb_id ?? null, created_at: ctx.now(), expires_at: order.expires_at ?? null },
    payment: { id: payment_id, method: form.method, amount },
    token,
    name: orderName(
      basket.lines.map(({ sellable }) => sellable.product),
      order.lang,
    ),
    goods: basket.lines.map(({ sellable: { product, variant }, unit_amount, quantity }) => ({
      sku: variant.sku,
      name: product.name,
      unit_amount,
      quantity,
    })),
  })
  return { order_id, order_no, currency, total_amount: amount, start, view_key: viewKeyOf(ctx, order_id) }
}

async function placeNew(ctx: Context, gateways: PaymentGateways, basket: Basket, form: OrderForm) {
  if (basket.refused) throw basket.refused
  if (basket.lines.length === 0) throw new Problem(422, '주문할 상품을 골라 주세요.', { code: 'empty' })
  await requireClasses(
    ctx,
    basket.lines.flatMap(({ restricted, product_id }) => (restricted ? product_id : [])),
  )
  const priced = await priceBasket(ctx, basket, form, { offering: false })
  await checkForm(ctx, basket, priced, form)
  const methods = await offeredMethods(ctx, gateways, basket, priced.total.total_amount)
  if (!methods.some(({ method }) => method === form.method))
    throw invalid('method', '이 결제 방법은 쓸 수 없어요. 다른 방법을 골라 주세요.')
  // Last, because it costs most: a buyer who is refused here has sent a valid form.
  await limitOrders(ctx, basket.owner, form)
  const token = newReturnToken()
  const order = await newOrder(ctx, basket, priced, form)
  const { order_id, payment_id } = await writeAll(ctx, { basket, priced, form, order, token })
  return { order, token, order_id, payment_id }
}

/** A quotation becomes one order, also if two are placed at once or an earlier one is just being paid. */
function orderedBefore(error: unknown, { quotation }: Basket) {
  if (!quotation || !isTaken(error)) return error
  return new Problem(409, '이미 주문한 견적서예요. 주문 내역을 확인해 주세요.', { code: 'ordered' })
}

type Writing = { basket: Basket; priced: Priced; form: OrderForm; order: NewOrder; token: string }

/** Most orders are one statement: what is complete in itself opens no transaction. */
async function writeAll(ctx: Context, writing: Writing) {
  const { basket, priced, form } = writing
  const isOneStatement =
    !basket.tried &&
    !basket.quotation &&
    couponsOf(form).length === 0 &&
    priced.total.point_amount === 0 &&
    !form.receipt &&
    !settlesLater(form.method)
  if (!isOneStatement) return writeReplacing(ctx, writing)
  return write(ctx, writing).catch((error) => {
    if (violatedConstraint(error) !== oneOrderPerLine) throw error
    return writeReplacing(ctx, writing)
  })
}

const oneOrderPerLine = 'order_cart_line_once'
const tabsAtOnce = 5

/**
 * An order that replaces earlier attempts with the same lines: a buyer who returned from a provider and orders again
 * must not find their own goods reserved. If another tab orders them at the same moment, the later order stays.
 */
async function writeReplacing(ctx: Context, writing: Writing, left = tabsAtOnce) {
  const tried = attemptedIn(writing.basket)
  try {
    return await ctx.transaction(async (ctx) => {
      await releaseAbandoned(ctx, tried)
      await limitDepositsInTurn(
        ctx,
        { mb_id: ctx.member?.mb_id ?? null, buyer: writing.form.buyer },
        writing.form.method,
      )
      return write(ctx, writing)
    })
  } catch (error) {
    if (violatedConstraint(error) !== oneOrderPerLine || left === 0) throw error
    const taken = await unavailableReason(ctx, tried)
    if (taken) throw taken
    return writeReplacing(ctx, writing, left - 1)
  }
}

const couponsOf = ({ order_coupon_id, shipping_coupon_id, line_coupons }: OrderForm) =>
  [order_coupon_id, shipping_coupon_id, ...line_coupons.map(({ coupon_id }) => coupon_id)].filter((id) => id !== null)

async function write(ctx: Context, { basket, priced, form, order, token }: Writing) {
  const { provider } = paymentMethods[form.method]
  const written = await writeOrder(
    ctx,
    order,
    basket.lines.map((_, at) => newLine(basket, priced, at, form)),
    {
      provider,
      method: form.method,
      amount: order.total_amount,
      return_token_hash: hashToken(token),
      state: 'ready',
      expires_at: order.expires_at ?? null,
      // What is ordered from a quotation stays in the cart.
      cart_line_ids: attemptedIn(basket).line_ids,
    },
  )
  const { order_id } = written
  if (basket.quotation) await markOrdered(ctx, basket.quotation, order_id)
  if (ctx.member) {
    const { mb_id } = ctx.member
    if (priced.total.point_amount > 0)
      await spendPoints(ctx, { mb_id, amount: priced.total.point_amount, occasion: `order:${order_id}` })
    await reserveCoupons(ctx, { mb_id, issue_ids: couponsOf(form), order_id })
  }
  // Where nothing is paid there is nothing to write a receipt of.
  if (form.receipt && order.total_amount > 0)
    await requestReceipt(ctx, { order_id, amount: order.total_amount }, form.receipt)
  return written
}

async function newOrder(ctx: Context, basket: Basket, { total, delivery }: Priced, form: OrderForm): Promise<NewOrder> {
  const { receiver, zip, country } = form
  const { member, visitor } = ctx
  return {
    order_no: newOrderNumber(ctx.now()),
    mb_id: member?.mb_id ?? null,
    guest_password_hash: member || !form.guest_password ? null : await hashPassword(form.guest_password, 'guest'),
    lang: visitor.lang,
    currency: visitor.currency,
    buyer: form.buyer,
    delivery,
    receiver: { ...receiver, country, zip },
    store_id: delivery === 'pickup' ? form.store_id : null,
    order_coupon_id: form.order_coupon_id,
    shipping_coupon_id: form.shipping_coupon_id,
    goods_amount: total.goods_amount,
    discount_amount: total.discount_amount,
    point_amount: total.point_amount,
    shipping_amount: total.shipping_amount,
    total_amount: total.total_amount,
    trace: total.trace,
    terms: basket.terms,
    cart_mark: basket.id,
    quotation_id: basket.quotation?.id ?? null,
    request_key: form.request_key,
    expires_at: await payableUntil(ctx, basket, form),
  }
}

/** As long as the shortest reservation allows; money that is sent later has its own days. */
async function payableUntil(ctx: Context, { lines }: Basket, { method }: OrderForm) {
  const now = ctx.now()
  if (settlesLater(method)) return addDays(now, depositDays(await findShopRules(ctx), ctx.member))
  const minutes = Math.min(...lines.map(({ reservation_minutes }) => reservation_minutes))
  return new Date(now.getTime() + minutes * 60_000)
}

function newLine(basket: Basket, { total }: Priced, at: number, form: OrderForm): NewLine {
  const [line, amounts] = [basket.lines[at], total.lines[at]]
  if (!line || !amounts) throw new Error('a total has a line for each line')
  const { product, variant } = line.sellable
  const coupon_id = form.line_coupons.find(({ line_id }) => line_id === line.line_id)?.coupon_id ?? null
  const main = basket.lines.findIndex((each) => each.add_on_of === 0 && each.product_id === line.add_on_of)
  return {
    add_on_to_id: line.add_on_of === 0 || main < 0 ? null : main,
    position: at,
    product_id: product.id,
    variant_id: variant.id,
    kind: product.kind,
    sku: variant.sku,
    name: product.name,
    name_en: product.name_en,
    option_name: line.option_name,
    option_name_en: line.option_name_en,
    personal: line.personal,
    quantity: line.quantity,
    unit_amount: line.unit_amount,
    discount_amount: amounts.discount_amount,
    point_amount: amounts.point_amount,
    total_amount: amounts.total_amount,
    trace: line.unit_trace,
    coupon_id,
    weight_g: variant.weight_g,
    unit_cost_krw: variant.cost_krw,
    allocations: line.allocations,
    no_return: noReturnOf(line),
  }
}
