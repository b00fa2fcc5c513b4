import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { givenLine } from '../../order/testing/orders.ts'
import { testShop } from '../../testing.ts'
import { plansOf, rowsRead } from '../../testing-plans.ts'

const { as, ctx, database, db } = await testShop()
const visitor = await as()
const many = sql.raw('100000')
/** Twenty products, the third of them rare: walking along everyone's must never be as good as along its own. */
const productOf = (n: string) => sql.raw(`case when ${n} % 20 = 2 and ${n} % 400 <> 2 then 4 else 1 + ${n} % 20 end`)

beforeAll(async () => {
  for (let id = 1; id <= 20; id += 1) await givenProduct(ctx, { id })
  await as('hana')
  await givenLine(ctx, { mb_id: 'hana', product_id: 1 })
  await db.execute(sql`
    insert into order_line (order_id, position, product_id, variant_id, kind, sku, name, name_en, option_name,
      option_name_en, quantity, unit_amount, total_amount, state)
    select order_id, n, product_id, variant_id, kind, sku, name, name_en, option_name, option_name_en, quantity,
      unit_amount, total_amount, state from order_line, generate_series(2, ${many}) as n;
    insert into review (order_line_id, product_id, mb_id, stars, body, has_photo, helpful, hidden_reason)
    select id, ${productOf('id')}, 'hana', 1 + id % 5, 'words', id % 6 = 0, abs(hashint4(id)) % 50,
      case when id % 40 = 0 then 'hidden' end from order_line;
    insert into product_inquiry (product_id, mb_id, secret, body, answer)
    select ${productOf('n')}, 'hana', n % 3 = 0, 'words', case when n % 100 > 0 then 'yes' end
    from generate_series(1, ${many}) as n;
    insert into review_count (product_id, stars_5, photos)
    select product_id, count(*), count(*) filter (where has_photo) from review where hidden_reason is null group by 1
    union all select 0, count(*), count(*) filter (where has_photo) from review where hidden_reason is null;
    insert into product_inquiry_count select product_id, count(*), count(answer) from product_inquiry
    where not secret group by 1 union all select 0, count(*), count(answer) from product_inquiry where not secret`)
  await database.pool.query('vacuum analyze')
}, 0)

const lists = {
  reviews: (query: object) => visitor.review.list({ query }),
  questions: (query: object) => visitor.productInquiry.list({ query }),
}
const cases = [
  { list: 'reviews', query: {}, index: 'review_newest', rows: 30 },
  { list: 'reviews', query: { sort: 'helpful' }, index: 'review_helpful', rows: 30 },
  { list: 'reviews', query: { sort: 'stars', order: 'asc' }, index: 'review_stars_newest', rows: 30 },
  { list: 'reviews', query: { photo: 'true' }, index: 'review_photo', rows: 30 },
  { list: 'reviews', query: { page: 1000 }, index: 'review_newest', rows: 10_000 },
  { list: 'reviews', query: { first: 'en' }, index: 'review_english', rows: 30 },
  { list: 'reviews', query: { product_id: 3, first: 'en' }, index: 'review_product_english', rows: 30 },
  { list: 'reviews', query: { product_id: 3 }, index: 'review_product', rows: 30 },
  { list: 'reviews', query: { product_id: 3, sort: 'helpful' }, index: 'review_product_helpful', rows: 30 },
  { list: 'reviews', query: { product_id: 3, sort: 'stars' }, index: 'review_product_stars', rows: 30 },
  { list: 'reviews', query: { product_id: 3, photo: 'true' }, index: 'review_product_photo', rows: 30 },
  { list: 'questions', query: {}, index: 'product_inquiry_open_newest', rows: 30 },
  { list: 'questions', query: { page: 1000 }, index: 'product_inquiry_open_newest', rows: 10_000 },
  { list: 'questions', query: { product_id: 3 }, index: 'product_inquiry_open', rows: 30 },
  { list: 'questions', query: { answered: 'true' }, index: 'product_inquiry_open_newest', rows: 30 },
  { list: 'questions', query: { answered: 'false' }, index: 'product_inquiry_waiting', rows: 30 },
] as const

test.each(cases)('$list $query: its index is used, and nothing is read that is not shown', async (each) => {
  const nodes = await plansOf(database, () => lists[each.list](each.query))
  expect(nodes.map((node) => node['Index Name'])).toContain(each.index)
  const scanned = nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])
  expect(scanned).not.toContain(each.list === 'reviews' ? 'review' : 'product_inquiry')
  expect(rowsRead(nodes)).toBeLessThanOrEqual(each.rows)
  const cards = nodes.filter((node) => node['Relation Name'] === 'product_card')
  expect(rowsRead(cards)).toBeLessThanOrEqual(20)
})

test('the picture strip and the score of a product are found by an index of pictures', async () => {
  const nodes = await plansOf(database, () => visitor.review.summary({ query: { product_id: 3 } }))
  expect(nodes.map((node) => node['Index Name']).filter((name) => name?.endsWith('_photo'))).toHaveLength(1)
  expect(rowsRead(nodes)).toBeLessThanOrEqual(300)
})
