import { boughtTogether } from '../../catalog/server/seed/offers.ts'
import type { SeedProduct } from '../../catalog/server/seed/product-shape.ts'
import { products } from '../../catalog/server/seed/products.ts'
import type { Seeding } from '../../seeding.ts'
import { countTogetherJob } from './also-bought.ts'
import { listSold } from './best-sellers.ts'
import { type DemoOrder, placeDemoOrders } from './seed/place-orders.ts'

/** All of it in the last days: the counts of thirty days say the same for as long as may be. */
const inDays = 12

/**
 * What guests bought of late. The nightly counts of what sells and of what is bought together are taken from orders, so
 * the demo has those orders: after them a product has sold as often as its sheet says.
 */
export async function seedSales({ ctx }: Seeding) {
  const pairs = boughtTogether(products)
  const sold = new Map((await listSold(ctx)).map(({ id, sold }) => [id, sold]))
  const pieces = new Map(
    products.map(({ id, sold_30d }) => {
      const orders = pairs.filter((pair) => pair.some((product) => product.id === id)).length
      return [id, shares(sold_30d - (sold.get(id) ?? 0), orders)]
    }),
  )
  const lineOf = ({ id }: SeedProduct, at: number) => ({
    product_id: id,
    state: 'confirmed' as const,
    quantity: pieces.get(id)?.pop() ?? 1,
    variant: at,
  })
  const orders = pairs.map((pair, at): DemoOrder => {
    const days = Math.min(inDays, ...pair.map(({ created_days_ago }) => created_days_ago))
    return { mb_id: null, name: '손님', days_ago: days && 1 + (at % days), lines: pair.map((each) => lineOf(each, at)) }
  })
  await placeDemoOrders(ctx, orders)
  await countTogetherJob.run(ctx, {})
}

/** A number in so many parts that differ by one at most; none is empty. */
const shares = (total: number, parts: number) =>
  Array.from({ length: parts }, (_, at) => Math.max(1, Math.floor((total + at) / parts)))
