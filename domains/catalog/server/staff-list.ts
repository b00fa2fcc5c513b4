import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Product } from '../contract.ts'
import { optionWords } from '../option-words.ts'
import type { StaffProduct, staffProducts } from '../staff-contract.ts'
import { available } from './availability.ts'
import { lacksEnglish, productTable, variantTable } from './tables.ts'

type Asked = HandlerInput<typeof staffProducts.list>['query']
/** A product's id and where the page after it begins. */
type Found = { id: number; mark: string }

/** Products from the newest on, by name, or those first that have the fewest pieces. */
export async function listStaffProducts(ctx: Context, query: Asked) {
  const { rows } = await ctx.db.execute<Found>(pageOf(query))
  const { shown, next_after } = toKeyset(rows, query.limit, ({ mark }) => mark)
  return {
    data: await readProducts(
      ctx,
      shown.map(({ id }) => id),
    ),
    next_after,
  }
}

const free = sql`(stock.on_hand - stock.reserved)`

function pageOf({ sort, after, limit, ...asked }: Asked): SQL {
  const condition = sql.join(conditions(asked), sql` and `)
  const [first = 0, second = 0] = (after ?? '').split('.').map(Number)
  const rows = limit + 1
  if (sort === 'name')
    return sql`select id, id::text as mark from product where ${condition}
      ${after ? sql`and (name, id) > (select name, id from product where id = ${first})` : sql``}
      order by name, id limit ${rows}`
  if (sort === 'stock')
    // A product is sorted by its scarcest option; a kit has no stock of its own and is left out.
    return sql`select product.id, ${free} || '.' || stock.variant_id as mark
      from stock join variant on variant.id = stock.variant_id and not variant.retired
      join product on product.id = variant.product_id
      where ${condition} and product.kind <> 'kit' and not exists (
        select 1 from variant sibling join stock other on other.variant_id = sibling.id
        where sibling.product_id = product.id and not sibling.retired
          and (other.on_hand - other.reserved, other.variant_id) < (${free}, stock.variant_id))
      ${after ? sql`and (${free}, stock.variant_id) > (${first}, ${second})` : sql``}
      order by ${free}, stock.variant_id limit ${rows}`
  return sql`select id, id::text as mark from product where ${condition} ${after ? sql`and id < ${first}` : sql``}
    order by id desc limit ${rows}`
}

const states = {
  visible: sql`product.visible`,
  hidden: sql`not product.visible and not product.archived`,
  archived: sql`product.archived`,
} satisfies Record<NonNullable<Asked['state']>, SQL>

const stocks = {
  /** An option, or a part of it where it is a kit, has reached its limit. */
  low: sql`product.id in (
    select variant.product_id from stock join variant on variant.id = stock.variant_id and not variant.retired
      join product owner on owner.id = variant.product_id and owner.kind <> 'kit'
      where stock.on_hand - stock.reserved <= stock.low_at
    union select variant.product_id from stock join kit_part on kit_part.part_variant_id = stock.variant_id
      join variant on variant.id = kit_part.kit_variant_id and not variant.retired
      where stock.on_hand - stock.reserved <= stock.low_at)`,
  /** None of its options can be bought. What nothing is left of is found first, by its index, and looked at closer. */
  out: sql`product.id in (
    select variant.product_id from stock join variant on variant.id = stock.variant_id where ${free} <= 0
    union select id from product where min_quantity > 1)
    and not exists (select 1 from ${variantTable}
      where ${variantTable.product_id} = product.id and ${available} >= product.min_quantity)`,
} satisfies Record<NonNullable<Asked['stock']>, SQL>

