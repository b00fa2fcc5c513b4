import type { Context } from '@sillage/server-kit/context.ts'
import { prepared } from '@sillage/server-kit/prepared.ts'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Product } from '../contract.ts'
import { available } from './availability.ts'
import type { Priced, ShownRow, VariantRow } from './cards.ts'
import { addOnTable, kitPartTable, productDocumentTable, tierPriceTable } from './offer-tables.ts'
import { categoryTable, productCategoryTable, productTable, variantTable } from './tables.ts'

type Days = 'sale_from' | 'sale_to'
/** As it comes inside JSON: instants are text. */
type Written<Row> = Omit<Row, Days> & Record<Days, string | null>
type WrittenProduct = Omit<Written<ShownRow>, 'created_at'> & { created_at: string }

/** Another product's variant, with what its name is made of. */
export type PieceRow = {
  variant: Pick<VariantRow, 'id' | 'values' | 'price_krw' | 'price_usd'>
  product: Pick<ShownRow, 'id' | 'kind' | 'name' | 'name_en' | 'option_groups' | 'visible' | keyof Priced> & {
    picture: Product['picture']
  }
}
type WrittenPiece = Pick<PieceRow, 'variant'> & { product: Written<PieceRow['product']> }

type Whole<Row, Piece> = {
  product: Row
  variants: { row: Omit<VariantRow, 'available'>; available: number }[]
  /** Its categories, in the order of the tree. */
  categories: { id: number; parent_id: number | null; name: string; name_en: string; hidden: boolean }[]
  documents: (typeof productDocumentTable.$inferSelect)[]
  parts: (Piece & { quantity: number; of: number[]; scent: Pick<ShownRow, 'trail' | 'notes'> })[]
  add_ons: (Piece & { available: number })[]
  /** What everyone saves from a number of pieces on. */
  tiers: { min_quantity: number; percent: number }[]
}

const made = alias(productTable, 'made')
const part = alias(variantTable, 'part')
const ofPiece = (of: typeof variantTable | typeof part) => sql`
  'variant', json_build_object('id', ${of.id}, 'values', ${of.values},
    'price_krw', ${of.price_krw}, 'price_usd', ${of.price_usd}),
  'product', json_build_object('id', ${made.id}, 'kind', ${made.kind}, 'name', ${made.name}, 'name_en', ${made.name_en},
    'option_groups', ${made.option_groups}, 'picture', ${made.pictures} -> 0, 'visible', ${made.visible},
    'price_krw', ${made.price_krw}, 'price_usd', ${made.price_usd},
    'sale_price_krw', ${made.sale_price_krw}, 'sale_price_usd', ${made.sale_price_usd},
    'sale_from', ${made.sale_from}, 'sale_to', ${made.sale_to})`

const variants = sql`
  select json_agg(json_build_object('row', variant, 'available', ${available}) order by ${variantTable.position})
  from ${variantTable} where ${variantTable.product_id} = ${productTable.id} and not ${variantTable.retired}`

const categories = sql`
  select json_agg(json_build_object('id', ${categoryTable.id}, 'parent_id', ${categoryTable.parent_id},
    'name', ${categoryTable.name}, 'name_en', ${categoryTable.name_en}, 'hidden', ${categoryTable.hidden})
    order by ${categoryTable.position}, ${categoryTable.id})
  from ${productCategoryTable} join ${categoryTable} on ${categoryTable.id} = ${productCategoryTable.category_id}
  where ${productCategoryTable.product_id} = ${productTable.id}`

const documents = sql`
  select json_agg(product_document order by ${productDocumentTable.id})
  from ${productDocumentTable} where ${productDocumentTable.product_id} = ${productTable.id}`

/** What a kit is made of, and which of its variants hold it: another scent is another oil. */
const parts = sql`
  select json_agg(json_build_object('quantity', held.quantity, 'of', held.of,
    'scent', json_build_object('trail', ${made.trail}, 'notes', ${made.notes}), ${ofPiece(part)}) order by held.position)
  from (
    select part_variant_id, quantity, min(${kitPartTable.position}) as position, json_agg(kit_variant_id) as of
    from ${kitPartTable} join ${variantTable} on ${variantTable.id} = kit_variant_id and not ${variantTable.retired}
    where ${productTable.kind} = 'kit' and ${variantTable.product_id} = ${productTable.id} group by 1, 2
  ) held
  join ${variantTable} part on ${part.id} = held.part_variant_id
  join ${productTable} made on ${made.id} = ${part.product_id}`

const addOns = sql`
  select json_agg(json_build_object('available', ${available}, ${ofPiece(variantTable)}) order by ${addOnTable.position})
  from ${addOnTable}
  join ${variantTable} on ${variantTable.id} = ${addOnTable.variant_id} and not ${variantTable.retired}
  join ${productTable} made on ${made.id} = ${variantTable.product_id} and ${made.visible}
  where ${addOnTable.product_id} = ${productTable.id}`

const tiers = sql`
  select json_agg(json_build_object('min_quantity', ${tierPriceTable.min_quantity}, 'percent', ${tierPriceTable.percent}))
  from ${tierPriceTable} where ${tierPriceTable.product_id} = ${productTable.id} and ${tierPriceTable.grade} = 'general'`

const some = (list: typeof addOns) => sql`coalesce((${list}), '[]'::json)`

const whole = prepared<Whole<WrittenProduct, WrittenPiece>>(sql`
  select row_to_json(product) as product, ${some(variants)} as variants, ${some(categories)} as categories,
    ${some(documents)} as documents, ${some(parts)} as parts, ${some(addOns)} as add_ons,
    ${some(tiers)} as tiers
  from ${productTable} where ${productTable.id} = ${sql.placeholder('product_id')}`)

const day = (text: string | null) => (text === null ? null : new Date(text))
const read = <Row extends Record<Days, string | null>>(row: Row) => ({
  ...row,
  sale_from: day(row.sale_from),
  sale_to: day(row.sale_to),
})

/** A product with everything its page says of it, in one question; null where there is none. */
export async function findWhole(ctx: Context, product_id: number): Promise<Whole<ShownRow, PieceRow> | null> {
  const [found] = await whole(ctx.db, { product_id })
  if (!found) return null
  return {
    ...found,
    product: { ...read(found.product), created_at: new Date(found.product.created_at) },
    parts: found.parts.map((piece) => ({ ...piece, product: read(piece.product) })),
    add_ons: found.add_ons.map((piece) => ({ ...piece, product: read(piece.product) })),
  }
}
