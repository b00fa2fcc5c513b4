import type { Client } from '@sillage/kit/client.ts'
import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { eq } from 'drizzle-orm'
import { variantOf } from '../../catalog/testing/products.ts'
import type { OrderForm } from '../../checkout/server/check-form.ts'
import type { contract } from '../../contract.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import type { testShop } from '../../testing.ts'
import { applyStatus } from '../server/settle.ts'
import { paymentTable } from '../server/tables.ts'

type Shop = Pick<Awaited<ReturnType<typeof testShop>>, 'ctx' | 'db' | 'database'>
type Deposited = { buyer: Client<typeof contract>; days?: number; products?: number[]; over?: Partial<OrderForm> }

/** Bought and paid by virtual account that is open for so many days; `hear` is the provider's later webhook. */
export async function givenDeposited(shop: Shop, { buyer, days = 2, products = [1, 2, 3], over = {} }: Deposited) {
  const { ctx, db } = shop
  const [first = 0, ...others] = products
  for (const id of others)
    await buyer.cart.add({ body: { lines: [{ variant_id: await variantOf(db, id), quantity: 1 }] } })
  const placed = await buyPaid(ctx, buyer, await variantOf(db, first), { method: 'bank_transfer', ...over })
  const due_at = addDays(new Date(), days).toISOString()
  const account = { bank: '하나은행', number: '110-1', holder: '실라주', due_at }
  const own = eq(paymentTable.order_id, placed.order_id)
  const [{ id } = { id: 0 }] = await db
    .update(paymentTable)
    .set({ method: 'virtual_account', provider: 'toss', details: { account } })
    .where(own)
    .returning({ id: paymentTable.id })
  const later = createContext({ ...ctx, database: shop.database, now: () => addDays(new Date(), 0.1) })
  const { order_no, currency, total_amount: amount } = placed
  const reported = {
    key: 'va',
    order_no,
    amount,
    currency,
    method: 'virtual_account' as const,
    canceled_amount: 0,
    approved_at: null,
    details: { account },
  }
  const hear = async (state: 'waiting_for_deposit' | 'done', came = amount) => {
    const [payment] = await db.select().from(paymentTable).where(eq(paymentTable.id, id))
    if (!payment) throw new Error('an order has a payment')
    return applyStatus(later, payment, { ...reported, amount: came, state })
  }
  return { ...placed, payment_id: id, hear }
}
