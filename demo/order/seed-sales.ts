import { countTogetherJob } from '@sillage/domains/order/server/also-bought.ts'
import { listSold } from '@sillage/domains/order/server/best-sellers.ts'
import type { LineState } from '@sillage/domains/order/words.ts'
import { addDays, seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import { boughtTogether } from '../catalog/offers.ts'
import type { SeedProduct } from '../catalog/product-shape.ts'
import { products } from '../catalog/products.ts'
import { demoTime, type Seeding } from '../seeding.ts'
import { type DemoOrder, placeDemoOrders } from './place-orders.ts'
import { sendDemoOrders } from './send-orders.ts'

/** The days that are counted as of late; the same orders came in the month before, a little smaller. */
const counted = 29
/** Only orders of the last days have parcels; older ones are not tracked any more. */
const parcelDays = 14
const minute = 60_000
const hour = 60 * minute

/**
 * What guests bought. The nightly counts of what sells and of what is bought together are taken from orders, so the demo
 * has those orders: after them a product has sold as often as its sheet says, and the last days are in every state.
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
  const now = ctx.now()
  const recent = pairs.map((pair, at): DemoOrder => {
    const days_ago = dayOf(pair, at)
    const lines = pair.map((product) => lineOf(product, at, { days_ago, quantity: pieces.get(product.id)?.pop() ?? 1 }))
    return { mb_id: null, days_ago, at: days_ago === 0 ? earlierToday(now, at) : demoTime(now, days_ago, at), lines }
  })
  const before = recent.map(({ lines, days_ago }, at): DemoOrder => {
    const smaller = lines.map((line) => ({
      ...line,
      state: 'confirmed' as const,
      quantity: lessOf(line.quantity ?? 1),
    }))
    const days = days_ago + counted + 2
    return { mb_id: null, days_ago: days, at: demoTime(now, days, at), lines: at % 9 ? smaller : smaller.slice(0, 1) }
  })
  await placeDemoOrders(ctx, before.sort(byTime))
  const lines = await placeDemoOrders(ctx, recent.sort(byTime))
  const since = addDays(now, -parcelDays)
  await sendDemoOrders(
    ctx,
    lines.filter(({ confirmed_at }) => confirmed_at === null || confirmed_at > since),
  )
  await countTogetherJob.run(ctx, {})
}

/** What is new was not sold before it was there; classes are taken, and done with. */
function dayOf(pair: readonly SeedProduct[], at: number) {
  const oldest = Math.min(counted, ...pair.map(({ created_days_ago }) => created_days_ago))
  const day = at % (oldest + 1)
  return pair.some(({ kind }) => kind === 'class' || kind === 'service') ? Math.max(day, Math.min(oldest, 12)) : day
}

const lineOf = ({ id }: SeedProduct, at: number, { days_ago, quantity }: { days_ago: number; quantity: number }) => ({
  product_id: id,
  state: stateOf(days_ago, at),
  quantity,
  variant: at,
})

/** How far an order has come after so many days. */
function stateOf(days_ago: number, at: number): LineState {
  if (days_ago === 0) return at % 4 === 0 ? 'preparing' : 'paid'
  if (days_ago === 1) return at % 3 === 0 ? 'ready' : 'shipping'
  if (days_ago === 2) return 'shipping'
  return days_ago < 10 ? 'delivered' : 'confirmed'
}

/** A later order has a higher number. */
const byTime = (one: DemoOrder, other: DemoOrder) => (one.at?.getTime() ?? 0) - (other.at?.getTime() ?? 0)

/** Since the shop woke up, or in the night before it has. */
function earlierToday(now: Date, at: number) {
  const midnight = startOfSeoulDay(seoulDay(now)).getTime()
  const start = now.getTime() - midnight > 10 * hour ? midnight + 8 * hour : midnight
  const minutes = Math.max(1, Math.floor((now.getTime() - start) / minute))
  return new Date(start + ((at * 89) % minutes) * minute)
}

const lessOf = (quantity: number) => Math.max(1, Math.floor(quantity * 0.9))

/** A number in so many parts that differ by one at most; none is empty. */
const shares = (total: number, parts: number) =>
  Array.from({ length: parts }, (_, at) => Math.max(1, Math.floor((total + at) / parts)))
