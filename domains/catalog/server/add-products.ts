import type { Context } from '@sillage/server-kit/context.ts'
import { atVariantsAdded } from '../../catalog-hooks.ts'
import { keepBlank } from '../../file/server/blank-picture.ts'
import { productDefaults } from '../editing-contract.ts'
import {
  categoriesOf,
  groupOf,
  type Known,
  kindOf,
  type NewRow,
  optionGroupsOf,
  optionsIn,
  picturesOf,
  slugOf,
} from './plan-additions.ts'
import { productCategoryTable, productTable, variantTable } from './tables.ts'

export type Added = { row: NewRow; product_id: number; variant_id: number }
const atOnce = 500

/**
 * Makes the products of these rows: archived, hidden and under names of their own. The change set that follows gives them
 * the names of the file, so that undoing it takes them out of the shop and frees their codes, and forgets no order.
 */
export async function addProducts(ctx: Context, rows: readonly NewRow[], known: Known, request_key: string) {
  const groups = [...Map.groupBy(rows, groupOf).values()]
  const added: Added[] = []
  for (let from = 0; from < groups.length; from += atOnce)
    added.push(...(await addSome(ctx, groups.slice(from, from + atOnce), known, `${request_key}-${from}`)))
  return added
}

async function addSome(ctx: Context, groups: readonly NewRow[][], known: Known, mark: string): Promise<Added[]> {
  const blank = groups.some(([first]) => first && picturesOf(first, known).length === 0) ? await keepBlank(ctx) : null
  const products = await ctx.db
    .insert(productTable)
    .values(groups.map((rows, nth) => productOf(rows, { known, blank, slug: `new-${mark}-${nth}` })))
    .returning({ id: productTable.id, slug: productTable.slug })
  const ids = new Map(products.map(({ id, slug }) => [slug, id]))
  const lines = groups.flatMap((rows, nth) =>
    rows.map((row, position) => ({
      row,
      position,
      product_id: ids.get(`new-${mark}-${nth}`) ?? 0,
      sku: `NEW-${mark}-${nth}-${position}`,
    })),
  )
  const variants = await ctx.db
    .insert(variantTable)
    .values(lines.map((line) => variantOf(line)))
    .returning({ id: variantTable.id, sku: variantTable.sku })
  const variantIds = new Map(variants.map(({ id, sku }) => [sku, id]))
  await atVariantsAdded(
    ctx,
    variants.map(({ id }) => ({ variant_id: id, on_hand: 0 })),
  )
  const places = groups.flatMap(([first], nth) =>
    (first ? categoriesOf(first, known) : []).map((category_id) => ({
      category_id,
      product_id: ids.get(`new-${mark}-${nth}`) ?? 0,
    })),
  )
  if (places.length > 0) await ctx.db.insert(productCategoryTable).values(places)
  return lines.map(({ row, product_id, sku }) => ({ row, product_id, variant_id: variantIds.get(sku) ?? 0 }))
}

type Made = { known: Known; blank: Awaited<ReturnType<typeof keepBlank>> | null; slug: string }

function productOf(rows: readonly NewRow[], { known, blank, slug }: Made): typeof productTable.$inferInsert {
  const [first] = rows
  if (!first) throw new Error('a product is made of a row at least')
  const { add, set } = first
  const pictures = picturesOf(first, known)
  const name = set.name ?? ''
  return {
    ...productDefaults,
    slug,
    kind: kindOf(add.kind) ?? 'goods',
    name,
    name_en: set.name_en ?? name,
    summary: add.summary || name,
    summary_en: add.summary_en || set.name_en || name,
    type_label: '상품',
    type_label_en: 'Goods',
    option_groups: optionGroupsOf(rows),
    pictures: pictures.length > 0 ? pictures : blank ? [blank] : [],
    price_krw: set.price_krw ?? 0,
    price_usd: set.price_usd ?? 0,
    sale_price_krw: set.sale_price_krw ?? null,
    sale_price_usd: set.sale_price_usd ?? null,
    sale_from: set.sale_from ? new Date(set.sale_from) : null,
    sale_to: set.sale_to ? new Date(set.sale_to) : null,
    visible: false,
    archived: true,
  }
}

type Line = { row: NewRow; position: number; product_id: number; sku: string }

const variantOf = ({ row: { set, add }, position, product_id, sku }: Line): typeof variantTable.$inferInsert => ({
  product_id,
  sku,
  position,
  values: (optionsIn(add.option) ?? []).map(({ value }) => value),
  price_krw: set.variant_price_krw ?? null,
  price_usd: set.variant_price_usd ?? null,
  weight_g: set.weight_g ?? 0,
  cost_krw: set.cost_krw ?? null,
})

/** What the change set says of them: their names, that they are sold, and what there is of them. */
export const namesOf = ({ row, product_id, variant_id }: Added, first: NewRow) => ({
  product: { id: product_id, set: { slug: slugOf(first), archived: false, visible: row.set.visible ?? false } },
  variant: { id: variant_id, set: { sku: row.sku, barcode: row.set.barcode ?? null } },
  stock: { id: variant_id, set: { on_hand: row.set.on_hand ?? 0, low_at: row.set.low_at ?? 5 } },
})
