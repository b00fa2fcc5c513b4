import { createClient } from '@sillage/kit/client.ts'
import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { browserOf, injectTransport } from '@sillage/server-kit/testing.ts'
import { variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { contract } from '../../contract.ts'
import { orderTable } from '../../order/server/tables.ts'
import { buy } from '../../order/testing/buyer.ts'
import { testShop } from '../../testing.ts'
import type { PaymentProvider } from '../providers/provider.ts'
import { createRefundJob } from '../server/refund.ts'
import { paymentTable, refundTable } from '../server/tables.ts'

type Given = { price: { price_krw: number } | { price_usd: number }; method: 'kakaopay' | 'paypal' }

/** A shop whose one provider sends buyers to a window of its own, with one thing to buy: once per file. */
export async function testPaying(provider: PaymentProvider, { price, method }: Given) {
  const gateways = { providers: [provider], link: (path: string) => `http://localhost:3000${path}` }
  const shop = await testShop({ gateways })
  const { ctx, db } = shop
  let variant_id = 0

  /** Before each test: nothing but what can be bought. */
  async function empty() {
    await shop.empty()
    await givenProduct(ctx, { id: 1, ...price, stock: 3 })
    const [row] = await db.select().from(variantTable)
    variant_id = row?.id ?? 0
  }

  /** A member, a visitor, or a buyer who reads English and pays in dollars. */
  async function visitor(mb_id?: string) {
    if (!('price_usd' in price)) return shop.as(mb_id)
    const browser = await browserOf(shop)
    const cookies = { ...browser.cookies, lang: 'en' }
    return createClient(contract, injectTransport(shop.app, { ...browser, cookies }))
  }

  return {
    gateways,
    shop,
    ctx,
    db,
    empty,
    visitor,
    variant: () => variant_id,
    later: (days: number) => createContext({ ...ctx, database: shop.database, now: () => addDays(new Date(), days) }),
    orders: () => db.select().from(orderTable),
    async onlyPayment() {
      const [payment] = await db.select().from(paymentTable)
      if (!payment) throw new Error('no payment was made')
      return payment
    },
    /** Ordered, and sent off to pay. */
    async order(mb_id?: string) {
      const buyer = await visitor(mb_id)
      const { start, ...placed } = await buy(buyer, variant_id, { method })
      if (start.kind !== 'redirect') throw new Error(`it began with ${start.kind}`)
      return { buyer, start, ...placed }
    },
    /** Sends the recorded refunds, as the queue does it: whatever fails is tried again. */
    async giveBack() {
      const job = createRefundJob(gateways)
      const refunds = await db.select().from(refundTable)
      for (const _ of [1, 2, 3])
        for (const { id } of refunds) await job.run(ctx, { refund_id: id }).catch(() => undefined)
    },
  }
}
