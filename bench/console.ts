import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { demoPassword } from '@sillage/demo/member/seed.ts'
import { type Database, openDatabase } from '@sillage/server-kit/database.ts'
import { startEmbeddedPostgres } from '@sillage/server-kit/embedded-postgres/embedded-postgres.ts'
import { type Program, startProgram } from './program.ts'
import type { Row } from './rows.ts'
import { below } from './times.ts'
import { signInAt } from './visitor.ts'

type Headers = Record<string, string>
type Pool = Database['pool']

const smallest = 1_000
const exported = 100_000
const asked = 60
const count = (number: number) => number.toLocaleString('en')

/** Lists of orders as staff ask for them, in shops with more and more orders; and an export of a hundred thousand. */
export async function measureConsole(dataDir: string, sizes: readonly number[]): Promise<Row[]> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'console') })
  const shop = await startProgram(join(dataDir, 'console-shop'), { DATABASE_URL: postgres.url })
  const { pool, close } = openDatabase(postgres.url, { connections: 2 })
  try {
    const owner = await signInAt(shop.url, 'owner', demoPassword)
    const rows: Row[] = []
    let base = Number.NaN
    for (const size of [smallest, ...sizes]) {
      await fill(pool, size)
      const ms = await slowest(shop.url, owner, await pathsOf(pool))
      base = Number.isNaN(base) ? ms : base
      const row = { name: `console's list of ${count(size)} orders, p95`, figure: `${ms.toFixed(2)} ms` }
      rows.push(
        size === smallest ? row : { ...row, beside: `${base.toFixed(2)} ms at 1,000`, ratio: ms / base, aim: '≤ 2' },
      )
      if (size === exported) rows.push(await measureExport(shop, owner))
    }
    return rows
  } finally {
    await close()
    await shop.stop()
    await postgres.stop()
  }
}

/** Copies of the demo's orders with their lines, until there are so many. */
async function fill(pool: Pool, size: number) {
  const { rows } = await pool.query('select count(*)::int as count, max(id) as last from orders')
  const missing = size - rows[0].count
  if (missing <= 0) return
  await pool.query(
    `with given as (select * from orders where id <= 500 order by id limit 100),
      copied as (
        insert into orders select copy.* from generate_series(1, $2) n,
          (select *, row_number() over (order by id) as nth from given) given,
          jsonb_populate_record(null::orders, to_jsonb(given) || jsonb_build_object(
            'id', $1 + (n - 1) * 100 + nth, 'quotation_id', null, 'cart_mark', null,
            'order_no', 'B' || $1 || '-' || n || '-' || given.id,
            'request_key', 'bench ' || $1 || ' ' || n || ' ' || given.id)) copy
        returning id)
     insert into order_line (order_id, position, product_id, variant_id, kind, sku, name, name_en, option_name,
       option_name_en, quantity, unit_amount, total_amount, state)
     select copied.id, 0, line.product_id, line.variant_id, line.kind, line.sku, line.name, line.name_en,
       line.option_name, line.option_name_en, 1, line.unit_amount, line.unit_amount, line.state
     from copied, (select * from order_line order by id limit 1) line`,
    [rows[0].last + 1, Math.ceil(missing / 100)],
  )
  await pool.query('analyze orders; analyze order_line')
}

/** The first page, each state, a day, a name, a number, and pages from everywhere in the list. */
async function pathsOf(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query(`select min(id) as first, max(id) as last, max(order_no) as order_no from orders`)
  const { first, last, order_no } = rows[0]
  const after = Array.from({ length: asked }, (_, nth) => `after=${Math.round(first + ((last - first) * nth) / asked)}`)
  const states = ['paid', 'preparing', 'delivered', 'confirmed', 'canceled'].map((state) => `state=${state}`)
  const day = new Date().toISOString().slice(0, 10)
  return ['limit=50', `day=${day}`, `keyword=${order_no}`, ...states, ...after].map(
    (query) => `/api/v1/staff/orders?${query}`,
  )
}

/** What nineteen of twenty stay below, one after the other; each was asked for once before. */
export async function slowest(url: string, headers: Headers, paths: readonly string[]) {
  const times: number[] = []
  for (const round of [0, 1, 2]) {
    for (const path of paths) {
      const began = performance.now()
      const reply = await fetch(url + path, { headers })
      await reply.text()
      if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
      if (round > 0) times.push(performance.now() - began)
    }
  }
  return below(0.95, times)
}

/** All orders as an Excel file: how long it takes, and how far the server's memory rises above what it was. */
async function measureExport({ url, child }: Program, headers: Headers): Promise<Row> {
  const exports = `${url}/api/v1/staff/exports`
  const before = await memoryOf(child.pid)
  const began = performance.now()
  const body = JSON.stringify({ list: 'orders', format: 'xlsx' })
  const started = await fetch(exports, { method: 'POST', headers, body })
  if (!started.ok) throw new Error(`the export did not start: ${started.status}`)
  let most = before
  let state = ''
  while (state !== 'done') {
    await pause(200)
    most = Math.max(most, await memoryOf(child.pid))
    const { data }: { data: { state: string; failure: string | null }[] } = JSON.parse(
      await (await fetch(exports, { headers })).text(),
    )
    state = data[0]?.state ?? ''
    if (state === 'failed') throw new Error(data[0]?.failure ?? 'the export failed')
  }
  return {
    name: `export of ${count(exported)} orders to Excel`,
    figure: `${((performance.now() - began) / 1000).toFixed(1)} s`,
    beside: `memory + ${Math.round(most - before)} MB`,
    aim: 'memory + 100 MB',
  }
}

/** In megabytes; nothing where the system does not report it. */
async function memoryOf(pid: number | undefined) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
