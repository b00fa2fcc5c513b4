import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { defineJob, enqueue } from '@sillage/server-kit/jobs.ts'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { writeNightly } from '../../audit/server/audit.ts'
import { lockProduct, redrawProduct, refuseUnsound } from './change-product.ts'
import { scheduledPriceTable as table } from './offer-tables.ts'
import { productTable, variantTable } from './tables.ts'

type Row = typeof table.$inferSelect

/** What the job is called that makes a scheduled price the regular one. */
export const changePriceKind = { name: 'catalog.change-price', payload: z.object({ id: z.int() }) }

/** Makes a scheduled price the regular one. Repeated or canceled, it does nothing; run too early, it is postponed. */
export const changePriceJob = defineJob({
  ...changePriceKind,
  run: (ctx, { id }) =>
    ctx.transaction(async (ctx) => {
      const [row] = await ctx.db.select().from(table).where(eq(table.id, id)).for('update')
      if (row?.state !== 'waiting') return
      if (row.starts_at > ctx.now()) return enqueue(ctx, changePriceKind, { id }, { runAt: row.starts_at })
      const reason = await changePrice(ctx, row)
      await ctx.db
        .update(table)
        .set({ state: reason ? 'refused' : 'applied', reason })
        .where(eq(table.id, id))
    }),
})

/** A sale that would no longer be lower is not touched: the old price stays, and the sheet says why. */
async function changePrice(ctx: Context, { product_id, variant_id, price_krw, price_usd }: Row) {
  const product = await lockProduct(ctx, product_id)
  const prices = { price_krw, price_usd }
  if (variant_id === null) {
    const reason = refusalOf(() => refuseUnsound({ ...product, ...prices }))
    if (reason) return reason
    await ctx.db.update(productTable).set(prices).where(eq(productTable.id, product_id))
  }
  const before = variant_id === null ? product : await setOptionPrice(ctx, variant_id, prices)
  await redrawProduct(ctx, product_id)
  const after = { ...(variant_id !== null && { variant_id }), ...prices }
  const old = { price_krw: before?.price_krw ?? null, price_usd: before?.price_usd ?? null }
  await writeNightly(ctx, [{ action: 'product.change-price', subject: `product:${product_id}`, before: old, after }])
  return null
}

async function setOptionPrice(ctx: Context, id: number, prices: Pick<Row, 'price_krw' | 'price_usd'>) {
  const [before] = await ctx.db.select().from(variantTable).where(eq(variantTable.id, id))
  await ctx.db.update(variantTable).set(prices).where(eq(variantTable.id, id))
  return before
}

function refusalOf(check: () => void): string | null {
  try {
    check()
    return null
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return Object.values(error.errors ?? {})[0]?.[0] ?? error.message
  }
}
