import autocannon from 'autocannon'
import { type Program, startProgram } from './program.ts'
import type { Row } from './rows.ts'
import { slowestOf } from './steady-caller.ts'

const seconds = 8
const atOnce = 8
const range = (from: number, count: number) => Array.from({ length: count }, (_, nth) => from + nth)

/**
 * Many addresses of a kind, each asked for by one visitor alone: those who ask for the same page at once share one
 * drawing, and visitors who walk through the same pages meet there and go on side by side.
 */
const kinds = {
  category: range(1, 7).flatMap((id) => range(1, 16).map((n) => `/shop/category/${id}?price_max=${100_000 + n}`)),
  product: range(1001, 40).map((id) => `/shop/product/${id}`),
}
const apiCall = '/api/v1/products/1001'

/** Uncached pages drawn for many visitors at once, and how long API calls wait meanwhile. */
export async function measureDrawing(dataDir: string): Promise<Row[]> {
  const shop = await startProgram(dataDir, { PAGE_CACHE_MB: '0', DATABASE_CONNECTIONS: '10' })
  try {
    const rows: Row[] = []
    for (const [kind, paths] of Object.entries(kinds)) rows.push(await drawingOf(kind, paths, shop))
    rows.push(await besideDrawing(shop))
    return rows
  } finally {
    await shop.stop()
  }
}

async function drawingOf(kind: string, paths: string[], { url }: Program): Promise<Row> {
  const found = await existing(url, paths)
  await draw(url, found, 2)
  const { average } = (await draw(url, found, seconds)).requests
  const name = `uncached page (${kind}), ${atOnce} at a time`
  return { name, figure: `${Math.round(average)}/s`, aim: '120/s' }
}

/** Asked for at a steady rate, first by itself and then while pages are drawn as fast as the shop can. */
async function besideDrawing({ url }: Program): Promise<Row> {
  const found = await existing(url, kinds.product)
  const calls = { url: url + apiCall, perSecond: 50 }
  await slowestOf({ ...calls, seconds: 2 })
  const alone = await slowestOf({ ...calls, seconds })
  const [beside] = await Promise.all([slowestOf({ ...calls, seconds }), draw(url, found, seconds)])
  return {
    name: 'API call while pages are drawn, p99',
    figure: `${beside.toFixed(1)} ms`,
    beside: `${alone.toFixed(1)} ms alone`,
    ratio: beside / Math.max(1, alone),
    aim: '≤ 2',
  }
}

async function draw(url: string, paths: string[], duration: number) {
  const requests = paths.map((path) => ({ path }))
  let visitors = 0
  const result = await autocannon({
    url,
    duration,
    connections: atOnce,
    requests,
    setupClient(client) {
      const visitor = visitors++
      client.setRequests(requests.filter((_, at) => at % atOnce === visitor))
    },
  })
  return mustBeAnswered(result)
}

function mustBeAnswered(result: autocannon.Result) {
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} answers were none`)
  return result
}

/** A category may have fewer pages, and a number may have no product. */
async function existing(url: string, paths: string[]) {
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(url + path)).status))
  return paths.filter((_, at) => statuses[at] === 200)
}
