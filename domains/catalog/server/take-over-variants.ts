import type { Context } from '@sillage/server-kit/context.ts'
import { eq, inArray } from 'drizzle-orm'
import { stockMovementTable, stockTable, variantTable } from './tables.ts'

/** An option of a product of another shop; `sku` is its code where it had one. */
export type TakenVariant = {
  sku: string
  values: string[]
  price_krw: number | null
  price_usd: number | null
  weight_g: number
  on_hand: number
}
type Row = typeof variantTable.$inferSelect

/** The options as the other shop has them: found again by their values, and retired where they are gone there. */
export async function takeOverVariants(ctx: Context, product_id: number, variants: TakenVariant[]) {
  const before = await ctx.db.select().from(variantTable).where(eq(variantTable.product_id, product_id))
  const keep = new Set<number>()
  let number = before.length
  for (const [position, { on_hand, sku, ...variant }] of variants.entries()) {
    const own = before.find(({ id, values }) => !keep.has(id) && alike(values, variant.values))
    const row = { ...variant, position, retired: false }
    if (own) {
      keep.add(own.id)
      await ctx.db.update(variantTable).set(row).where(eq(variantTable.id, own.id))
      await setStock(ctx, own.id, on_hand)
      continue
    }
    number += 1
    const made = await insert(ctx, { ...row, product_id, sku: await freeSku(ctx, sku, `P${product_id}-${number}`) })
    await ctx.db.insert(stockTable).values({ variant_id: made.id, on_hand })
    if (on_hand > 0) await note(ctx, made.id, on_hand)
  }
  await retire(
    ctx,
    before.filter(({ id, retired }) => !retired && !keep.has(id)),
  )
}

const alike = (one: string[], other: string[]) => one.join('\n') === other.join('\n')

async function insert(ctx: Context, row: typeof variantTable.$inferInsert): Promise<Row> {
  const [made] = await ctx.db.insert(variantTable).values(row).returning()
  if (!made) throw new Error('an inserted variant was not returned')
  return made
}

const skuShape = /^[A-Z0-9][A-Z0-9-]{1,39}$/

async function freeSku(ctx: Context, wanted: string, otherwise: string) {
  const sku = wanted.trim().toUpperCase()
  if (!skuShape.test(sku)) return otherwise
  const [taken] = await ctx.db.select({ id: variantTable.id }).from(variantTable).where(eq(variantTable.sku, sku))
  return taken ? otherwise : sku
}

/** Never below what orders here have reserved. */
async function setStock(ctx: Context, variant_id: number, wanted: number) {
  const mine = eq(stockTable.variant_id, variant_id)
  const [before] = await ctx.db.select().from(stockTable).where(mine).for('update')
  if (!before) return
  const on_hand = Math.max(wanted, before.reserved)
  if (on_hand === before.on_hand) return
  await ctx.db.update(stockTable).set({ on_hand }).where(mine)
  await note(ctx, variant_id, on_hand - before.on_hand)
}

const note = (ctx: Context, variant_id: number, on_hand: number) =>
  ctx.db.insert(stockMovementTable).values({ variant_id, on_hand, reserved: 0, reason: 'counted', occasion: 'moving' })

async function retire(ctx: Context, gone: Row[]) {
  const ids = gone.map(({ id }) => id)
  if (ids.length > 0) await ctx.db.update(variantTable).set({ retired: true }).where(inArray(variantTable.id, ids))
}
