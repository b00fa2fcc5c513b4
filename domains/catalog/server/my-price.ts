import type { Context } from '@sillage/server-kit/context.ts'
import { preparedQuery } from '@sillage/server-kit/prepared.ts'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { bothPrices, defaultVariant } from './cards.ts'
import { offerRules } from './offer-rules.ts'
import { addOnTable } from './offer-tables.ts'
import { requireShown } from './products.ts'
import { gradeOf, listSellables, priceFor, selectSellables } from './sellable.ts'
import { productTable, variantTable } from './tables.ts'

/** What the member's grade pays for every variant of the product, and for what is offered beside it. */
export async function findMyPrice(ctx: Context, product_id: number) {
  await requireShown(ctx, product_id)
  const beside = ctx.db
    .select({ id: addOnTable.variant_id })
    .from(addOnTable)
    .where(eq(addOnTable.product_id, product_id))
  const rows = await ctx.db
    .select({ id: variantTable.id })
    .from(variantTable)
    .where(
      and(
        eq(variantTable.retired, false),
        or(eq(variantTable.product_id, product_id), inArray(variantTable.id, beside)),
      ),
    )
  const sellables = await listSellables(
    ctx,
    rows.map(({ id }) => id),
  )
  return {
    grade: gradeOf(ctx),
    variants: sellables.map(({ product, variant, ...own }) => ({
      id: variant.id,
      rules: offerRules(product, variant, ctx.now(), own),
    })),
  }
}

const shownWithVariants = preparedQuery((db) =>
  selectSellables(db, sql.placeholder('grade'), {})
    .where(
      and(
        sql`${variantTable.product_id} = any(${sql.placeholder('product_ids')})`,
        eq(variantTable.retired, false),
        eq(productTable.visible, true),
      ),
    )
    .orderBy(variantTable.product_id, variantTable.position),
)

/** What a card of each product shows, at this visitor's price: of the same variant, for the smallest quantity. */
export async function listMyPrices(ctx: Context, product_ids: number[]) {
  const sellables = await shownWithVariants(ctx.db, { grade: gradeOf(ctx), product_ids })
  const at = ctx.now()
  return [...Map.groupBy(sellables, ({ product }) => product.id)].flatMap(([id, own]) => {
    const spokenOf = defaultVariant(
      own.map((each) => ({ ...each, price_krw: each.variant.price_krw })),
      own[0]?.product.min_quantity ?? 1,
    )
    if (!spokenOf) return []
    const quantity = spokenOf.product.min_quantity
    return { id, ...bothPrices((currency) => priceFor(spokenOf, { currency, quantity, at })) }
  })
}
