import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, inArray } from 'drizzle-orm'
import { listCards } from '../../catalog/server/products.ts'
import { productTable, variantTable } from '../../catalog/server/tables.ts'

type Chosen = { product_id: number }

/** The chosen products as cards, in their order; what is no longer sold is left out. */
export async function withCards<Item extends Chosen>(ctx: Context, items: readonly Item[]) {
  const ids = items.map(({ product_id }) => product_id)
  const cards = new Map((ids.length > 0 ? await listCards(ctx, ids) : []).map((card) => [card.id, card]))
  return items.flatMap((item) => {
    const product = cards.get(item.product_id)
    return product ? [{ ...item, product }] : []
  })
}

/** A mistyped number is refused when it is written, not when someone misses the product. */
export async function refuseUnknown(ctx: Context, field: string, items: readonly (Chosen & { sku?: string })[]) {
  const ids = [...new Set(items.map(({ product_id }) => product_id))]
  if (ids.length === 0) return
  const known = await ctx.db.$count(productTable, inArray(productTable.id, ids))
  if (known < ids.length) throw invalid(field, '없는 상품이 있어요. 상품 번호를 확인해 주세요.')
  const skus = [...new Set(items.flatMap(({ sku }) => sku ?? []))]
  if (skus.length === 0) return
  const variants = await ctx.db
    .select()
    .from(variantTable)
    .where(and(inArray(variantTable.sku, skus), inArray(variantTable.product_id, ids)))
  const isTheirs = ({ product_id, sku }: (typeof items)[number]) =>
    variants.some((variant) => variant.sku === sku && variant.product_id === product_id)
  if (!items.every(isTheirs)) throw invalid(field, '상품에 없는 옵션이 있어요. 품목 코드를 확인해 주세요.')
}
