import type { Context } from '@sillage/server-kit/context.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { RowToChange } from '../staff-contract.ts'
import type { ProductRow } from './cards.ts'

type Instants = 'sale_from' | 'sale_to'
type Product = Pick<
  ProductRow,
  | 'id'
  | 'name'
  | 'name_en'
  | 'price_krw'
  | 'price_usd'
  | 'sale_price_krw'
  | 'sale_price_usd'
  | 'sale_from'
  | 'sale_to'
  | 'min_quantity'
  | 'max_quantity'
  | 'visible'
  | 'archived'
>
type Variant = {
  id: number
  sku: string
  barcode: string | null
  values: string[]
  price_krw: number | null
  price_usd: number | null
  weight_g: number
  cost_krw: number | null
  retired: boolean
  on_hand: number
  reserved: number
  low_at: number
  is_kit: boolean
}
/** What a row to change speaks of: a product, and one of its options where a code was given. */
export type ChangeTarget = { product: Product; variant: Variant | null }

const ofProduct = sql`jsonb_build_object('id', product.id, 'name', product.name, 'name_en', product.name_en,
  'price_krw', product.price_krw, 'price_usd', product.price_usd, 'sale_price_krw', product.sale_price_krw,
  'sale_price_usd', product.sale_price_usd, 'sale_from', product.sale_from, 'sale_to', product.sale_to,
  'min_quantity', product.min_quantity, 'max_quantity', product.max_quantity, 'visible', product.visible,
  'archived', product.archived)`
const ofVariant = sql`jsonb_build_object('id', variant.id, 'sku', variant.sku, 'barcode', variant.barcode, 'values', variant.values,
  'price_krw', variant.price_krw, 'price_usd', variant.price_usd, 'weight_g', variant.weight_g, 'cost_krw', variant.cost_krw,
  'retired', variant.retired, 'on_hand', stock.on_hand, 'reserved', stock.reserved, 'low_at', stock.low_at,
  'is_kit', exists (select 1 from kit_part where kit_variant_id = variant.id))`

/** Finds the row's product and option. With `lock` they stay as they are until the transaction ends. */
export async function findTargets(ctx: Context, rows: readonly RowToChange[], { lock }: { lock: boolean }) {
  const skus = list([...new Set(rows.flatMap(({ sku }) => sku ?? []))])
  const ids = list([...new Set(rows.flatMap(({ sku, product_id }) => (sku ? [] : (product_id ?? []))))])
  if (lock) await lockTargets(ctx, skus, ids)
  const { rows: bySku } = await ctx.db.execute<Found>(sql`
    select variant.sku as key, ${ofProduct} as product, ${ofVariant} as variant
    from variant join stock on stock.variant_id = variant.id join product on product.id = variant.product_id
    where variant.sku = any(array(${skus}))`)
  const { rows: byId } = await ctx.db.execute<Found>(sql`
    select product.id::text as key, ${ofProduct} as product, null as variant
    from product where product.id = any(array(${ids})::int[])`)
  const found = new Map([...bySku, ...byId].map(({ key, ...target }) => [key, withDates(target)]))
  return ({ sku, product_id }: RowToChange) => found.get(sku ?? String(product_id)) ?? null
}

type Written = Omit<Product, Instants> & Record<Instants, string | null>
type Found = { key: string; product: Written; variant: Variant | null }

const list = (values: readonly (string | number)[]): SQL =>
  sql`select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)`

const day = (text: string | null) => (text === null ? null : new Date(text))
const withDates = ({ product, variant }: Omit<Found, 'key'>): ChangeTarget => ({
  product: { ...product, sale_from: day(product.sale_from), sale_to: day(product.sale_to) },
  variant,
})

/** Stock before products, each in the order of its ids: the order in which every other writer takes them. */
async function lockTargets(ctx: Context, skus: SQL, ids: SQL) {
  await ctx.db.execute(sql`select 1 from stock where variant_id in (select id from variant where sku = any(array(${skus})))
    order by variant_id for update`)
  await ctx.db.execute(sql`select 1 from product where id = any(array(${ids})::int[])
    or id in (select product_id from variant where sku = any(array(${skus}))) order by id for no key update`)
}
