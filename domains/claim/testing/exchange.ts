import { eq } from 'drizzle-orm'
import { stockTable, variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import type { OrderForm } from '../../checkout/server/check-form.ts'
import type { testShop } from '../../testing.ts'
import { type Buyer, givenLinesAt, givenPaid, linesOf, requestFor } from './claims.ts'

type Shop = Awaited<ReturnType<typeof testShop>>

/** One product for 40,000 won: large, round and square for the same, and a small one that costs less. */
export async function givenSizes({ ctx, db }: Shop) {
  await givenProduct(ctx, { id: 5, price_krw: 40_000, stock: 5 })
  await db
    .update(variantTable)
    .set({ values: ['큰'] })
    .where(eq(variantTable.product_id, 5))
  const other = { product_id: 5, weight_g: 200 }
  const added = await db
    .insert(variantTable)
    .values([
      { ...other, sku: 'SMALL', position: 1, values: ['작은'], price_krw: 30_000 },
      { ...other, sku: 'ROUND', position: 2, values: ['둥근'] },
      { ...other, sku: 'SQUARE', position: 3, values: ['네모난'] },
    ])
    .returning()
  await db.insert(stockTable).values(added.map(({ id }) => ({ variant_id: id, on_hand: 3 })))
  const [small = 0, round = 0, square = 0] = added.map(({ id }) => id)
  return { small, round, square }
}

const collection = { courier: 'cj', tracking_no: '123456789012' } as const
type Given = { buyer: Buyer; clerk: Buyer; variant_id: number; reason: 'wrong_choice' | 'broken' }

/** Two were bought, one is to be exchanged. */
export async function givenRequested(shop: Shop, { buyer, variant_id, reason }: Given, over: Partial<OrderForm> = {}) {
  const paid = await givenPaid(shop, buyer, [[5, 2]], over)
  await givenLinesAt(shop, paid.order_id, 'delivered')
  const [line_id = 0] = (await linesOf(shop, paid.order_id)).map(({ id }) => id)
  const { claims } = await requestFor(buyer, paid, {
    kind: 'exchange',
    reason,
    lines: [{ line_id, quantity: 1, variant_id }],
  })
  const [claim] = claims
  if (!claim) throw new Error('an exchange that was asked for is shown')
  return { ...paid, claim, params: { claim_id: claim.id } }
}

/** The same, fetched and found as new: it only has to be sent. */
export async function givenExchange(shop: Shop, given: Given, over: Partial<OrderForm> = {}) {
  const asked = await givenRequested(shop, given, over)
  const { params, claim } = asked
  const staff = given.clerk.staffClaims
  await staff.accept({ params, body: {} })
  await staff.collect({ params, body: collection })
  await staff.collected({ params, body: {} })
  const line_id = claim.lines[0]?.line_id ?? 0
  await staff.inspect({ params, body: { lines: [{ line_id, condition: 'as_new' }] } })
  return asked
}
