import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { givenProduct } from '../testing/products.ts'
import { listProducts } from './list.ts'
import { findProduct } from './products.ts'

const { as, ctx, database, db } = await testShop()
const visitor = await as()
const products = 100_000

beforeAll(async () => {
  await givenProduct(ctx, { id: 1, category_ids: [2] })
  await db.execute(sql`
    create temporary table given as select * from product where id = 1;
    insert into product (id, slug, kind, name, name_en, summary, summary_en, type_label, type_label_en, story_title,
      story_title_en, story, story_en, details, notes, option_groups, pictures, price_krw, price_usd, badges)
    select n, 'p' || n, kind, name, name_en, summary, summary_en, type_label, type_label_en, story_title,
      story_title_en, story, story_en, details, notes, option_groups, pictures, price_krw, price_usd, badges
    from product, generate_series(2, ${sql.raw(String(products))}) as n where id = 1;
    insert into product_card select n, card || jsonb_build_object('id', n)
    from product_card, generate_series(2, ${sql.raw(String(products))}) as n where product_id = 1;
    insert into listing (category_id, product_id, newest, best, price, price_usd, facets)
    select category, n, now() - n * interval '7 minutes', abs(hashint4(n)) % 900, abs(hashint4(n + 1)) % 90000,
      abs(hashint4(n + 2)) % 9000,
      array[case when n % 50 = 0 then 102 else 100 end, case when n % 50 = 0 then 208 else 200 + n % 8 end, 400]
    from generate_series(2, ${sql.raw(String(products))}) as n, (values (0), (2)) as shelves (category);
    truncate listing_count, facet_set;
    insert into listing_count select category_id, count(*) from listing group by 1;
    insert into facet_set select category_id, facets, count(*) from listing group by 1, 2`)
  await database.pool.query('vacuum analyze product, product_card, listing, listing_count, facet_set')
}, 0)

type Plan = { 'Node Type': string; 'Index Name'?: string; 'Relation Name'?: string; Plans?: Plan[] } & Rows
type Rows = { 'Actual Rows': number; 'Actual Loops': number; 'Rows Removed by Filter'?: number }

/** What a call asks the database for. */
async function askedBy(call: () => Promise<unknown>) {
  const statements: { text: string; values: unknown[] }[] = []
  const { pool } = database
  const query = pool.query
  pool.query = Object.assign((config: { text: string; values?: unknown[] }, values?: unknown[]) => {
    statements.push({ text: config.text, values: values ?? config.values ?? [] })
    return Reflect.apply(query, pool, [config, values])
  }) as typeof query // the driver calls it only like this
  await call().finally(() => {
    pool.query = query
  })
  return statements
}

/** The same, each question planned and run once more to see how. */
async function plansOf(call: () => Promise<unknown>) {
  const plans: Plan[] = []
  for (const { text, values } of await askedBy(call)) {
    const { rows } = await database.pool.query(`explain (analyze, format json) ${text}`, values)
    plans.push(rows[0]['QUERY PLAN'][0].Plan)
  }
  return plans.flatMap(nodesOf)
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
const rowsRead = (nodes: Plan[]) =>
  Math.max(...nodes.map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']))

type Query = NonNullable<Parameters<typeof visitor.catalog.list>[0]>['query']
const lastPage = 417
const cases: { name: string; query: Query; index: string; rows: number }[] = [
  { name: 'newest', query: { sort: 'newest' }, index: 'listing_newest', rows: 24 },
  { name: 'best', query: { sort: 'best' }, index: 'listing_best', rows: 24 },
  { name: 'cheapest', query: { sort: 'price', order: 'asc' }, index: 'listing_price', rows: 24 },
  { name: 'dearest in dollars', query: { sort: 'price', currency: 'usd' }, index: 'listing_price_usd', rows: 24 },
  { name: 'a category', query: { category: 2 }, index: 'listing_newest', rows: 24 },
  { name: 'the last page', query: { page: lastPage }, index: 'listing_newest', rows: 10_008 },
  { name: 'a common facet', query: { family: 'citrus' }, index: 'listing_newest', rows: 400 },
  { name: 'a rare facet', query: { kind: 'book', sort: 'price' }, index: 'listing_price', rows: 2_500 },
  { name: 'its last page', query: { kind: 'book', page: 84 }, index: 'listing_facets', rows: 4_100 },
  { name: 'facets that never go together', query: { kind: 'book', family: 'citrus' }, index: '', rows: 100 },
  { name: 'a price, newest first', query: { price_min: 10_000, price_max: 10_100 }, index: 'listing_price', rows: 400 },
  { name: 'new ones', query: { fresh: 'true' }, index: 'listing_newest', rows: 10_000 },
]

test.each(cases)('$name: the index is used and no more is read than is shown or counted', async (each) => {
  const nodes = await plansOf(() => visitor.catalog.list({ query: each.query }))
  const scanned = nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])
  expect(scanned.filter((table) => table === 'listing' || table?.startsWith('product'))).toEqual([])
  if (each.index) expect(nodes.map((node) => node['Index Name'])).toContain(each.index)
  expect(rowsRead(nodes)).toBeLessThanOrEqual(each.rows)
  const cards = nodes.filter((node) => node['Relation Name'] === 'product_card')
  expect(rowsRead([...cards, { 'Actual Rows': 0, 'Actual Loops': 0, 'Node Type': '' }])).toBeLessThanOrEqual(24)
})

test('a page of a list is one question, and so is a product with all that belongs to it', async () => {
  const query = { category: 2, page: 3, per_page: 24, sort: 'best', order: 'asc', currency: 'krw' } as const
  expect(await askedBy(() => listProducts(ctx, query))).toHaveLength(1)
  expect(await askedBy(() => findProduct(ctx, 1))).toHaveLength(1)
})

test('facets are counted from their sets, and a price that too many have is not counted', async () => {
  const nodes = await plansOf(() => visitor.catalog.facets({ query: { family: 'citrus' } }))
  expect(rowsRead(nodes)).toBeLessThan(200)
  const wide = await plansOf(() => visitor.catalog.facets({ query: { price_min: 1 } }))
  expect(rowsRead(wide)).toBeLessThanOrEqual(40_000)
  expect((await visitor.catalog.facets({ query: { price_min: 1 } })).counts).toBeNull()
})
