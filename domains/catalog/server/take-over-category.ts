import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { saleCategoryId } from '../words.ts'
import { categoryTable } from './tables.ts'
import { followName } from './tree-products.ts'

/** A category of another shop; its English is its Korean until someone writes it. */
export type TakenCategory = { name: string; parent_id: number | null; position: number; hidden: boolean }

/** Makes or updates a category in the caller's transaction. One of the same name in the same place is the same one. */
export async function takeOverCategory(ctx: Context, known: number | null, category: TakenCategory): Promise<number> {
  await ctx.db.execute(sql`lock table ${categoryTable} in share row exclusive mode`)
  await emptyTags(ctx, 'categories', 'products')
  if (known === null) return (await findTwin(ctx, category)) ?? insert(ctx, category)
  const id = known
  const [before] = await ctx.db.select().from(categoryTable).where(eq(categoryTable.id, id))
  if (!before) return insert(ctx, category)
  const { name, hidden } = category
  // English that staff have written stays.
  const name_en = before.name_en === before.name ? name : before.name_en
  await ctx.db.update(categoryTable).set({ name, name_en, hidden }).where(eq(categoryTable.id, id))
  if (before.name !== name) await followName(ctx, id)
  return id
}

async function findTwin(ctx: Context, { name, parent_id }: TakenCategory) {
  const beside = parent_id === null ? isNull(categoryTable.parent_id) : eq(categoryTable.parent_id, parent_id)
  const [twin] = await ctx.db
    .select({ id: categoryTable.id })
    .from(categoryTable)
    .where(and(beside, eq(categoryTable.name, name)))
  return twin?.id ?? null
}

async function insert(ctx: Context, category: TakenCategory): Promise<number> {
  const row = { ...category, name_en: category.name }
  const [made] = await ctx.db.insert(categoryTable).values(row).returning({ id: categoryTable.id })
  if (!made) throw new Error('an inserted category was not returned')
  if (made.id !== saleCategoryId) return made.id
  // That number is the sale's in every shop.
  const sale = { name: '세일', name_en: 'Sale', parent_id: null, hidden: false }
  await ctx.db.update(categoryTable).set(sale).where(eq(categoryTable.id, made.id))
  return insert(ctx, category)
}
