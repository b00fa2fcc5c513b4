import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { demoPassword } from '@sillage/demo/member/seed.ts'
import { type Database, openDatabase } from '@sillage/server-kit/database.ts'
import { startEmbeddedPostgres } from '@sillage/server-kit/embedded-postgres/embedded-postgres.ts'
import { call } from './call.ts'
import { type Crowd, gather } from './members.ts'
import { startProgram } from './program.ts'
import type { Row } from './rows.ts'
import { startServices } from './services.ts'
import { signInAt } from './visitor.ts'

type Headers = Record<string, string>
type Sample = { memory: number; connections: number; files: number }

const [pageEveryMs, cartEveryMs, listEveryMs, sampleEveryMs] = [50, 250, 1_000, 15_000]
const crowdSize = 20_000
const words = ['캔들', '라벤더', 'ㅅㅇㅋㄷ', '왁스', '디퓨저', '없는낱말']
const staffLists = ['/api/v1/staff/orders?limit=50', '/api/v1/staff/members?limit=50', '/api/v1/staff/today/queues']

/** An ordinary day, for as many minutes: pages, searches, carts and staff at a steady pace. What is held must not grow. */
export async function measureSteady(dataDir: string, minutes: number): Promise<Row[]> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'steady') })
  const services = await startServices()
  const shop = await startProgram(join(dataDir, 'steady-shop'), {
    ...services.settings,
    DATABASE_URL: postgres.url,
    DATABASE_CONNECTIONS: '10',
  })
  const database = openDatabase(postgres.url, { connections: 2 })
  try {
    const [crowd, owner] = [await gather(database, crowdSize), await signInAt(shop.url, 'owner', demoPassword)]
    const variants = await variantsOf(database)
    const until = Date.now() + minutes * 60_000
    const goesOn = () => Date.now() < until
    const failed = new Map<string, number>()
    const ask = async (path: string, asked: { headers?: Headers; body?: object } = {}) => {
      const { status } = await call(shop.url + path, { method: asked.body ? 'POST' : 'GET', ...asked })
      if (status >= 500) failed.set(path, (failed.get(path) ?? 0) + 1)
    }
    const samples: Sample[] = []
    const before = await tableSizes(database)
    await Promise.all([
      every(pageEveryMs, goesOn, (nth) => ask(pageAt(nth))),
      every(cartEveryMs, goesOn, (nth) => fillCart(ask, crowd, variants[nth % variants.length] ?? 0)),
      every(listEveryMs, goesOn, (nth) => ask(staffLists[nth % staffLists.length] ?? '', { headers: owner })),
      every(sampleEveryMs, goesOn, async () => void samples.push(await sampleOf(shop.child.pid, database))),
    ])
    return rowsOf({ minutes, samples, failed, before, after: await tableSizes(database) })
  } finally {
    await database.close()
    await shop.stop()
    await services.stop()
    await postgres.stop()
  }
}

async function every(ms: number, goesOn: () => boolean, work: (nth: number) => Promise<void>) {
  for (let nth = 0; goesOn(); nth += 1) await Promise.all([work(nth), pause(ms)])
}

function pageAt(nth: number) {
  const language = nth % 3 === 0 ? '?lang=en' : ''
  if (nth % 7 === 0) return `/shop/category/${1 + (nth % 5)}${language}`
  if (nth % 7 === 1) return `/shop/search?keyword=${encodeURIComponent(words[nth % words.length] ?? '')}`
  if (nth % 7 === 2) return `/${language}`
  return `/shop/product/${1001 + (nth % 250)}${language}`
}

type Ask = (path: string, asked: { headers?: Headers; body?: object }) => Promise<void>

async function fillCart(ask: Ask, crowd: Crowd, variant_id: number) {
  const { headers } = crowd.next()
  await ask('/api/v1/cart', { headers, body: { lines: [{ variant_id, quantity: 1 }] } })
  await ask('/api/v1/order-form', { headers, body: { zip: '04524' } })
}

async function variantsOf({ pool }: Database): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(`
    select min(variant.id)::int as id from variant join product on product.id = variant.product_id
    where product.kind = 'goods' and product.visible and not variant.retired and product.personal_fields = '[]'
    group by variant.product_id order by 1 limit 40`)
  return rows.map(({ id }) => id)
}

/** The server without PostgreSQL: its memory in megabytes, its files, and its connections to the database. */
async function sampleOf(pid: number | undefined, { pool }: Database): Promise<Sample> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const files = await readdir(`/proc/${pid}/fd`).catch(() => [])
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  return {
    memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024,
    connections: rows[0]?.count ?? 0,
    files: files.length,
  }
}

async function tableSizes({ pool }: Database): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ name: string; bytes: string }>(
    `select relname as name, pg_total_relation_size(relid) as bytes from pg_stat_user_tables`,
  )
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]))
}

type Held = {
  minutes: number
  samples: Sample[]
  failed: Map<string, number>
  before: Map<string, number>
  after: Map<string, number>
}

function rowsOf({ minutes, samples, failed, before, after }: Held): Row[] {
  // The first third is a program that still fills its caches.
  const third = Math.floor(samples.length / 3)
  const mean = (name: keyof Sample, from: number, to: number) => {
    const some = samples.slice(from, to)
    return some.reduce((sum, each) => sum + each[name], 0) / Math.max(1, some.length)
  }
  const compared = (name: keyof Sample, unit = '') => {
    const [earlier, later] = [mean(name, third, 2 * third), mean(name, 2 * third, samples.length)]
    return {
      figure: `${Math.round(later)}${unit}`,
      beside: `${Math.round(earlier)}${unit} before`,
      ratio: later / Math.max(1, earlier),
    }
  }
  const grown = [...after]
    .map(([name, bytes]) => ({ name, kilobytes: Math.round((bytes - (before.get(name) ?? 0)) / 1024) }))
    .sort((a, b) => b.kilobytes - a.kilobytes)
    .slice(0, 3)
    .map(({ name, kilobytes }) => `${name} ${kilobytes} kB`)
  const failures = [...failed.values()].reduce((sum, times) => sum + times, 0)
  const lasting = `${minutes} minutes of an ordinary day`
  return [
    { name: `${lasting}, memory`, ...compared('memory', ' MB'), aim: '300 MB, 1.0' },
    { name: `${lasting}, connections`, ...compared('connections'), aim: '1.0' },
    { name: `${lasting}, open files`, ...compared('files'), aim: '1.0' },
    { name: `${lasting}, tables that grew most`, figure: grown.join(', '), beside: `${failures} answers failed` },
  ]
}
