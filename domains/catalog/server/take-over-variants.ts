import type { Context } from '@sillage/server-kit/context.ts'
import { eq, inArray } from 'drizzle-orm'
import { variantTable } from './tables.ts'

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

/**
 * The options as the other shop has them: found again by their values, and retired where they are gone there. Answers
 * with what lies there of each.
 */
export async function takeOverVariants(ctx: Context, product_id: number, variants: TakenVariant[]) {
  const before = await ctx.db.select().from(variantTable).where(eq(variantTable.product_id, product_id))
  const keep = new Set<number>()
  const stock: { variant_id: number; on_hand: number }[] = []
  let number = before.length
  for (const [position, { on_hand, sku, ...variant }] of variants.entries()) {
    const own = before.find(({ id, values }) => !keep.has(id) && alike(values, variant.values))
    const row = { ...variant, position, retired: false }
    if (own) {
      keep.add(own.id)
      await ctx.db.update(variantTable).set(row).where(eq(variantTable.id, own.id))
      stock.push({ variant_id: own.id, on_hand })
      continue
    }
    number += 1
    const made = await insert(ctx, { ...row, product_id, sku: await freeSku(ctx, sku, `P${product_id}-${number}`) })
    stock.push({ variant_id: made.id, on_hand })
  }
  await retire(
    ctx,
    before.filter(({ id, retired }) => !retired && !keep.has(id)),
  )
  return stock
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

async function retire(ctx: Context, gone: Row[]) {
  const ids = gone.map(({ id }) => id)
  if (ids.length > 0) await ctx.db.update(variantTable).set({ retired: true }).where(inArray(variantTable.id, ids))
}
