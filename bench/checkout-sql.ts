import { randomUUID } from 'node:crypto'
import type { Database } from '@sillage/server-kit/database.ts'

type Pool = Database['pool']

/**
 * `checkout`: all that a buyer may count on after the three calls, in four commits. The goods in the cart; the order, its
 * line, its payment and the goods reserved; that the payment is being confirmed, before its provider is asked; then that
 * it is paid, what happened, the cart without the goods, the notification, and an email and a text with their jobs.
 * `order`: only what orders and payments are without a cart and with one message, in two commits.
 */
export type Least = 'checkout' | 'order'

/** The least that has to be written, one after the other on eight connections. */
export async function rateOfLeast(least: Least, pool: Pool, variants: number[], seconds: number) {
  const until = performance.now() + seconds * 1000
  const began = performance.now()
  let count = 0
  await Promise.all(
    variants.map(async (variant_id) => {
      const client = await pool.connect()
      try {
        while (performance.now() < until) {
          await (least === 'checkout' ? checkout(client, variant_id) : order(client, variant_id))
          count += 1
        }
      } finally {
        client.release()
      }
    }),
  )
  return { count, rate: count / ((performance.now() - began) / 1000) }
}

type Client = {
  query(text: string | { name: string; text: string; values: unknown[] }): Promise<{ rows: { id: number }[] }>
}
type Run = (name: string, text: string, ...values: unknown[]) => Promise<{ rows: { id: number }[] }>

const runOn =
  (client: Client): Run =>
  (name, text, ...values) =>
    client.query({ name, text, values })

async function order(client: Client, variant_id: number) {
  const key = randomUUID()
  const run = runOn(client)
  await client.query('begin')
  const id = await place(run, key, variant_id)
  await client.query('commit')
  await client.query('begin')
  await pay(run, id, 'ready')
  await message(run, key, 'mail')
  await client.query('commit')
}

async function checkout(client: Client, variant_id: number) {
  const key = randomUUID()
  const run = runOn(client)
  await client.query('begin')
  await run('least cart', `insert into cart (owner) values ($1)`, key)
  const { rows } = await run(
    'least cart line',
    `insert into cart_line (owner, variant_id, quantity, seen_krw, seen_usd) values ($1, $2, 1, 1, 1) returning id`,
    key,
    variant_id,
  )
  await client.query('commit')
  await client.query('begin')
  const id = await place(run, key, variant_id)
  await run('least placed', `${event} values ($1, 'placed', null, 'pending_payment', 'buyer')`, id)
  await run('least ordered', `insert into order_cart_line (order_id, cart_line_id) values ($1, $2)`, id, rows[0]?.id)
  await client.query('commit')
  await run('least claim', `update payment set state = 'in_progress', claimed_at = now() where order_id = $1`, id)
  await client.query('begin')
  await pay(run, id, 'in_progress')
  await run('least cart emptied', `delete from cart_line where id = $1`, rows[0]?.id)
  await run('least cart changed', `update cart set version = version + 1, changed_at = now() where owner = $1`, key)
  await run(
    'least notification',
    `insert into notification (mb_id, kind, title, title_en, body, body_en, occasion)
     values ('nobody', 'order', 'a', 'a', 'a', 'a', $1)`,
    key,
  )
  await message(run, key, 'mail')
  await message(run, key, 'alimtalk')
  await client.query('commit')
}

const event = 'insert into order_event (order_id, kind, from_state, to_state, actor)'

/** The order, its line, its payment and the goods reserved. */
async function place(run: Run, key: string, variant_id: number) {
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
  return id
}

/** The payment, the order and its line, and what happened. */
async function pay(run: Run, id: number | undefined, from: string) {
  await run('least paid payment', `update payment set state = 'done' where order_id = $1 and state = $2`, id, from)
  await run('least paid order', `update orders set state = 'paid', paid_at = now() where id = $1`, id)
  await run('least paid line', `update order_line set state = 'paid' where order_id = $1`, id)
  await run('least paid event', `${event} values ($1, 'paid', 'pending_payment', 'paid', 'provider')`, id)
}

/** As if it were sent at once: a shop marks it later, once more. */
async function message(run: Run, key: string, channel: 'mail' | 'alimtalk') {
  await run(
    'least message',
    `insert into outbox (channel, template, subject, transition, recipient, lang, payload, state)
     values ($2, 'least', $1, 'paid', 'nobody@example.com', 'kr', '{}', 'sent')`,
    key,
    channel,
  )
  await run('least job', `insert into job (name, payload, state) values ('least', '{}', 'done')`)
}
