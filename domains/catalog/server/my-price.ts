import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray, or } from 'drizzle-orm'
import { offerRules } from './offer-rules.ts'
import { addOnTable } from './offer-tables.ts'
import { requireShown } from './products.ts'
import { gradeOf, listSellables } from './sellable.ts'
import { variantTable } from './tables.ts'

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
