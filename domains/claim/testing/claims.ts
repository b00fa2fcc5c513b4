import { randomUUID } from 'node:crypto'
import { createClient } from '@sillage/kit/client.ts'
import type { CallInput } from '@sillage/kit/endpoint.ts'
import { browserOf, injectTransport } from '@sillage/server-kit/testing.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { variantTable } from '../../catalog/server/tables.ts'
import type { OrderForm } from '../../checkout/server/check-form.ts'
import { contract } from '../../contract.ts'
import { lockOrder, moveLines } from '../../order/server/lines.ts'
import { orderLineTable } from '../../order/server/tables.ts'
import { filledForm } from '../../order/testing/buyer.ts'
import type { LineState } from '../../order/words.ts'
import { settle } from '../../payment/server/settle.ts'
import { paymentTable } from '../../payment/server/tables.ts'
import type { testShop } from '../../testing.ts'
import type { claim } from '../contract.ts'

type Shop = Awaited<ReturnType<typeof testShop>>
export type Buyer = Awaited<ReturnType<Shop['as']>>
type Wanted = [product_id: number, quantity: number][]

/** A member who reads English and pays in dollars. */
export async function inDollars(shop: Shop, mb_id: string): Promise<Buyer> {
  await shop.as(mb_id)
  const browser = await browserOf({ ...shop, mb_id })
  const cookies = { ...browser.cookies, lang: 'en' }
  return createClient(contract, injectTransport(shop.app, { ...browser, cookies }))
}

/** Buys products by their ids; the money has come. */
export async function givenPaid(shop: Shop, buyer: Buyer, wanted: Wanted, over: Partial<OrderForm> = {}) {
  const variants = await shop.db
    .select()
    .from(variantTable)
    .where(
      inArray(
        variantTable.product_id,
        wanted.map(([id]) => id),
      ),
    )
    .orderBy(asc(variantTable.position))
  const lines = wanted.map(([id, quantity]) => ({
    variant_id: variants.find(({ product_id }) => product_id === id)?.id ?? 0,
    quantity,
  }))
  await buyer.cart.add({ body: { lines } })
  const { total_amount, methods } = await buyer.checkout.quote({ body: over })
  const method = over.method ?? methods[0]?.method ?? 'card'
  const { order_id, view_key, order_no } = await buyer.checkout.place({
    body: filledForm(total_amount, { ...over, method }),
  })
  const [payment] = await shop.db.select().from(paymentTable).where(eq(paymentTable.order_id, order_id))
  if (payment && payment.state !== 'done')
    await settle(shop.ctx, payment.id, {
      state: 'done',
      order_no,
      currency: payment.currency,
      amount: payment.amount,
    })
  return { order_id, view_key, total_amount }
}

const pathTo: Partial<Record<LineState, LineState[]>> = {
  preparing: ['preparing'],
  shipping: ['preparing', 'ready', 'shipping'],
  delivered: ['preparing', 'ready', 'shipping', 'delivered'],
  confirmed: ['preparing', 'ready', 'shipping', 'delivered', 'confirmed'],
}

/** Moves all lines of an order that were not sent to the given state, through the real steps. */
export async function givenLinesAt(shop: Shop, order_id: number, state: keyof typeof pathTo) {
  await shop.ctx.transaction(async (ctx) => {
    const locked = await lockOrder(ctx, order_id)
    if (!locked) throw new Error(`order ${order_id} is gone`)
    const here = locked.lines.filter((line) => line.state === 'paid' || line.state === 'preparing')
    for (const to of pathTo[state] ?? []) await moveLines(ctx, locked, here, { to, actor: 'staff', kind: to })
  })
}

export const linesOf = (shop: Shop, order_id: number) =>
  shop.db
    .select()
    .from(orderLineTable)
    .where(and(eq(orderLineTable.order_id, order_id)))
    .orderBy(asc(orderLineTable.id))

type Asking = CallInput<typeof claim.preview>['body']

/** Looks at what it would bring, and asks for exactly that. */
export async function requestFor(
  buyer: Buyer,
  order: { order_id: number; view_key?: string },
  asked: Asking,
  more: object = {},
) {
  const where = { params: { order_id: order.order_id }, query: { view_key: order.view_key } }
  const { money, points, to_pay } = await buyer.claim.preview({ ...where, body: asked })
  const agreed = { money, points, to_pay }
  return buyer.claim.ask({ ...where, body: { request_key: randomUUID(), ...asked, agreed, ...more } })
}
