import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { returnWords } from '@sillage/domains/order/payment-words.ts'
import type { TossEmulator } from '@sillage/emulators/toss/toss-emulator.ts'
import { type Database, openDatabase } from '@sillage/server-kit/database.ts'
import { startEmbeddedPostgres } from '@sillage/server-kit/embedded-postgres/embedded-postgres.ts'
import { type Called, call } from './call.ts'
import { type Buyer, gather } from './members.ts'
import { startProgram } from './program.ts'
import type { Row } from './rows.ts'
import { startServices } from './services.ts'
import { below } from './times.ts'
import { agreeAt } from './window.ts'

const crowdSize = 5_000
const pieces = 100
const openMs = 60_000
const other = ['/', '/shop/category/2', '/shop/best-seller', '/customer/notice']

type Goods = { id: number; variant_id: number; total: number }
type Sale = { url: string; toss: TossEmulator; goods: Goods; calls: Called[]; paid: number }

/**
 * A sale opens: buyers come at any moment of a minute, half of them in its first quarter, look at the product and want a
 * piece of it; others read other pages meanwhile.
 */
export async function measureSale(dataDir: string): Promise<Row[]> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'sale') })
  const services = await startServices()
  const shop = await startProgram(join(dataDir, 'sale-shop'), {
    ...services.settings,
    DATABASE_URL: postgres.url,
    DATABASE_CONNECTIONS: '10',
  })
  const database = openDatabase(postgres.url, { connections: 2 })
  try {
    const crowd = await gather(database, crowdSize + 1)
    const sale: Sale = {
      url: shop.url,
      toss: services.toss,
      goods: await putOnSale(database, shop.url, crowd.next()),
      calls: [],
      paid: 0,
    }
    const others: Called[] = []
    let isOpen = true
    const reading = readOthers(shop.url, others, () => isOpen)
    await Promise.all(Array.from({ length: crowdSize }, (_, at) => comeAt(momentOf(at), sale, crowd.next())))
    isOpen = false
    await reading
    return rowsOf(sale, others, await soldOf(database, sale.goods))
  } finally {
    await database.close()
    await shop.stop()
    await services.stop()
    await postgres.stop()
  }
}

const momentOf = (at: number) => openMs * (at / crowdSize) ** 2

async function comeAt(moment: number, sale: Sale, buyer: Buyer) {
  await pause(moment)
  await want(sale, buyer)
}

/** Until it is paid, or somebody says that there is none left. */
async function want(sale: Sale, { headers, person }: Buyer) {
  const { goods, url } = sale
  const ask = async (path: string, body?: object) => {
    const called = await call(url + path, body ? { method: 'POST', headers, body } : { headers })
    sale.calls.push(called)
    return called.status === 200 ? called.text : undefined
  }
  if (!(await ask(`/shop/product/${goods.id}`))) return
  if (!(await ask('/api/v1/cart', { lines: [{ variant_id: goods.variant_id, quantity: 1 }] }))) return
  const text = await ask('/api/v1/orders', {
    zip: '04524',
    method: 'card',
    consents: { order: true, privacy: true, no_return: true },
    buyer: person,
    receiver: { ...person, addr1: '서울 중구 세종대로 110', addr2: '1층', memo: '' },
    request_key: randomUUID(),
    total_amount: goods.total,
  })
  if (!text) return
  const placed: { start: { request: object } } = JSON.parse(text)
  const { [returnWords.token]: token = '', ...returned } = await agreeAt(sale.toss, placed.start.request)
  const confirmed = await ask('/api/v1/payments/confirm', { token, returned })
  if (confirmed && JSON.parse(confirmed).state === 'done') sale.paid += 1
}

async function readOthers(url: string, calls: Called[], isOpen: () => boolean) {
  while (isOpen()) {
    for (const path of other) calls.push(await call(url + path))
    await pause(100)
  }
}

/** Something that anybody may buy one of, and of which there are so many pieces. */
async function putOnSale({ pool }: Database, url: string, { headers }: Buyer): Promise<Goods> {
  const { rows } = await pool.query<{ id: number; variant_id: number }>(`
    select product.id::int, min(variant.id)::int as variant_id
    from product join variant on variant.product_id = product.id
    where product.kind = 'goods' and product.visible and not variant.retired and product.min_quantity = 1
      and product.max_quantity is null and product.personal_fields = '[]' and product.no_return is null
      and variant.id not in (select kit_variant_id from kit_part)
    group by product.id order by product.id limit 1`)
  const [goods] = rows
  if (!goods) throw new Error('there is nothing to sell')
  await pool.query('update stock set on_hand = reserved + $2 where variant_id = $1', [goods.variant_id, pieces])
  const lines = [{ variant_id: goods.variant_id, quantity: 1 }]
  await call(`${url}/api/v1/cart`, { method: 'POST', headers, body: { lines } })
  const quote = await call(`${url}/api/v1/order-form`, { method: 'POST', headers, body: { zip: '04524' } })
  const { total_amount }: { total_amount: number } = JSON.parse(quote.text)
  return { ...goods, total: total_amount }
}

/** What the books say: pieces of orders that are paid. */
async function soldOf({ pool }: Database, { variant_id }: Goods): Promise<number> {
  const { rows } = await pool.query<{ sold: number }>(
    `select coalesce(sum(quantity), 0)::int as sold from order_line join orders on orders.id = order_id
     where variant_id = $1 and order_line.state = 'paid' and orders.mb_id like 'bencher%'`,
    [variant_id],
  )
  return rows[0]?.sold ?? 0
}

function rowsOf({ calls, paid }: Sale, others: Called[], sold: number): Row[] {
  const failed = [...calls, ...others].filter(({ status }) => status >= 500).length
  const slowest = (from: Called[]) =>
    Math.round(
      below(
        0.99,
        from.map(({ ms }) => ms),
      ),
    )
  const size = crowdSize.toLocaleString('en')
  return [
    {
      name: `sale opening, ${size} buyers for ${pieces} pieces in ${openMs / 1000} s`,
      figure: `${sold} sold`,
      beside: `${paid} told so, ${failed} failed`,
      aim: `${pieces} sold, none failed`,
    },
    { name: 'sale opening, a buyer waits, p99', figure: `${slowest(calls)} ms`, aim: '2,000 ms' },
    { name: 'sale opening, other pages, p99', figure: `${slowest(others)} ms`, aim: '500 ms' },
  ]
}
