import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Trail } from '../../catalog/contract.ts'
import { productTable, variantTable } from '../../catalog/server/tables.ts'
import { orderLineTable, orderTable } from '../../order/server/tables.ts'
import { limit } from '../../rate-limits.ts'
import { contentOf } from '../packs.ts'
import type { shelf } from '../shelf-contract.ts'
import { defaultDensity } from '../words.ts'
import { shelfItemTable } from './shelf-tables.ts'
import { formulaMaterialTable } from './tables.ts'

export type ShelfRow = typeof shelfItemTable.$inferSelect
const mostItems = 500

const toItem = ({ order_line_id, ...row }: ShelfRow, trail: Trail | null) => ({
  ...row,
  from_order: order_line_id !== null,
  family: trail?.families[0] ?? null,
})

/** What expires first stands first. */
export async function listShelf(ctx: Context) {
  const rows = await ctx.db
    .select({ item: shelfItemTable, trail: productTable.trail })
    .from(shelfItemTable)
    .leftJoin(productTable, eq(productTable.id, shelfItemTable.product_id))
    .where(eq(shelfItemTable.mb_id, requireMember(ctx).mb_id))
    .orderBy(sql`${shelfItemTable.expires_on} nulls last`, asc(shelfItemTable.id))
    .limit(mostItems)
  return rows.map(({ item, trail }) => toItem(item, trail))
}

/** Delivered lines of materials whose packs say what they hold; a line that is on the shelf already is left alone. */
export async function fillShelf(ctx: Context) {
  const { mb_id } = requireMember(ctx)
  const rows = await ctx.db
    .select({
      id: orderLineTable.id,
      product_id: orderLineTable.product_id,
      name: orderLineTable.name,
      name_en: orderLineTable.name_en,
      quantity: orderLineTable.quantity,
      values: variantTable.values,
      type_label: productTable.type_label,
      density: formulaMaterialTable.density,
    })
    .from(orderLineTable)
    .innerJoin(orderTable, eq(orderTable.id, orderLineTable.order_id))
    .innerJoin(variantTable, eq(variantTable.id, orderLineTable.variant_id))
    .innerJoin(productTable, eq(productTable.id, orderLineTable.product_id))
    .innerJoin(formulaMaterialTable, eq(formulaMaterialTable.product_id, orderLineTable.product_id))
    .leftJoin(shelfItemTable, eq(shelfItemTable.order_line_id, orderLineTable.id))
    .where(
      and(
        eq(orderTable.mb_id, mb_id),
        inArray(orderLineTable.state, ['delivered', 'confirmed']),
        isNull(shelfItemTable.id),
      ),
    )
    .limit(mostItems)
  const items = rows.flatMap(({ id, quantity, values, type_label, density, ...line }) => {
    const written = values.find((value) => contentOf(value, defaultDensity) !== null) ?? type_label
    const content_mg = contentOf(written, density ?? defaultDensity)
    if (!content_mg) return []
    const full_mg = content_mg * quantity
    return [{ ...line, mb_id, full_mg, left_mg: full_mg, order_line_id: id, request_key: `order line ${id}` }]
  })
  if (items.length === 0) return { added: 0 }
  // Two presses at once: the second finds every line taken.
  const added = await ctx.db
    .insert(shelfItemTable)
    .values(items)
    .onConflictDoNothing()
    .returning({ id: shelfItemTable.id })
  return { added: added.length }
}

export async function addShelfItem(ctx: Context, { body }: HandlerInput<typeof shelf.add>) {
  const { mb_id } = requireMember(ctx)
  await limit(ctx, 'formula', { member: mb_id })
  if ((await ctx.db.$count(shelfItemTable, eq(shelfItemTable.mb_id, mb_id))) >= mostItems)
    throw new Problem(409, '선반에는 500가지까지 둘 수 있어요. 다 쓴 재료를 빼 주세요.', { code: 'full' })
  const { variant_id, ...item } = body
  const product = variant_id === null ? null : await findGoods(ctx, variant_id)
  const [added] = await ctx.db
    .insert(shelfItemTable)
    .values({ ...item, ...product, mb_id, full_mg: body.left_mg })
    .onConflictDoNothing()
    .returning()
  return showItem(ctx, added ?? (await findSent(ctx, mb_id, body.request_key)))
}

async function showItem(ctx: Context, row: ShelfRow) {
  const { id, trail } = productTable
  const [product] = await ctx.db
    .select({ trail })
    .from(productTable)
    .where(eq(id, row.product_id ?? 0))
  return toItem(row, product?.trail ?? null)
}

async function findGoods(ctx: Context, variant_id: number) {
  const { id: product_id, name, name_en, kind } = productTable
  const [product] = await ctx.db
    .select({ product_id, name, name_en, kind })
    .from(variantTable)
    .innerJoin(productTable, eq(productTable.id, variantTable.product_id))
    .where(eq(variantTable.id, variant_id))
  if (product?.kind !== 'goods') throw invalid('variant_id', '고를 수 없는 재료예요.')
  return { product_id: product.product_id, name: product.name, name_en: product.name_en }
}

async function findSent(ctx: Context, mb_id: string, request_key: string): Promise<ShelfRow> {
  const [row] = await ctx.db
    .select()
    .from(shelfItemTable)
    .where(and(eq(shelfItemTable.mb_id, mb_id), eq(shelfItemTable.request_key, request_key)))
  if (!row) throw notFound()
  return row
}

const mine = (ctx: Context, id: number) =>
  and(eq(shelfItemTable.id, id), eq(shelfItemTable.mb_id, requireMember(ctx).mb_id))

export async function changeShelfItem(ctx: Context, { params, body }: HandlerInput<typeof shelf.change>) {
  const { based_on, left_mg, lot, expires_on } = body
  const [changed] = await ctx.db
    .update(shelfItemTable)
    .set({ left_mg, lot, expires_on, full_mg: sql`greatest(${shelfItemTable.full_mg}, ${left_mg})` })
    // Tested in the WHERE: what a batch has taken meanwhile is not written over.
    .where(and(mine(ctx, params.item_id), eq(shelfItemTable.left_mg, based_on)))
    .returning()
  if (changed) return showItem(ctx, changed)
  const [there] = await ctx.db.select().from(shelfItemTable).where(mine(ctx, params.item_id))
  if (!there) throw notFound()
  throw new Problem(409, '그사이 남은 양이 바뀌었어요. 다시 확인해 주세요.', { code: 'overtaken' })
}

export async function removeShelfItem(ctx: Context, id: number) {
  // A line of an order stays known, or the next import would add it again: it is emptied instead.
  const [emptied] = await ctx.db
    .update(shelfItemTable)
    .set({ left_mg: 0 })
    .where(and(mine(ctx, id), sql`${shelfItemTable.order_line_id} is not null`))
    .returning({ id: shelfItemTable.id })
  if (emptied) return { message: '선반에서 뺐어요.' }
  const [gone] = await ctx.db.delete(shelfItemTable).where(mine(ctx, id)).returning({ id: shelfItemTable.id })
  if (!gone) throw notFound()
  return { message: '선반에서 뺐어요.' }
}
