import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { returnWords } from '@sillage/domains/order/payment-words.ts'
import type { TossEmulator } from '@sillage/emulators/toss/toss-emulator.ts'
import { type Database, openDatabase } from '@sillage/server-kit/database.ts'
import { startEmbeddedPostgres } from '@sillage/server-kit/embedded-postgres/embedded-postgres.ts'
import { post } from './call.ts'
import { type Least, rateOfLeast } from './checkout-sql.ts'
import { type Buyer, type Crowd, gather } from './members.ts'
import { spentBetween, spentBy } from './processor.ts'
import { type Program, startProgram } from './program.ts'
import type { Row } from './rows.ts'
import { startServices } from './services.ts'
import { agreeAt } from './window.ts'

const atOnce = 8
const seconds = 8
const callsOfOne = 3
const crowdSize = 8_000

export type Wish = { variant_id: number; total: number }

/**
 * Whole checkouts of members, from an empty cart to a paid order through the provider's emulator, beside the least SQL
 * that such an order needs, run straight on the same database. Each buyer first buys something of their own, then all
 * the same thing: one row of the stock that everyone wants.
 */
export async function measureCheckouts(dataDir: string): Promise<Row[]> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'checkout') })
  const services = await startServices()
  const shop = await startProgram(join(dataDir, 'checkout-shop'), {
    ...services.settings,
    DATABASE_URL: postgres.url,
    DATABASE_CONNECTIONS: '10',
  })
  const database = openDatabase(postgres.url, { connections: atOnce })
  try {
    const variants = await stockUp(database)
    const crowd = await gather(database, crowdSize)
    const wishes: Wish[] = []
    for (const variant_id of variants) wishes.push(await askPrice(shop.url, crowd.next(), variant_id))
    const [first] = wishes
    if (!first) throw new Error('there is nothing to buy')
    await rateOf(shop.url, services.toss, crowd, wishes, 2)
    const rows: Row[] = []
    for (const [name, wanted] of [
      ['each their own', wishes],
      ['all the same', wishes.map(() => first)],
    ] as const)
      rows.push(...(await besideSql(name, { shop, toss: services.toss, crowd, database, wanted })))
    return rows
  } finally {
    await database.close()
    await shop.stop()
    await services.stop()
    await postgres.stop()
  }
}

type Crowded = { shop: Program; toss: TossEmulator; crowd: Crowd; database: Database; wanted: readonly Wish[] }

/** In turns, so that a busy neighbour slows both alike; no message of ours is still on its way beside the SQL alone. */
async function besideSql(name: string, { shop, toss, crowd, database, wanted }: Crowded): Promise<Row[]> {
  const began = await spentBy(shop.child.pid)
  const ours = await rateOf(shop.url, toss, crowd, wanted, seconds)
  const sentAfter = await untilSent(database)
  const between = await spentBy(shop.child.pid)
  const variants = wanted.map(({ variant_id }) => variant_id)
  const theirs = await measureLeast('checkout', { shop, database }, variants)
  const orders = await measureLeast('order', { shop, database }, variants)
  const spent = spentBetween(began, between)
  const shopMs = (spent.shop + spent.database) / ours.count
  const what = `whole checkout, ${atOnce} at a time, ${name}, ${callsOfOne} calls`
  const figure = `${Math.round(ours.rate)}/s`
  return [
    {
      name: what,
      figure,
      beside: `its writes alone ${Math.round(theirs.rate)}/s`,
      ratio: ours.rate / theirs.rate,
      aim: '0.40',
    },
    {
      name: `${what}, beside an order and its payment`,
      figure,
      beside: `the SQL of those alone ${Math.round(orders.rate)}/s`,
      ratio: ours.rate / orders.rate,
    },
    {
      name: `${what}, processor of one with its messages`,
      figure: `${shopMs.toFixed(1)} ms (database ${(spent.database / ours.count).toFixed(1)})`,
      beside: `its writes alone ${theirs.ms.toFixed(1)} ms (database ${theirs.databaseMs.toFixed(1)})`,
      ratio: theirs.ms / shopMs,
    },
    { name: `${what}, the last message was sent`, figure: `${sentAfter.toFixed(1)} s later` },
  ]
}

async function measureLeast(least: Least, { shop, database }: Pick<Crowded, 'shop' | 'database'>, variants: number[]) {
  const before = await spentBy(shop.child.pid)
  const { rate, count } = await rateOfLeast(least, database.pool, variants, seconds)
  const spent = spentBetween(before, await spentBy(shop.child.pid))
  return { rate, ms: (spent.bench + spent.database) / count, databaseMs: spent.database / count }
}

async function untilSent({ pool }: Database): Promise<number> {
  const began = performance.now()
  for (;;) {
    const { rows } = await pool.query(`select 1 from outbox where state = 'waiting' limit 1`)
    if (rows.length === 0) return (performance.now() - began) / 1000
    await pause(100)
  }
}

/** Some goods there are always enough of. */
export async function stockUp({ pool }: Database): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(`
    update stock set on_hand = 10000000 from variant join product on product.id = variant.product_id
    where stock.variant_id = variant.id and product.kind = 'goods' and product.visible and not variant.retired
      and product.min_quantity = 1 and product.max_quantity is null and product.personal_fields = '[]'
      and product.no_return is null
      and stock.variant_id in (select min(id) from variant group by product_id)
    returning stock.variant_id as id`)
  return rows.slice(0, atOnce).map(({ id }) => id)
}

/** What one of it costs, delivered. */
export async function askPrice(url: string, { headers }: Buyer, variant_id: number): Promise<Wish> {
  await post(`${url}/api/v1/cart`, headers, { lines: [{ variant_id, quantity: 1 }] })
  const { total_amount } = await post<{ total_amount: number }>(`${url}/api/v1/order-form`, headers, way)
  return { variant_id, total: total_amount }
}

const way = { zip: '04524' }
const form = { ...way, method: 'card', consents: { order: true, privacy: true, no_return: true } }

/** Three calls of the shop; what happens at the provider in between is the provider's. */
export async function buy(url: string, toss: TossEmulator, { headers, person }: Buyer, { variant_id, total }: Wish) {
  await post(`${url}/api/v1/cart`, headers, { lines: [{ variant_id, quantity: 1 }] })
  const placed = await post<{ start: { request: object } }>(`${url}/api/v1/orders`, headers, {
    ...form,
    buyer: person,
    receiver: { ...person, addr1: '서울 중구 세종대로 110', addr2: '1층', memo: '' },
    request_key: randomUUID(),
    total_amount: total,
  })
  const { [returnWords.token]: token = '', ...returned } = await agreeAt(toss, placed.start.request)
  const { state } = await post<{ state: string }>(`${url}/api/v1/payments/confirm`, headers, { token, returned })
  if (state !== 'done') throw new Error(`a payment ended as ${state}`)
}

async function rateOf(url: string, toss: TossEmulator, crowd: Crowd, wishes: readonly Wish[], seconds: number) {
  const until = performance.now() + seconds * 1000
  const began = performance.now()
  let checkouts = 0
  await Promise.all(
    wishes.map(async (wish) => {
      while (performance.now() < until) {
        await buy(url, toss, crowd.next(), wish)
        checkouts += 1
      }
    }),
  )
  return { count: checkouts, rate: checkouts / ((performance.now() - began) / 1000) }
}
