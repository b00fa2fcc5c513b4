import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { givenProducts } from '../../catalog/testing/products.ts'
import { testShop } from '../../testing.ts'
import { plansOf, rowsRead } from '../../testing-plans.ts'

const { as, ctx, database, db } = await testShop()
const visitor = await as()
const many = sql.raw('100000')

/** Twenty kinds of products, each a twentieth of the shop; of beeswax there is little, and moods are all over the shop. */
const moods = ['고요한', '푸른', '젖은', '느린', '오랜']
const kinds = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  name: `${moods[index % 5]} 라벤더`,
  name_en: 'Lavender',
  type_label: index === 19 ? '밀랍 초' : index < 12 ? '소이 캔들' : '리드 디퓨저',
  type_label_en: index === 19 ? 'Beeswax' : index < 12 ? 'Soy candle' : 'Reed diffuser',
  category_ids: [index < 12 ? 2 : 6],
}))
/** Every product has a name of its own. */
const nameOf = (n: number) => createHash('md5').update(String(n)).digest('hex').slice(0, 10)
const kindOf = sql.raw('case when n % 20 = 19 and n % 400 <> 19 then 1 else 1 + n % 20 end')

beforeAll(async () => {
  await givenProducts(ctx, kinds)
  await db.execute(sql`
    create temporary table kind as select id, words from product join search_entry on product_id = id;
    create temporary table made as select n, ${kindOf} as kind from generate_series(21, ${many}) as n;
    insert into product (id, slug, kind, name, name_en, summary, summary_en, type_label, type_label_en, story_title,
      story_title_en, story, story_en, details, notes, option_groups, pictures, price_krw, price_usd, badges)
    select n, 'p' || n, product.kind, name, name_en, summary, summary_en, type_label, type_label_en, story_title,
      story_title_en, story, story_en, details, notes, option_groups, pictures, price_krw, price_usd, badges
    from made join product on id = made.kind;
    insert into product_card select n, card || jsonb_build_object('id', n) from made join product_card on product_id = kind;
    insert into listing (category_id, product_id, newest, best, price, price_usd, facets)
    select category_id, n, now() - n * interval '7 minutes', abs(hashint4(n)) % 900, abs(hashint4(n + 1)) % 90000,
      abs(hashint4(n + 2)) % 9000, facets from made join listing on product_id = kind;
    insert into search_word (place, word, text, jamo, leads, keys, products)
    select 4, 'n' || n, 'N-' || n, 'n' || n, '', '{}', 1 from made;
    insert into search_word (place, word, text, jamo, leads, keys, products)
    select 0, name, name, name, '', array(select substr(name, at, 2) from generate_series(1, 9) as at) || ('~' || name), 1
    from made, substr(md5(n::text), 1, 10) as name;
    insert into search_entry (product_id, words, best, newest, price, price_usd)
    select n, words || search_word.id, listing.best, listing.newest, listing.price, listing.price_usd
    from made join listing on product_id = n and category_id = 0 join kind on kind.id = kind join search_word on place = 0 and word = substr(md5(n::text), 1, 10);
    update search_word set products = counted.products
    from (select word_id, count(*) as products from search_entry, unnest(words) as word_id group by 1) as counted
    where word_id = id and place <> 4;
    truncate listing_count, facet_set;
    insert into listing_count select category_id, count(*) from listing group by 1;
    insert into facet_set select category_id, facets, count(*) from listing group by 1, 2`)
  await database.pool.query('vacuum analyze')
}, 0)

/** What no question may read from one end to the other. */
const large = ['product', 'product_card', 'listing', 'search_entry', 'search_word']

async function look(call: () => Promise<unknown>) {
  const nodes = await plansOf(database, call)
  const ran = nodes.filter((node) => node['Actual Loops'] > 0)
  const scanned = ran.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'] ?? '')
  return { scanned: scanned.filter((table) => large.includes(table)), nodes: ran, rows: rowsRead(ran) }
}

const cases = [
  { keyword: '캔들', index: 'search_entry_best', rows: 1_000 },
  { keyword: '캔들', sort: 'price', order: 'asc', index: 'search_entry_price', rows: 1_000 },
  { keyword: '캔들', sort: 'price', currency: 'usd', index: 'search_entry_price_usd', rows: 1_000 },
  { keyword: '캔들', sort: 'newest', page: 10, index: 'search_entry_newest', rows: 1_000 },
  { keyword: '캔들', sort: 'newest', category: 2, index: 'listing_newest', rows: 1_000 },
  { keyword: '캔들', sort: 'newest', in_stock: 'true', index: 'listing_newest', rows: 1_000 },
  { keyword: '밀랍', sort: 'price', index: 'search_entry_words', rows: 1_000 },
  { keyword: '고요한 디퓨저', sort: 'price', index: 'search_entry_price', rows: 6_000 },
  { keyword: '라벤더 캔들', sort: 'newest', index: 'search_entry_newest', rows: 6_000 },
  { keyword: '소이 디퓨저', sort: 'price', index: 'search_entry_words', rows: 6_000 },
  { keyword: nameOf(55_555), index: 'search_entry_words', rows: 1_000 },
  { keyword: 'ㅋㄷ', sort: 'price', index: 'search_entry_price', rows: 1_000 },
  { keyword: '켄들', sort: 'price', index: 'search_entry_price', rows: 1_000 },
  { keyword: 'zosemf', sort: 'price', index: 'search_entry_price', rows: 1_000 },
  { keyword: '우주선', index: 'search_word_keys', rows: 1_000 },
  // Each of its pairs stands in thousands of names.
  { keyword: 'abqcdqef', index: 'search_word_vocabulary', rows: 1_000 },
] as const

test.each(cases)('$keyword by $sort: its index is used, and little is read', async ({ index, rows, ...query }) => {
  const seen = await look(() => visitor.search.find({ query }))
  expect(seen.scanned).toEqual([])
  expect(seen.nodes.map((node) => node['Index Name'])).toContain(index)
  expect(seen.rows).toBeLessThanOrEqual(rows)
})

// Every article number begins with n.
test.each(['캔', 'ㅋ', 'ㅋㄷ', '라ㅂ', nameOf(777).slice(0, 4), 'n', 'candl', 'zos', '우주선'])(
  'suggestions for %s read little',
  async (keyword) => {
    const seen = await look(() => visitor.search.suggest({ query: { keyword } }))
    expect(seen.scanned).toEqual([])
    expect(seen.rows).toBeLessThanOrEqual(6_000)
  },
)
