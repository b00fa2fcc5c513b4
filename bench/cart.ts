import { join } from 'node:path'
import { type Database, openDatabase } from '@sillage/server-kit/database.ts'
import { startEmbeddedPostgres } from '@sillage/server-kit/embedded-postgres/embedded-postgres.ts'
import autocannon from 'autocannon'
import { type Spent, spentBetween, spentBy } from './processor.ts'
import { startProgram } from './program.ts'
import type { Row } from './rows.ts'
import { arriveAt } from './visitor.ts'

type Pool = Database['pool']
type Statement = { name: string; text: string; values: unknown[] }
type Client = { query(statement: string | Statement): Promise<unknown> }

const atOnce = 8
const seconds = 6

/** Putting something into the cart, eight buyers at once, beside the least SQL that would keep it, on the same database. */
export async function measureCart(dataDir: string): Promise<Row[]> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'cart') })
  const shop = await startProgram(join(dataDir, 'cart-shop'), {
    DATABASE_URL: postgres.url,
    DATABASE_CONNECTIONS: '10',
  })
  const { pool, close } = openDatabase(postgres.url, { connections: atOnce })
  try {
    const variant_id = await findVariant(pool)
    const buyers = await Promise.all(Array.from({ length: atOnce }, () => arriveAt(shop.url)))
    const puts = () => rateOfPuts(shop.url, buyers, variant_id)
    const measured = async (rate: () => Promise<number>) => {
      const before = await spentBy(shop.child.pid)
      return { rate: await rate(), spent: spentBetween(before, await spentBy(shop.child.pid)) }
    }
    await puts()
    // In turns, so that a busy neighbour slows both alike.
    const [a1, b1, a2, b2] = [
      await measured(puts),
      await measured(() => rateOfSql(pool, variant_id)),
      await measured(puts),
      await measured(() => rateOfSql(pool, variant_id)),
    ]
    return rowsOf([a1, a2], [b1, b2])
  } finally {
    await close()
    await shop.stop()
    await postgres.stop()
  }
}

type Measured = { rate: number; spent: Spent }

function rowsOf(puts: readonly Measured[], sql: readonly Measured[]): Row[] {
  const sumOf = (all: readonly Measured[], read: (each: Measured) => number) =>
    all.reduce((sum, each) => sum + read(each), 0)
  const rateOf = (all: readonly Measured[]) => sumOf(all, ({ rate }) => rate) / all.length
  const perPut = (all: readonly Measured[], read: (spent: Spent) => number) =>
    sumOf(all, ({ spent }) => read(spent)) / (sumOf(all, ({ rate }) => rate) * seconds)
  const [ours, theirs] = [rateOf(puts), rateOf(sql)]
  const shopMs = perPut(puts, ({ shop, database }) => shop + database)
  const leastMs = perPut(sql, ({ bench, database }) => bench + database)
  const databaseMs = (all: readonly Measured[]) => perPut(all, ({ database }) => database).toFixed(2)
  const name = `add to cart, ${atOnce} at a time`
  return [
    {
      name,
      figure: `${Math.round(ours)}/s`,
      beside: `the SQL alone ${Math.round(theirs)}/s`,
      ratio: ours / theirs,
      aim: '0.45',
    },
    {
      name: `${name}, processor of one`,
      figure: `${shopMs.toFixed(2)} ms (database ${databaseMs(puts)})`,
      beside: `the SQL alone ${leastMs.toFixed(2)} ms (database ${databaseMs(sql)})`,
      ratio: leastMs / shopMs,
    },
  ]
}

/** Something that anybody may buy any number of. */
async function findVariant(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ variant_id: number }>(`
    select variant_id from stock join variant on variant.id = variant_id join product on product.id = product_id
    where product.visible and product.kind = 'goods' and not variant.retired and product.min_quantity = 1
      and product.max_quantity is null and product.personal_fields = '[]'
    order by on_hand - reserved desc limit 1`)
  const [found] = rows
  if (!found) throw new Error('the demo sells nothing that can be put into a cart')
  return found.variant_id
}

async function rateOfPuts(url: string, buyers: Record<string, string>[], variant_id: number) {
  const waiting = [...buyers]
  const result = await autocannon({
    url: `${url}/api/v1/cart`,
    method: 'POST',
    connections: atOnce,
    duration: seconds,
    body: JSON.stringify({ lines: [{ variant_id, quantity: 1 }] }),
    setupClient: (client) => client.setHeaders(waiting.pop() ?? {}),
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} buyers were refused`)
  return result.requests.average
}

/** A cart that counts its changes and a line in it: two statements, one transaction. */
async function rateOfSql(pool: Pool, variant_id: number) {
  const until = performance.now() + seconds * 1000
  const counts = await Promise.all(
    Array.from({ length: atOnce }, async (_, buyer) => {
      const client = await pool.connect()
      try {
        let count = 0
        for (; performance.now() < until; count += 1) await put(client, `key:bench-${buyer}`, variant_id)
        return count
      } finally {
        client.release()
      }
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

async function put(client: Client, owner: string, variant_id: number) {
  await client.query('begin')
  await client.query({
    name: 'cart',
    text: `insert into cart (owner) values ($1)
      on conflict (owner) do update set version = cart.version + 1, changed_at = now() returning version`,
    values: [owner],
  })
  await client.query({
    name: 'line',
    text: `insert into cart_line (owner, variant_id, quantity, seen_krw, seen_usd) values ($1, $2, 1, 1, 1)
      on conflict (owner, variant_id, add_on_of, personal_key) do update set quantity = least(999, cart_line.quantity + 1)`,
    values: [owner, variant_id],
  })
  await client.query('commit')
}
