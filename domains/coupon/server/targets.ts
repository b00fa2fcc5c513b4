import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { categoryTable, productTable } from '../../catalog/server/tables.ts'
import type { ProductKind } from '../../catalog/words.ts'
import type { CouponKind } from '../words.ts'

type Aimed = { kind: CouponKind; target_ids: number[] }
type Name = { id: number; kind: ProductKind | null; name: string; name_en: string }
export type TargetNames = (coupon: Aimed) => Name[]

/** The names of what coupons are for, read once for all of them. What the shop no longer shows is not named. */
export async function namesOfTargets(ctx: Context, coupons: readonly Aimed[]): Promise<TargetNames> {
  const idsOf = (kind: CouponKind) =>
    coupons.filter((coupon) => coupon.kind === kind).flatMap((each) => each.target_ids)
  const products = idsOf('product')
  const categories = idsOf('category')
  const names = {
    product: products.length > 0 ? await readProducts(ctx, products) : [],
    category: categories.length > 0 ? await readCategories(ctx, categories) : [],
    order: [],
    shipping: [],
  }
  return ({ kind, target_ids }) => names[kind].filter(({ id }) => target_ids.includes(id))
}

const readProducts = (ctx: Context, ids: number[]): Promise<Name[]> =>
  ctx.db
    .select({ id: productTable.id, kind: productTable.kind, name: productTable.name, name_en: productTable.name_en })
    .from(productTable)
    .where(and(inArray(productTable.id, ids), eq(productTable.visible, true)))
    .orderBy(productTable.id)

const readCategories = (ctx: Context, ids: number[]): Promise<Name[]> =>
  ctx.db
    .select({ id: categoryTable.id, kind: sql<null>`null`, name: categoryTable.name, name_en: categoryTable.name_en })
    .from(categoryTable)
    .where(inArray(categoryTable.id, ids))
    .orderBy(categoryTable.id)
