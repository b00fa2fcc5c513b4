import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from '@sillage/server-kit/embedded-postgres/embedded-postgres.ts'
import autocannon from 'autocannon'
import { startBare } from './bare.ts'
import { startProgram } from './program.ts'
import type { Row } from './rows.ts'
import { measureSearch } from './search.ts'
import { below } from './times.ts'

const root = resolve(import.meta.dirname, '..')
export const smallest = 1_000
const perPage = 24
const connections = 16
/** No list is offered further than this many rows. */
const offeredRows = 10_000
/** The whole shop and the categories of the first level. */
const categories = [undefined, 1, 2, 3, 4, 5, 6, 7]
const mostAsked = 1_440
const warmUp = 480
const orders = ['newest', 'best', 'price'].flatMap((sort) =>
  ['asc', 'desc'].flatMap((order) => ['krw', 'usd'].map((currency) => ({ sort, order, currency }))),
)

type Spot = 'first' | 'middle' | 'last'
const spots: Spot[] = ['first', 'middle', 'last']

/** What the same lists took in the smallest shop, which every other is compared with. */
export type Small = Map<Spot, number>

/**
 * Lists in shops of growing size, every answer uncached: a cached one would prove nothing. The smallest
 * comes first, or was measured before: a shop that is reused has outgrown it.
 */
export async function measureLists(dataDir: string, sizes: number[], small: Small = new Map()): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of sizes) {
    await fill(dataDir, size)
    const shop = await startProgram(dataDir, { DATABASE_CONNECTIONS: '10' })
    try {
      for (const spot of spots) {
        const ms = await latency(shop.url, addressesAt(spot, size))
        const base = small.get(spot) ?? ms
        small.set(spot, base)
        const row = { name: `list of ${count(size)}, ${spot} page, first time`, figure: `${ms.toFixed(2)} ms` }
        rows.push(
          size === smallest
            ? row
            : { ...row, beside: `${base.toFixed(2)} ms at 1,000`, ratio: ms / base, aim: '≤ 1.5' },
        )
      }
      rows.push(await firstLists(shop.url, dataDir, size))
      rows.push(await firstDetails(shop.url, size))
      rows.push(...(await measureSearch(shop.url, count(size))))
    } finally {
      await shop.stop()
    }
  }
  return rows
}

const count = (number: number) => number.toLocaleString('en')

/** A shop of that many products in a data folder of its own. */
export async function fill(dataDir: string, products: number) {
  const child = spawn(process.execPath, [join(root, 'scripts/db.ts'), 'seed', '--products', String(products)], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the shop of ${products} products was not filled`)
}

/** Twelve orders of the whole shop on four neighbouring pages: near enough to be one figure, and no two the same. */
function addressesAt(spot: Spot, size: number) {
  const pages = Math.ceil(Math.min(size, offeredRows) / perPage)
  const from = { first: 1, middle: Math.floor(pages / 2), last: pages - 3 }[spot]
  return [0, 1, 2, 3].flatMap((step) => orders.map((order) => address({ ...order, page: from + step })))
}

const address = (query: Record<string, string | number>) =>
  `/api/v1/products?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`

/** Pages that are full, in every order, those near the front first: an empty one would cost nothing. */
async function listAddresses(url: string) {
  const full = await Promise.all(
    categories.map(async (category) => {
      const inCategory: Record<string, number> = category ? { category } : {}
      const reply = await fetch(url + address({ ...inCategory, per_page: 1 }))
      const { total }: { total: number } = JSON.parse(await reply.text())
      const pages = Math.floor(Math.min(total, offeredRows) / perPage)
      return Array.from({ length: pages }, (_, page) => ({ ...inCategory, page: page + 1 }))
    }),
  )
  return full
    .flat()
    .sort((a, b) => a.page - b.page)
    .flatMap((page) => orders.map((order) => address({ ...order, ...page })))
    .slice(0, mostAsked)
}

/** The demo's own products, fewer than this, are among those of a large shop; the others are numbered from 1,000,001 on. */
const demoProducts = 400
function detailAddresses(size: number) {
  const others = size - demoProducts
  const asked = Math.min(mostAsked, others)
  return Array.from(
    { length: asked },
    (_, index) => `/api/v1/products/${1_000_001 + Math.floor((index * others) / asked)}`,
  )
}

/** The median of one after the other. */
async function latency(url: string, paths: string[]) {
  for (const path of ['/api/v1/products?per_page=23', '/api/v1/products?per_page=22'])
    await (await fetch(url + path)).text()
  const times: number[] = []
  for (const path of paths) {
    const began = performance.now()
    const reply = await fetch(url + path)
    await reply.text()
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
    times.push(performance.now() - began)
  }
  return below(0.5, times)
}

/** Pages of 24 for the figure; those of 20 before it, so that a program that has just started is not what is measured. */
async function firstLists(url: string, dataDir: string, size: number): Promise<Row> {
  const asked = await listAddresses(url)
  const before = asked.slice(0, warmUp).map((path) => `${path}&per_page=20`)
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') })
  const bare = await startBare('bare-list.ts', postgres.url)
  try {
    await rateOf(url, before)
    await rateOf(bare.url, before)
    const [theirs, ours] = [await rateOf(bare.url, asked), await rateOf(url, asked)]
    return {
      name: `lists of ${count(size)}, first time`,
      figure: `${Math.round(ours)}/s`,
      aim: '0.80',
      beside: `node and its SQL ${Math.round(theirs)}/s`,
      ratio: ours / theirs,
    }
  } finally {
    bare.stop()
    await postgres.stop()
  }
}

async function firstDetails(url: string, size: number): Promise<Row> {
  const asked = detailAddresses(size)
  const [before, measured] = [asked.slice(0, asked.length / 4), asked.slice(asked.length / 4)]
  await rateOf(url, before)
  const rate = await rateOf(url, measured)
  return { name: `details of ${count(size)}, first time`, figure: `${Math.round(rate)}/s` }
}

async function rateOf(url: string, paths: string[]) {
  const began = performance.now()
  // It looks whether all have come once a second only: the last answer is what ends it.
  let ended = began
  const deal = dealt(paths)
  const setupClient = (client: autocannon.Client) => {
    deal(client)
    client.on('response', () => {
      ended = performance.now()
    })
  }
  const result = await autocannon({ url, connections, amount: paths.length, setupClient })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} answers were none`)
  return (paths.length * 1000) / (ended - began)
}

/** Deals the addresses out like cards, so that none is asked for twice. */
function dealt(paths: string[]) {
  let hands = 0
  return (client: autocannon.Client) => {
    const hand = hands++
    client.setRequests(paths.filter((_, index) => index % connections === hand).map((path) => ({ path })))
  }
}
