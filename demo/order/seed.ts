import type { Seeding } from '../seeding.ts'
import { booked } from '../tssa/booked.ts'
import { type DemoOrder, placeDemoOrders } from './place-orders.ts'
import { sendDemoOrders } from './send-orders.ts'

const hana = { mb_id: 'hana', name: '김하나' }

/** The demo shop's member has an order in every state one can be in; two have come and wait for a word. */
const orders: DemoOrder[] = [
  { ...hana, days_ago: 64, lines: [{ product_id: 1015, state: 'confirmed' }] },
  { ...hana, days_ago: 41, lines: [{ product_id: 1210, state: 'canceled' }] },
  {
    ...hana,
    days_ago: 5,
    lines: [
      { product_id: 1003, state: 'delivered' },
      { product_id: 1206, state: 'delivered' },
    ],
  },
  { ...hana, days_ago: 2, lines: [{ product_id: 1501, state: 'shipping' }] },
  { ...hana, days_ago: 1, lines: [{ product_id: 1401, state: 'preparing' }] },
  { ...hana, days_ago: 1, lines: [{ product_id: 1310, state: 'paid', quantity: 3 }] },
  { ...hana, days_ago: 0, lines: [{ product_id: 1104, state: 'pending_payment' }] },
]

const classes = booked.map(
  ({ product_id, days_ago, state }): DemoOrder => ({ ...hana, days_ago, lines: [{ product_id, state }] }),
)

/** A later order has a higher number, and lists are by number. */
export async function seedOrders({ ctx }: Seeding) {
  const all = [...orders, ...classes].sort((one, other) => other.days_ago - one.days_ago)
  await sendDemoOrders(ctx, await placeDemoOrders(ctx, all))
}
