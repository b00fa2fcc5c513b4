import { facetNumbers } from '@sillage/domains/catalog/facets.ts'
import { productTable } from '@sillage/domains/catalog/server/tables.ts'
import { saleCategoryId } from '@sillage/domains/catalog/words.ts'
import { atProductChange } from '@sillage/domains/catalog-hooks.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { type SQL, sql } from 'drizzle-orm'
import { firstLargeId, readTemplates } from './templates.ts'
import { materials, moods, places } from './words.ts'

type Options = { products: number; progress: (done: number) => void }

const atOnce = 5_000

/**
 * Adds products to the demo shop until there are so many, to measure with: made by the database itself from lists of
 * words, with pictures, scents and shelves of the demo's. An interrupted filling goes on where it stopped.
 */
export async function fillLargeShop(ctx: Context, { products, progress }: Options): Promise<void> {
  const before = await ctx.db.$count(productTable)
  const { rows } = await ctx.db.execute<{ next: number }>(
    sql`select greatest(${firstLargeId}, max(id) + 1)::int as next from product`,
  )
  const from = rows[0]?.next ?? firstLargeId
  const until = from + products - before
  for (let first = from; first < until; first += atOnce) {
    progress(before + first - from)
    await ctx.transaction((ctx) => fillRange(ctx, first, Math.min(first + atOnce, until) - 1))
  }
  await ctx.db.execute(sql`select setval(pg_get_serial_sequence('product', 'id'), (select max(id) from product))`)
  await countAgain(ctx)
  // The planner must know at once that these are no longer small.
  await ctx.db.execute(sql`analyze search_word, search_entry`)
  progress(products)
}

async function fillRange(ctx: Context, first: number, last: number) {
  const templates = await readTemplates(ctx)
  await ctx.db.execute(sql`create temporary table fresh on commit drop as ${freshProducts(first, last, templates)}`)
  for (const part of [insertProducts, insertCategories, insertVariants, insertCards, insertListings])
    await ctx.db.execute(part)
  await atProductChange(
    ctx,
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
}

const word = (list: readonly (readonly [string, string])[], side: 0 | 1, at: SQL) =>
  sql`(${sql.param(list.map((pair) => pair[side]))}::text[])[1 + ${at} % ${list.length}]`

/** Numbers that look random and are the same at every filling. */
const noise = (salt: number) => sql`abs(hashint4(id + ${salt}))`

function freshProducts(first: number, last: number, templates: number): SQL {
  const name = (side: 0 | 1) =>
    sql.join(
      [word(moods, side, noise(1)), word(places, side, noise(2)), word(materials, side, noise(3))],
      sql` || ' ' || `,
    )
  return sql`
    select id, template.*, ${name(0)} as name, ${name(1)} as name_en,
      (5 + ${noise(4)} % 140) * 1000 as price_krw, (4 + ${noise(5)} % 110) * 100 as price_usd,
      ${noise(6)} % 11 = 0 as on_sale, ${noise(7)} % 13 > 0 as in_stock,
      ${noise(8)} % 9 = 0 as is_best, (${noise(9)} % 1500)::int as sold,
      date_trunc('milliseconds', now()) - make_interval(mins => (${noise(10)} % 1576800)) as created_at
    from generate_series(${first}::int, ${last}::int) as id join template on place = ${noise(11)} % ${templates}`
}

const insertProducts = sql`
  insert into product (id, slug, kind, name, name_en, summary, summary_en, type_label, type_label_en, story_title,
    story_title_en, story, story_en, details, notes, trail, option_groups, pictures, price_krw, price_usd,
    sale_price_krw, sale_price_usd, badges, sold_30d, created_at)
  select fresh.id, 'large-' || fresh.id, kind, fresh.name, fresh.name_en, summary, summary_en, type_label,
    type_label_en, story_title, story_title_en, story, story_en, details, notes, trail, '[]', pictures,
    fresh.price_krw, fresh.price_usd, case when on_sale then fresh.price_krw * 8 / 10 end,
    case when on_sale then fresh.price_usd * 8 / 10 end,
    case when is_best then '["best"]'::jsonb else '[]' end, sold, fresh.created_at
  from fresh join product on product.id = fresh.product_id`

const insertCategories = sql`
  insert into product_category (product_id, category_id)
  select id, unnest(category_ids) from fresh
  union all select id, ${saleCategoryId} from fresh where on_sale`

const insertVariants = sql`
  with given as (
    insert into variant (product_id, sku, position, values, weight_g)
    select id, 'L-' || id, 0, '[]', 300 from fresh returning id, product_id
  )
  insert into stock (variant_id, on_hand)
  select given.id, case when in_stock then 50 else 0 end from given join fresh on fresh.id = given.product_id`

const money = (krw: SQL, usd: SQL) => sql`jsonb_build_object(
  'krw', jsonb_build_object('amount', ${krw}, 'currency', 'krw'),
  'usd', jsonb_build_object('amount', ${usd}, 'currency', 'usd'))`

const paid = {
  krw: sql`case when on_sale then price_krw * 8 / 10 else price_krw end`,
  usd: sql`case when on_sale then price_usd * 8 / 10 else price_usd end`,
}

// The same card that cards.ts would make; a test holds the two against each other.
const insertCards = sql`
  insert into product_card (product_id, card)
  select id, card || jsonb_build_object('id', id, 'name', name, 'name_en', name_en, 'sold_out', not in_stock,
    'price', ${money(paid.krw, paid.usd)},
    'list_price', case when on_sale then ${money(sql`price_krw`, sql`price_usd`)} else 'null' end,
    'badges', to_jsonb(array_remove(array[case when is_best then 'best' end, case when on_sale then 'sale' end], null)))
  from fresh`

const [best, sale] = facetNumbers('badge', ['best', 'sale'])
const [inStock] = facetNumbers('stock', ['in_stock'])

const insertListings = sql`
  insert into listing (category_id, product_id, newest, best, price, price_usd, facets)
  select unnest(array_remove(0 || category_ids || case when on_sale then ${saleCategoryId}::int end, null)), id, created_at, sold,
    ${paid.krw}, ${paid.usd},
    array(select distinct facet from unnest(facets || case when is_best then ${best}::int end
      || case when on_sale then ${sale}::int end || case when in_stock then ${inStock}::int end) as facet
      where facet is not null order by facet)
  from fresh`

/** Once at the end: counting each batch would cost as much as the batch. */
async function countAgain(ctx: Context) {
  await ctx.transaction(async (ctx) => {
    await ctx.db.execute(sql`truncate listing_count, facet_set`)
    await ctx.db.execute(sql`insert into listing_count select category_id, count(*) from listing group by category_id`)
    await ctx.db.execute(
      sql`insert into facet_set select category_id, facets, count(*) from listing group by category_id, facets`,
    )
  })
}
