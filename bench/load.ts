import autocannon from 'autocannon'
import { startBare } from './bare.ts'
import { startProgram } from './program.ts'
import type { Row } from './rows.ts'

const seconds = 6
const manyConnections = 32
const headers = { 'accept-encoding': 'br, gzip' }

type Case = { name: string; path: string; env?: Record<string, string>; connections?: number; aim?: string }
const cases: Case[] = [
  { name: 'cached page (home)', path: '/', aim: '0.8' },
  { name: 'cached page (product)', path: '/shop/product/1001', aim: '0.8' },
  // One visitor at a time: several asking for the same page at once would share one drawing.
  { name: 'uncached page (home), one by one', path: '/', env: { PAGE_CACHE_MB: '0' }, connections: 1 },
  { name: 'product list from the API', path: '/api/v1/products?per_page=24', aim: '0.5' },
  { name: 'product detail from the API', path: '/api/v1/products/1001', aim: '0.5' },
]

/** Each address beside a bare node:http server that sends the very same bytes with the same headers. */
export async function measureLoad(dataDir: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const each of cases) rows.push(await measure(each, dataDir))
  return rows
}

async function measure(
  { name, path, env = {}, connections = manyConnections, aim }: Case,
  dataDir: string,
): Promise<Row> {
  const shop = await startProgram(dataDir, { DATABASE_CONNECTIONS: '10', ...env })
  const bare = await startBare('bare-server.ts', shop.url + path)
  try {
    await rate(shop.url + path, connections, 2)
    // In turns, so that a busy neighbour slows both alike.
    const [a1, b1, a2, b2] = [
      await rate(shop.url + path, connections),
      await rate(bare.url, connections),
      await rate(shop.url + path, connections),
      await rate(bare.url, connections),
    ]
    const [ours, theirs] = [(a1 + a2) / 2, (b1 + b2) / 2]
    const row = {
      name,
      figure: `${Math.round(ours)}/s`,
      beside: `bare node ${Math.round(theirs)}/s`,
      ratio: ours / theirs,
    }
    return aim ? { ...row, aim } : row
  } finally {
    bare.stop()
    await shop.stop()
  }
}

async function rate(url: string, connections: number, duration = seconds) {
  const result = await autocannon({ url, duration, connections, headers })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx + result.errors} answers were no pages`)
  return result.requests.average
}
