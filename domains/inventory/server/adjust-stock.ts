import { invalid, notFound } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { enqueue } from '@sillage/server-kit/jobs.ts'
import { and, eq, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { rebuildCards } from '../../catalog/server/cards.ts'
import { kitPartTable } from '../../catalog/server/offer-tables.ts'
import { notifyRestocked } from '../../catalog/server/restock-job.ts'
import { stockMovementTable, stockTable, variantTable } from '../../catalog/server/tables.ts'

type Where = { product_id: number; variant_id: number }

/** Staff count up or down. What orders have reserved cannot be taken away. */
export const adjustStock = (ctx: Context, where: Where, { by, reason }: { by: number; reason: string }) =>
  ctx.transaction(async (ctx) => {
    await requireOwnStock(ctx, where)
    // The floor is part of the statement: however many adjust at once, none goes through it.
    const { on_hand, reserved, variant_id } = stockTable
    const [moved] = await ctx.db
      .update(stockTable)
      .set({ on_hand: sql`${on_hand} + ${by}` })
      .where(and(eq(variant_id, where.variant_id), sql`${on_hand} + ${by} >= ${reserved}`))
      .returning()
    if (!moved) throw invalid('by', '주문에 예약된 수량보다 적게 정할 수 없어요.')
    await writeMovement(ctx, where, reason, { before: moved.on_hand - by, after: moved.on_hand })
  })

type Move = { before: number; after: number }

async function writeMovement(ctx: Context, { product_id, variant_id }: Where, reason: string, { before, after }: Move) {
  const { mb_id } = requireMember(ctx)
  const movement = { variant_id, on_hand: after - before, reserved: 0, reason, occasion: 'staff', mb_id }
  await ctx.db.insert(stockMovementTable).values(movement)
  await rebuildCards(ctx, [product_id])
  await writeAudit(ctx, {
    action: 'product.stock',
    subject: `variant:${variant_id}`,
    before: { on_hand: before },
    after: { on_hand: after, reason },
  })
  if (after > before) await enqueue(ctx, notifyRestocked, {}, { key: 'all' })
}

/** A kit has no stock of its own. */
async function requireOwnStock(ctx: Context, { product_id, variant_id }: Where) {
  const [variant] = await ctx.db
    .select({ id: variantTable.id })
    .from(variantTable)
    .where(and(eq(variantTable.id, variant_id), eq(variantTable.product_id, product_id)))
  if (!variant) throw notFound()
  const parts = await ctx.db.$count(kitPartTable, eq(kitPartTable.kit_variant_id, variant_id))
  if (parts > 0) throw invalid('by', '키트의 재고는 구성품의 재고를 따라요.')
}
