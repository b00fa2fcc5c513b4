import type { Context } from '@sillage/server-kit/context.ts'
import { asc, eq, inArray, like } from 'drizzle-orm'
import { rebuildCards } from './cards.ts'
import { productTable, variantTable } from './tables.ts'

// Sessions of a class are sold as options of its product.

type OptionName = { name: string; name_en: string }
type NewSession = { name: string; position: number; starts_at: Date }

export async function setSessionNames(ctx: Context, product_id: number, values: OptionName[]): Promise<void> {
  const group = { name: '일정', name_en: 'Session', values }
  await ctx.db
    .update(productTable)
    .set({ option_groups: [group] })
    .where(eq(productTable.id, product_id))
}

/** The variant that a session is sold as. The variant of a class without sessions becomes its first session. */
export async function addSessionOption(ctx: Context, product_id: number, { name, position, starts_at }: NewSession) {
  const [first] = await ctx.db
    .select()
    .from(variantTable)
    .where(eq(variantTable.product_id, product_id))
    .orderBy(asc(variantTable.position))
  const isFree = first?.values.length === 0
  const sku = await freeSku(ctx, `${first?.sku ?? `CLASS-${product_id}`}-${minuteOf(starts_at)}`)
  const [variant] = isFree
    ? await ctx.db
        .update(variantTable)
        .set({ values: [name], position })
        .where(eq(variantTable.id, first.id))
        .returning()
    : await ctx.db
        .insert(variantTable)
        .values({ product_id, sku, position, values: [name], weight_g: first?.weight_g ?? 0 })
        .returning()
  if (!variant) throw new Error('a written variant was not returned')
  return variant.id
}

const minuteOf = (at: Date) => at.toISOString().slice(2, 16).replaceAll(/\D/g, '')

/** Two sessions may begin at the same time, in two rooms or after one was canceled. */
async function freeSku(ctx: Context, sku: string): Promise<string> {
  const rows = await ctx.db
    .select({ sku: variantTable.sku })
    .from(variantTable)
    .where(like(variantTable.sku, `${sku}%`))
  const taken = new Set(rows.map((row) => row.sku))
  for (let nth = 1; ; nth += 1) {
    const free = nth === 1 ? sku : `${sku}-${nth}`
    if (!taken.has(free)) return free
  }
}

type Renaming = { product_id: number; variant_id: number; was: OptionName; is: OptionName }

/** A session that moves is called by its new day and place. */
export async function renameSessionOption(ctx: Context, { product_id, variant_id, was, is }: Renaming): Promise<void> {
  const [product] = await ctx.db.select().from(productTable).where(eq(productTable.id, product_id)).for('update')
  const option_groups = (product?.option_groups ?? []).map((group) => {
    // Of two sessions at the same time and place, one moves.
    const at = group.values.findIndex(({ name }) => name === was.name)
    return at < 0 ? group : { ...group, values: group.values.with(at, is) }
  })
  await ctx.db.update(productTable).set({ option_groups }).where(eq(productTable.id, product_id))
  await ctx.db
    .update(variantTable)
    .set({ values: [is.name] })
    .where(eq(variantTable.id, variant_id))
  await rebuildCards(ctx, [product_id])
}

/** No one can buy these options any more. */
export async function retireOptions(ctx: Context, variant_ids: readonly number[]): Promise<void> {
  if (variant_ids.length === 0) return
  const retired = await ctx.db
    .update(variantTable)
    .set({ retired: true })
    .where(inArray(variantTable.id, [...variant_ids]))
    .returning({ product_id: variantTable.product_id })
  await rebuildCards(ctx, [...new Set(retired.map(({ product_id }) => product_id))])
}
