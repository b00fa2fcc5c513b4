import type { Currency } from '@sillage/kit/money.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { Db } from '@sillage/server-kit/database.ts'
import { preparedQuery } from '@sillage/server-kit/prepared.ts'
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { extraOf } from '../../custom/personal.ts'
import type { PersonalValue } from '../../custom/personal-contract.ts'
import { type Grade, grades } from '../../member/words.ts'
import type { Product } from '../contract.ts'
import { type Price, unitPrice } from '../price.ts'
import { available } from './availability.ts'
import { type Priced, type ProductRow, rulesOf } from './cards.ts'
import { gradePriceTable, tierPriceTable } from './offer-tables.ts'
import { productTable, variantTable } from './tables.ts'

type Tier = { min_quantity: number; percent: number }

const { id, kind, name, name_en, option_groups, min_quantity, max_quantity, no_return, visible, personal_fields } =
  productTable
const { price_krw, price_usd, sale_price_krw, sale_price_usd, sale_from, sale_to } = productTable

/** What a cart and an order need of a product; its texts stay where they are. */
const product = {
  id,
  kind,
  name,
  name_en,
  option_groups,
  min_quantity,
  max_quantity,
  no_return,
  personal_fields,
  visible,
  price_krw,
  price_usd,
  sale_price_krw,
  sale_price_usd,
  sale_from,
  sale_to,
  picture: sql<Product['pictures'][number] | null>`${productTable.pictures}->0`.as('picture'),
}
type SoldProduct = Pick<
  ProductRow,
  | 'id'
  | 'kind'
  | 'name'
  | 'name_en'
  | 'option_groups'
  | 'min_quantity'
  | 'max_quantity'
  | 'no_return'
  | 'visible'
  | 'personal_fields'
> &
  Priced & { picture: Product['pictures'][number] | null }

/** A variant with everything its price depends on for one buyer. */
export type Sellable = {
  variant: typeof variantTable.$inferSelect
  product: SoldProduct
  available: number
  grade_price: typeof gradePriceTable.$inferSelect | null
  tiers: Tier[]
}

/**
 * The variants with what this buyer pays for them, hidden ones included: a cart must show that they are no longer sold.
 */
export async function listSellables(ctx: Context, variant_ids: number[]): Promise<Sellable[]> {
  if (variant_ids.length === 0) return []
  const [variant_id] = variant_ids
  if (variant_ids.length === 1) return one(ctx.db, { grade: gradeOf(ctx), variant_id })
  return several(ctx.db, { grade: gradeOf(ctx), variant_ids })
}

const forGrade = (db: Db) => selectSellables(db, sql.placeholder('grade'), {})
const several = preparedQuery((db) =>
  forGrade(db).where(sql`${variantTable.id} = any(${sql.placeholder('variant_ids')})`),
)
/** Prepared for one id, the usual case: for a list of unknown length the database plans each query again. */
const one = preparedQuery((db) => forGrade(db).where(eq(variantTable.id, sql.placeholder('variant_id'))))

/** The query behind it, for callers that know the variants by something else, such as the lines of a cart. */
export function selectSellables<More extends Record<string, SQL | AnyPgColumn>>(
  db: Db,
  grade: Grade | Placeholder,
  more: More,
) {
  const tiers = sql<Tier[]>`coalesce((select json_agg(json_build_object('min_quantity', ${tierPriceTable.min_quantity},
      'percent', ${tierPriceTable.percent})) from ${tierPriceTable}
      where ${tierPriceTable.product_id} = ${productTable.id} and ${tierPriceTable.grade} in (${grade}, 'general')), '[]'::json)`
  return db
    .select({ variant: variantTable, product, available, grade_price: gradePriceTable, tiers, ...more })
    .from(variantTable)
    .innerJoin(productTable, eq(productTable.id, variantTable.product_id))
    .leftJoin(gradePriceTable, and(eq(gradePriceTable.variant_id, variantTable.id), eq(gradePriceTable.grade, grade)))
}

type Buying = { currency: Currency; quantity: number; at: Date; personal?: readonly PersonalValue[] }

/** What a piece costs this buyer when so many pieces of the product are bought together, with what was filled in. */
export function priceFor(
  { product, variant, grade_price, tiers }: Sellable,
  { currency, quantity, at, personal = [] }: Buying,
): Price {
  const grade = grade_price && { name: grade_price.grade, price: grade_price[`price_${currency}`] }
  const extra = extraOf(product.personal_fields, personal, currency)
  return unitPrice({ ...rulesOf(product, variant, currency), grade, tiers }, { quantity, at, extra })
}

/** The visitor's grade. A visitor who is not signed in pays everyone's price. */
export function gradeOf({ member }: Context): Grade {
  return grades.find((grade) => grade === member?.grade) ?? 'general'
}
