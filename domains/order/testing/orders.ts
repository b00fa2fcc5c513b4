import { randomUUID } from 'node:crypto'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { variantTable } from '../../catalog/server/tables.ts'
import { orderLineTable, orderTable } from '../server/tables.ts'
import type { LineState } from '../words.ts'

type Given = { mb_id: string; product_id: number; state?: LineState; currency?: 'krw' | 'usd' }

/** An order of one line, moved to the given state; answers with the line's id. */
export async function givenLine(ctx: Context, { mb_id, product_id, state = 'delivered', currency = 'krw' }: Given) {
  const [variant] = await ctx.db.select().from(variantTable).where(eq(variantTable.product_id, product_id))
  if (!variant) throw new Error(`product ${product_id} has no variant to buy`)
  const person = { name: mb_id, hp: '', email: '' }
  const [order] = await ctx.db
    .insert(orderTable)
    .values({
      order_no: randomUUID(),
      request_key: randomUUID(),
      mb_id,
      lang: 'kr',
      currency,
      state,
      buyer: person,
      receiver: { ...person, country: 'KR', zip: '', addr1: '', addr2: '', memo: '' },
      delivery: 'parcel',
      goods_amount: 42_000,
      total_amount: 42_000,
    })
    .returning({ id: orderTable.id })
  const [line] = await ctx.db
    .insert(orderLineTable)
    .values({
      order_id: order?.id ?? 0,
      position: 0,
      product_id,
      variant_id: variant.id,
      kind: 'goods',
      state,
      sku: variant.sku,
      name: '상품',
      name_en: 'Product',
      option_name: '180 g',
      option_name_en: '180 g',
      quantity: 1,
      unit_amount: 42_000,
      total_amount: 42_000,
      delivered_at: new Date(),
    })
    .returning({ id: orderLineTable.id })
  return line?.id ?? 0
}
