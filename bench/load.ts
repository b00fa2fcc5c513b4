import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startProgram } from './program.ts'
import type { Row } from './rows.ts'

const seconds = 6
const connections = 32
const headers = { 'accept-encoding': 'br, gzip' }

type Case = { name: string; path: string; env?: Record<string, string>; aim?: string }
const cases: Case[] = [
  { name: 'cached page (home)', path: '/', aim: '0.8' },
  { name: 'cached page (product)', path: '/shop/product/1001', aim: '0.8' },
  { name: 'uncached page (home)', path: '/', env: { PAGE_CACHE_MB: '0' } },
  { name: 'product list from the API', path: '/api/v1/products?per_page=24' },
]

/** Each address beside a bare node:http server that sends the very same bytes with the same headers. */
export async function measureLoad(dataDir: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const each of cases) rows.push(await measure(each, dataDir))
  return rows
}

async function measure({ name, path, env = {}, aim }: Case, dataDir: string): Promise<Row> {
  const shop = await startProgram(dataDir, { DATABASE_CONNECTIONS: '10', ...env })
  const bare = await startBare(shop.url + path)
  try {
    await rate(shop.url + path, 2)
    // In turns, so that a busy neighbour slows both alike.
    const [a1, b1, a2, b2] = [
      await rate(shop.url + path),
      await rate(bare.url),
      await rate(shop.url + path),
      await rate(bare.url),
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

async function rate(url: string, duration = seconds) {
  const result = await autocannon({ url, duration, connections, headers })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx + result.errors} answers were no pages`)
  return result.requests.average
}

async function startBare(copyOf: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), copyOf], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  return { url: String(line).trim(), stop: () => child.kill() }
}
