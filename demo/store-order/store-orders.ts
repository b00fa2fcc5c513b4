import { optionWords } from '@sillage/domains/catalog/option-words.ts'
import { productTable, variantTable } from '@sillage/domains/catalog/server/tables.ts'
import { storeOrderTable } from '@sillage/domains/store-order/server/tables.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import { demoTime, type Seeding } from '../seeding.ts'

type DemoSlip = {
  store_id: number
  days_ago: number
  payment: 'card' | 'cash' | 'easy_pay'
  lines: [product_id: number, quantity: number][]
  /** What only the counter sells. */
  wrapping?: true
}

/** The demo member drops in now and then, and says their number at the counter. */
const slips: DemoSlip[] = [
  { store_id: 1, days_ago: 12, payment: 'card', lines: [[1003, 1]], wrapping: true },
  {
    store_id: 2,
    days_ago: 47,
    payment: 'easy_pay',
    lines: [
      [1015, 2],
      [1206, 1],
    ],
  },
  { store_id: 3, days_ago: 118, payment: 'cash', lines: [[1401, 1]] },
]

const wrapping = {
  name: '보자기 포장',
  name_en: 'Bojagi wrapping',
  option_name: '',
  option_name_en: '',
  product_id: null,
  quantity: 1,
  amount: 4_000,
}

export async function seedStoreOrders({ ctx }: Seeding) {
  const ids = slips.flatMap(({ lines }) => lines.map(([product_id]) => product_id))
  const offers = await ctx.db
    .select({ product: productTable, variant: variantTable })
    .from(variantTable)
    .innerJoin(productTable, eq(productTable.id, variantTable.product_id))
    .where(inArray(productTable.id, ids))
    .orderBy(asc(variantTable.position))
  const lineOf = ([product_id, quantity]: [number, number]) => {
    const offer = offers.find(({ product }) => product.id === product_id)
    if (!offer) throw new Error(`the demo shop does not sell product ${product_id}`)
    const { product, variant } = offer
    const option = optionWords(product.option_groups, variant.values)
    return {
      name: product.name,
      name_en: product.name_en,
      option_name: option.name,
      option_name_en: option.name_en,
      product_id,
      quantity,
      amount: quantity * (variant.price_krw ?? product.price_krw),
    }
  }
  await ctx.db.insert(storeOrderTable).values(
    slips.map(({ store_id, days_ago, payment, lines, wrapping: wrapped }, at) => {
      const bought = [...lines.map(lineOf), ...(wrapped ? [wrapping] : [])]
      const bought_at = demoTime(ctx.now(), days_ago, at)
      return {
        store_id,
        payment,
        mb_id: 'hana',
        lines: bought,
        bought_at,
        receipt_no: `P${store_id}-${bought_at.toISOString().slice(2, 10).replaceAll('-', '')}-${String(at + 41).padStart(4, '0')}`,
        total_amount: bought.reduce((sum, { amount }) => sum + amount, 0),
      }
    }),
  )
}
