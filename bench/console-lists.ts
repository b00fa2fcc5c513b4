import { join } from 'node:path'
import { demoPassword } from '@sillage/demo/member/seed.ts'
import { type Database, openDatabase } from '@sillage/server-kit/database.ts'
import { startEmbeddedPostgres } from '@sillage/server-kit/embedded-postgres/embedded-postgres.ts'
import { slowest } from './console.ts'
import { startProgram } from './program.ts'
import type { Row } from './rows.ts'
import { signInAt } from './visitor.ts'

type Headers = Record<string, string>
type Pool = Database['pool']

const smallest = 1_000
const imported = 20_000
const asked = 40
const count = (number: number) => number.toLocaleString('en')

/** Lists of products and members as staff ask for them, in shops with more and more of both; and prices from a file. */
export async function measureConsoleLists(dataDir: string, sizes: readonly number[]): Promise<Row[]> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'console-lists') })
  const shop = await startProgram(join(dataDir, 'console-lists-shop'), { DATABASE_URL: postgres.url })
  const { pool, close } = openDatabase(postgres.url, { connections: 2 })
  try {
    const owner = await signInAt(shop.url, 'owner', demoPassword)
    const rows: Row[] = []
    const base = { products: Number.NaN, members: Number.NaN }
    for (const size of [smallest, ...sizes]) {
      await fillProducts(pool, size)
      await fillMembers(pool, size)
      for (const list of ['products', 'members'] as const) {
        const ms = await slowest(shop.url, owner, list === 'products' ? await productPaths(pool) : memberPaths(size))
        if (size === smallest) base[list] = ms
        const row = { name: `console's list of ${count(size)} ${list}, p95`, figure: `${ms.toFixed(2)} ms` }
        const beside = { beside: `${base[list].toFixed(2)} ms at 1,000`, ratio: ms / base[list], aim: '≤ 2' }
        rows.push(size === smallest ? row : { ...row, ...beside })
      }
      if (size >= imported && rows.every(({ name }) => !name.startsWith('Excel')))
        rows.push(await measureImport(shop.url, owner, pool))
    }
    return rows
  } finally {
    await close()
    await shop.stop()
    await postgres.stop()
  }
}

/** Copies of the demo's products with an option and its stock each, until there are so many. */
async function fillProducts(pool: Pool, size: number) {
  const { rows } = await pool.query('select count(*)::int as count, max(id) as last from product')
  const missing = size - rows[0].count
  if (missing <= 0) return
  await pool.query(
    `with given as (select *, row_number() over (order by id) - 1 as nth from product where visible and kind = 'goods' order by id limit 50),
      numbers as (select n, $1 + n as id, n % (select count(*) from given) as nth from generate_series(1, $2) n),
      product as (
        insert into product select copy.* from numbers join given using (nth),
          jsonb_populate_record(null::product, to_jsonb(given) || jsonb_build_object(
            'id', numbers.id, 'slug', 'bench-' || numbers.id, 'name', given.name || ' ' || numbers.n)) copy
        returning id),
      variant as (
        insert into variant (id, product_id, sku, position, values, weight_g)
        select 100000000 + id, id, 'BENCH-' || id, 0, '[]', 100 from product returning id)
     insert into stock (variant_id, on_hand) select id, 50 from variant`,
    [rows[0].last, missing],
  )
  await pool.query('vacuum analyze product; ').then(() => pool.query('analyze variant; analyze stock'))
}

async function fillMembers(pool: Pool, size: number) {
  const { rows } = await pool.query('select count(*)::int as count from member')
  const missing = size - rows[0].count
  if (missing <= 0) return
  await pool.query(
    `insert into member (mb_id, mb_name, mb_email, mb_hp, password_hash, grade, created_at)
     select 'bench' || n, (array['김하나', '이보라', '박도윤', '최서연'])[1 + n % 4], 'bench' || n || '@example.com',
       '010-' || lpad((n % 10000)::text, 4, '0') || '-' || lpad((n / 7 % 10000)::text, 4, '0'), '',
       case when n % 500 = 0 then 'gold' else 'general' end, now() - n * interval '1 minute'
     from generate_series($1::int, $2::int) n`,
    [rows[0].count, rows[0].count + missing],
  )
  await pool.query('analyze member')
}

/** The first page, the hidden, those without English, a name, a code, and pages from everywhere in the list. */
async function productPaths(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query('select min(id) as first, max(id) as last from product')
  const { first, last } = rows[0]
  const after = Array.from({ length: asked }, (_, nth) => `after=${Math.round(first + ((last - first) * nth) / asked)}`)
  const narrowed = ['limit=50', 'state=hidden', 'english=missing', `keyword=BENCH-${last}`, `keyword=${last}`]
  return [...narrowed, ...after].map((query) => `/api/v1/staff/products?${query}`)
}

/** The first page, a grade, an address, a number, and pages from everywhere in the list. */
function memberPaths(size: number): string[] {
  const after = Array.from(
    { length: asked },
    (_, nth) => `after=bench${100 + Math.floor(((size - 200) * nth) / asked)}`,
  )
  const narrowed = ['limit=50', 'grade=gold', `keyword=bench${size - 50}@example.com`, 'keyword=bench77']
  return [...narrowed, ...after].map((query) => `/api/v1/staff/members?${query}`)
}

/** New prices and stock for twenty thousand codes, as an Excel file brings them: the dry run and then the change. */
async function measureImport(url: string, headers: Headers, pool: Pool): Promise<Row> {
  const { rows } = await pool.query(`select sku from variant where sku like 'BENCH-%' order by id limit ${imported}`)
  const send = async (body: object) => {
    const reply = await fetch(`${url}/api/v1/staff/products/changes`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`the change was refused: ${reply.status} ${text.slice(0, 300)}`)
  }
  const wanted = rows.map(({ sku }, at) => ({
    sku,
    set: { price_krw: 20_000 + at, price_usd: 1_500 + at, on_hand: 60 },
  }))
  const body = { rows: wanted, from: 'import', request_key: crypto.randomUUID() }
  const began = performance.now()
  await send({ ...body, dry_run: true })
  await send({ ...body, dry_run: false })
  return {
    name: `Excel: prices and stock of ${count(imported)} options, looked at and applied`,
    figure: `${((performance.now() - began) / 1000).toFixed(1)} s`,
    aim: '≤ 60 s',
  }
}
