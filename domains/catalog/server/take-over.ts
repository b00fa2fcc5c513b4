import type { Picture } from '@sillage/kit/schemas.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { enqueue } from '@sillage/server-kit/jobs.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import { atProductRename } from '../../catalog-hooks.ts'
import { productDefaults } from '../editing-contract.ts'
import { rebuildCards } from './cards.ts'
import { notifyRestocked } from './restock-job.ts'
import { listAllCategories } from './staff-categories.ts'
import { productCategoryTable, productTable } from './tables.ts'
import { type TakenVariant, takeOverVariants } from './take-over-variants.ts'
import { wayUp } from './tree.ts'

type Row = typeof productTable.$inferInsert

/** A product of another shop. Its English is its Korean until someone writes it. */
export type TakenProduct = Pick<
  Row,
  'name' | 'summary' | 'story' | 'price_krw' | 'price_usd' | 'sale_price_krw' | 'sale_price_usd' | 'option_groups'
> & {
  /** What its address here is made of. */
  slug: string
  created_at: Date | null
  min_quantity: number
  max_quantity: number | null
  visible: boolean
  /** None where none were sent along: those it has here stay. */
  pictures: Picture[]
  category_ids: number[]
  variants: TakenVariant[]
}

/** Makes or updates a product with its options, in the caller's transaction; its stock and `settleTakenOver` come after. */
export async function takeOverProduct(
  ctx: Context,
  known: number | null,
  product: TakenProduct,
  blank: () => Promise<Picture>,
) {
  const id = (known !== null && (await update(ctx, known, product))) || (await insert(ctx, product, blank))
  const stock = await takeOverVariants(ctx, id, product.variants)
  await setCategories(ctx, id, product.category_ids)
  return { id, stock }
}

/** Updates the read models of what was taken over, and notifies members with a restock alert. */
export async function settleTakenOver(ctx: Context, product_ids: number[]) {
  await rebuildCards(ctx, product_ids)
  await enqueue(ctx, notifyRestocked, {}, { key: 'all' })
}

async function insert(ctx: Context, product: TakenProduct, blank: () => Promise<Picture>) {
  const { category_ids: _, variants: __, created_at, pictures, ...row } = product
  const [made] = await ctx.db
    .insert(productTable)
    .values({
      ...productDefaults,
      sale_from: null,
      sale_to: null,
      ...row,
      kind: 'goods',
      slug: await freeSlug(ctx, product.slug),
      name_en: row.name,
      summary_en: row.summary,
      type_label: '상품',
      type_label_en: 'Goods',
      // No list can show a product without a picture: it gets a blank one and stays hidden.
      pictures: pictures.length > 0 ? pictures : [await blank()],
      visible: row.visible && pictures.length > 0,
      ...(created_at && { created_at }),
    })
    .returning({ id: productTable.id })
  if (!made) throw new Error('an inserted product was not returned')
  return made.id
}

/** False where it is not here any more. */
async function update(ctx: Context, id: number, product: TakenProduct): Promise<number | false> {
  const { category_ids: _, variants: __, created_at: ___, slug: ____, pictures, visible, ...row } = product
  const [before] = await ctx.db.select().from(productTable).where(eq(productTable.id, id)).for('no key update')
  if (!before) return false
  await ctx.db
    .update(productTable)
    .set({
      ...row,
      name_en: before.name_en === before.name ? row.name : before.name_en,
      summary_en: before.summary_en === before.summary ? row.summary : before.summary_en,
      ...(pictures.length > 0 && { pictures }),
      // What staff have hidden or archived stays so; what came without pictures waits for them.
      visible: before.visible ? visible : visible && pictures.length > 0 && !before.archived,
      version: sql`${productTable.version} + 1`,
    })
    .where(eq(productTable.id, id))
  if (before.name !== row.name) await atProductRename(ctx, id)
  return id
}

async function freeSlug(ctx: Context, wanted: string): Promise<string> {
  const names = [wanted, ...Array.from({ length: 9 }, (_, nth) => `${wanted}-${nth + 2}`)]
  const { slug } = productTable
  const taken = await ctx.db.select({ slug }).from(productTable).where(inArray(slug, names))
  const free = names.find((name) => taken.every((row) => row.slug !== name))
  return free ?? `${wanted}-${ctx.now().getTime()}`
}

async function setCategories(ctx: Context, product_id: number, category_ids: number[]) {
  const tree = await listAllCategories(ctx)
  const known = category_ids.filter((id) => tree.some((category) => category.id === id))
  const all = [...new Set(known.flatMap((id) => wayUp(tree, id)))]
  await ctx.db.delete(productCategoryTable).where(eq(productCategoryTable.product_id, product_id))
  if (all.length > 0)
    await ctx.db.insert(productCategoryTable).values(all.map((category_id) => ({ product_id, category_id })))
}
