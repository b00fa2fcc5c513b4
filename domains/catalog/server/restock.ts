import { invalid, notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, asc, eq } from 'drizzle-orm'
import { offerLimits } from '../words.ts'
import { canBeBought } from './availability.ts'
import { restockAlertTable } from './offer-tables.ts'
import { productTable, variantTable } from './tables.ts'

export async function listRestockAlerts(ctx: Context) {
  const { mb_id } = requireMember(ctx)
  const rows = await ctx.db
    .select({ variant_id: restockAlertTable.variant_id })
    .from(restockAlertTable)
    .where(eq(restockAlertTable.mb_id, mb_id))
    .orderBy(asc(restockAlertTable.variant_id))
  return { variant_ids: rows.map(({ variant_id }) => variant_id) }
}

/** Asking twice is asking once. */
export async function addRestockAlert(ctx: Context, variant_id: number) {
  const { mb_id } = requireMember(ctx)
  const [variant] = await ctx.db
    .select({ canBeBought, retired: variantTable.retired })
    .from(variantTable)
    .innerJoin(productTable, and(eq(productTable.id, variantTable.product_id), eq(productTable.visible, true)))
    .where(eq(variantTable.id, variant_id))
  if (!variant || variant.retired) throw notFound()
  if (variant.canBeBought) throw invalid('variant_id', '지금 살 수 있는 상품이에요.')
  const waiting = await ctx.db.$count(restockAlertTable, eq(restockAlertTable.mb_id, mb_id))
  if (waiting >= offerLimits.alerts)
    throw new Problem(409, '재입고 알림은 100개까지 신청할 수 있어요.', { code: 'full' })
  await ctx.db.insert(restockAlertTable).values({ variant_id, mb_id, created_at: ctx.now() }).onConflictDoNothing()
  return { message: '다시 들어오면 알려 드릴게요.' }
}

export async function removeRestockAlert(ctx: Context, variant_id: number) {
  const { mb_id } = requireMember(ctx)
  await ctx.db
    .delete(restockAlertTable)
    .where(and(eq(restockAlertTable.variant_id, variant_id), eq(restockAlertTable.mb_id, mb_id)))
  return { message: '재입고 알림을 껐어요.' }
}
