import { randomUUID } from 'node:crypto'
import type { Database } from '@sillage/server-kit/database.ts'

type Pool = Database['pool']

/**
 * The least a shop must write for an order that is placed and then paid: two transactions. The order, its line, its
 * payment and the goods held; then the payment, the order, the line, what happened, and an email with its job.
 */
export async function rateOfLeastOrders(pool: Pool, variants: number[], seconds: number) {
  const until = performance.now() + seconds * 1000
  const began = performance.now()
  let orders = 0
  await Promise.all(
    variants.map(async (variant_id) => {
      const client = await pool.connect()
      try {
        while (performance.now() < until) {
          await order(client, variant_id)
          orders += 1
        }
      } finally {
        client.release()
      }
    }),
  )
  return { count: orders, rate: orders / ((performance.now() - began) / 1000) }
}

type Client = {
  query(text: string | { name: string; text: string; values: unknown[] }): Promise<{ rows: { id: number }[] }>
}

async function order(client: Client, variant_id: number) {
  const key = randomUUID()
  const run = (name: string, text: string, ...values: unknown[]) => client.query({ name, text, values })
  await client.query('begin')
  const { rows } = await run(
    'least order',
    `insert into orders (order_no, lang, currency, buyer, receiver, delivery, goods_amount, total_amount, request_key)
     values ($1, 'kr', 'krw', '{}', '{}', 'parcel', 1, 1, $1) returning id`,
    key,
  )
  const id = rows[0]?.id
  await run(
    'least line',
    `insert into order_line (order_id, position, product_id, variant_id, kind, sku, name, name_en, option_name,
       option_name_en, quantity, unit_amount, total_amount)
     select $1, 0, product_id, id, 'goods', sku, 'a', 'a', '', '', 1, 1, 1 from variant where id = $2`,
    id,
    variant_id,
  )
  await run(
    'least payment',
    `insert into payment (order_id, provider, method, currency, amount, return_token_hash)
     values ($1, 'toss', 'card', 'krw', 1, $2)`,
    id,
    key,
  )
  await run(
    'least hold',
    'update stock set reserved = reserved + 1 where variant_id = $1 and on_hand - reserved >= 1',
    variant_id,
  )
  await run(
    'least movement',
    `insert into stock_movement (variant_id, on_hand, reserved, reason, occasion) values ($1, 0, 1, 'reserve', $2)`,
    variant_id,
    `order:${id}`,
  )
  await client.query('commit')
  await client.query('begin')
  await run('least paid payment', `update payment set state = 'done' where order_id = $1 and state = 'ready'`, id)
  await run('least paid order', `update orders set state = 'paid', paid_at = now() where id = $1`, id)
  await run('least paid line', `update order_line set state = 'paid' where order_id = $1`, id)
  await run(
    'least event',
    `insert into order_event (order_id, kind, from_state, to_state, actor)
     values ($1, 'paid', 'pending_payment', 'paid', 'provider')`,
    id,
  )
  await run(
    'least email',
    `insert into outbox (channel, template, subject, transition, recipient, lang, payload, state)
     values ('mail', 'least', $1, 'paid', 'nobody@example.com', 'kr', '{}', 'sent')`,
    key,
  )
  await run('least job', `insert into job (name, payload, state) values ('least', '{}', 'done')`)
  await client.query('commit')
}
