import http from 'node:http'
import { openDatabase } from '@sillage/server-kit/database.ts'

/**
 * The fastest an uncached answer can be: Node's own server and the database's own driver, one prepared
 * question for the cards of a page, written out as they come. Nothing is checked, cached or counted.
 */
const { pool } = openDatabase(process.argv[2] ?? '', { connections: 10, prepare: false })
const columns: Record<string, string> = { newest: 'newest', best: 'best', krw: 'price', usd: 'price_usd' }

const server = http.createServer(async (request, response) => {
  const { searchParams: asked } = new URL(request.url ?? '', 'http://localhost')
  const sort = asked.get('sort') ?? 'newest'
  const column = columns[sort === 'price' ? (asked.get('currency') ?? 'krw') : sort] ?? 'newest'
  const direction = asked.get('order') === 'asc' ? 'asc' : 'desc'
  const per_page = Number(asked.get('per_page') ?? 24)
  const { rows } = await pool.query<{ card: unknown }>({
    name: `${column} ${direction}`,
    text: `select card from (
        select product_id, ${column} as key from listing where category_id = $1
        order by ${column} ${direction}, product_id ${direction} limit $2 offset $3
      ) page join product_card using (product_id) order by key ${direction}, product_id ${direction}`,
    values: [Number(asked.get('category') ?? 0), per_page, (Number(asked.get('page') ?? 1) - 1) * per_page],
  })
  const body = JSON.stringify({ data: rows.map(({ card }) => card) })
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`http://127.0.0.1:${address.port}`)
})