function conditions({
  ids,
  variant_ids,
  keyword,
  category,
  kind,
  state,
  stock,
  english,
}: Omit<Asked, 'sort' | 'after' | 'limit'>): SQL[] {
  return [
    state ? states[state] : sql`not product.archived`,
    ...(ids ? [sql`product.id = any(${sql.param(`{${ids.join(',')}}`)}::int[])`] : []),
    ...(variant_ids
      ? [
          sql`product.id in (select product_id from variant where id = any(${sql.param(`{${variant_ids.join(',')}}`)}::int[]))`,
        ]
      : []),
    ...(keyword ? [named(keyword)] : []),
    ...(category
      ? [sql`exists (select 1 from product_category where product_id = product.id and category_id = ${category})`]
      : []),
    ...(kind ? [sql`product.kind = ${kind}`] : []),
    ...(stock ? [stocks[stock]] : []),
    ...(english ? [lacksEnglish] : []),
  ]
}

const words = sql`lower(product.name || ' ' || product.name_en)`
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Found by an index each: part of a name, the beginning of a code, an id. */
function named(keyword: string): SQL {
  const typed = keyword.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6)
  const inName = typed.map((word) => sql`${words} like ${`%${escaped(word)}%`}`)
  return sql`product.id in (
    select product.id from product
      where letter_pairs(${words}) @> letter_pairs(${typed.join(' ')}) and ${sql.join(inName, sql` and `)}
    union select product_id from variant where sku like ${`${escaped(keyword.toUpperCase())}%`}
    union select product_id from variant where barcode = ${keyword.toUpperCase()}
    ${/^\d{1,9}$/.test(keyword) ? sql`union select ${Number(keyword)}::int` : sql``})`
}

const variants = sql`
  select json_agg(json_build_object('id', variant.id, 'sku', variant.sku, 'barcode', variant.barcode, 'values', variant.values,
    'price_krw', variant.price_krw, 'price_usd', variant.price_usd, 'weight_g', variant.weight_g,
    'cost_krw', variant.cost_krw,
    'on_hand', stock.on_hand, 'reserved', stock.reserved, 'low_at', stock.low_at, 'available', ${available},
    'is_kit', exists (select 1 from kit_part where kit_variant_id = variant.id)) order by variant.position, variant.id)
  from ${variantTable} join stock on stock.variant_id = variant.id
  where variant.product_id = product.id and not variant.retired`

const categories = sql`
  select json_agg(json_build_object('name', category.name, 'name_en', category.name_en) order by category.id)
  from product_category join category on category.id = product_category.category_id
  where product_category.product_id = product.id and not exists (
    select 1 from product_category lower join category below on below.id = lower.category_id
    where lower.product_id = product.id and below.parent_id = category.id)`

type Days = 'sale_from' | 'sale_to'
type Row = Omit<StaffProduct, 'variants' | 'created_at' | 'available' | Days> & {
  option_groups: Product['option_groups']
  variants: (Omit<StaffProduct['variants'][number], 'name' | 'name_en'> & { values: string[] })[]
  created_at: Date
} & Record<Days, Date | null>

const instant = (at: Date | null) => (at === null ? null : new Date(at).toISOString())

/** The products in the order of their ids as given. */
async function readProducts(ctx: Context, ids: number[]): Promise<StaffProduct[]> {
  if (ids.length === 0) return []
  const { rows } = await ctx.db.execute<Row>(sql`
    select product.id, kind, name, name_en, pictures -> 0 as picture, price_krw, price_usd, sale_price_krw,
      sale_price_usd, sale_from, sale_to, visible, archived, min_quantity, option_groups, created_at,
      coalesce((${variants}), '[]'::json) as variants, coalesce((${categories}), '[]'::json) as categories
    from ${productTable} join unnest(${sql.param(`{${ids.join(',')}}`)}::int[]) with ordinality as given (id, place)
      on given.id = product.id
    order by given.place`)
  return rows.map(({ option_groups, created_at, sale_from, sale_to, ...row }) => ({
    ...row,
    sale_from: instant(sale_from),
    sale_to: instant(sale_to),
    created_at: new Date(created_at).toISOString(),
    available: row.variants.reduce((sum, { available }) => sum + available, 0),
    variants: row.variants.map(({ values, ...variant }) => ({
      ...variant,
      ...optionWords(option_groups, values),
    })),
  }))
}
