import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '@sillage/server-kit/database.ts'
import { startEmbeddedPostgres } from '@sillage/server-kit/embedded-postgres/embedded-postgres.ts'
import { findPostmaster } from '@sillage/server-kit/embedded-postgres/testing.ts'
import { askPrice, buy, stockUp, type Wish } from '../checkout.ts'
import { fill } from '../lists.ts'
import { type Crowd, gather } from '../members.ts'
import { startProgram } from '../program.ts'
import { startServices } from '../services.ts'
import { cpuOf, cpuOfFamily } from './cpu.ts'
import { type Cost, type Measured, measuredFile } from './model.ts'

/**
 * What one of each thing costs the shop and its database in milliseconds of a core: unlike a rate, that is nearly the
 * same on a busy machine. Written to measured.json, from which sizing.ts computes.
 */
const products = 10_000
const orders = 400
const atOnce = 4

const dataDir = await mkdtemp(join(tmpdir(), 'sillage-measure-'))
await fill(dataDir, products)
const databaseDir = join(dataDir, 'postgres')
const postgres = await startEmbeddedPostgres({ dataDir: databaseDir })
const services = await startServices()
const shop = await startProgram(join(dataDir, 'shop'), { ...services.settings, DATABASE_URL: postgres.url })
const books = openDatabase(postgres.url, { connections: 4 })
try {
  const product_bytes = (await sizeOf()) / products
  const crowd = await gather(books, 2 * orders)
  const wishes: Wish[] = []
  for (const variant_id of await stockUp(books)) wishes.push(await askPrice(shop.url, crowd.next(), variant_id))
  const look = (path: string) => () => open(path)
  const kept_page = await costOf(3_000, look('/'))
  const drawn_page = await costOf(400, (nth) => open(`/shop/product/${1_000_001 + nth * 7}`))
  const first_list = await costOf(600, (nth) =>
    open(`/api/v1/products?sort=newest&order=desc&per_page=24&page=${1 + (nth % 20)}&price_min=${nth}`),
  )
  const first_search = await costOf(400, (nth) =>
    open(`/api/v1/search?keyword=${encodeURIComponent('캔들')}&price_min=${nth}`),
  )
  const members = Array.from({ length: 20 }, () => crowd.next().headers)
  const own_call = await costOf(1_500, (nth) => open('/api/v1/cart', members[nth % members.length]))
  const before = await sizeOf()
  const order = await costOf(orders, (nth) => buyOne(crowd, wishes[nth % wishes.length]))
  await books.pool.query('vacuum')
  const measured: Measured = {
    measured_at: new Date().toISOString(),
    machine: `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}`,
    kept_page,
    drawn_page,
    first_list,
    first_search,
    own_call,
    order,
    product_bytes: Math.round(product_bytes),
    order_bytes: Math.round(((await sizeOf()) - before) / orders),
  }
  await writeFile(measuredFile, `${JSON.stringify(measured, null, 2)}\n`)
  console.log(measured)
} finally {
  await books.close()
  await shop.stop()
  await services.stop()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function open(path: string, headers: Record<string, string> = {}) {
  const reply = await fetch(shop.url + path, { headers: { 'accept-encoding': 'br', ...headers } })
  await reply.arrayBuffer()
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
}

async function buyOne(crowd: Crowd, wish: Wish | undefined) {
  if (!wish) throw new Error('there is nothing to buy')
  await buy(shop.url, services.toss, crowd.next(), wish)
}

/** The first tenth is for warming up. What is done afterwards, such as the emails of an order, belongs to it. */
async function costOf(times: number, run: (nth: number) => Promise<void>): Promise<Cost> {
  const first = Math.ceil(times / 10)
  await several(0, first, run)
  await pause(2_000)
  const before = await used()
  await several(first, times, run)
  await pause(4_000)
  const after = await used()
  const each = (ms: number) => Number((ms / (times - first)).toFixed(3))
  return { shop_ms: each(after.shop - before.shop), database_ms: each(after.database - before.database) }
}

async function several(from: number, to: number, run: (nth: number) => Promise<void>) {
  let next = from
  const worker = async () => {
    while (next < to) await run(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

async function used() {
  const postmaster = await findPostmaster(databaseDir)
  return { shop: await cpuOf(shop.child.pid ?? 0), database: await cpuOfFamily(postmaster) }
}

async function sizeOf() {
  const { rows } = await books.pool.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes')
  return rows[0]?.bytes ?? 0
}
