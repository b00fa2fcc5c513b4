import { invalid, notFound } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq, sql } from 'drizzle-orm'
import type { AuditAction } from '../../audit/actions.ts'
import { writeAudit } from '../../audit/server/audit.ts'
import { atProductRename } from '../../catalog-hooks.ts'
import type { ProductChange } from '../editing-contract.ts'
import { type ProductRow, rebuildCards } from './cards.ts'
import { refuseLostPictures } from './lost-pictures.ts'
import { findProduct } from './products.ts'
import { productTable } from './tables.ts'

type Written = { action: AuditAction; after: object; before?: object }

/**
 * One action of staff on a product: its row is locked, the read models follow, an audit event is written, and every
 * page that shows the product is emptied with the commit.
 */
export function atProduct(
  ctx: Context,
  product_id: number,
  { action, after, before }: Written,
  act: (ctx: Context, product: ProductRow) => Promise<void>,
) {
  return ctx.transaction(async (ctx) => {
    const product = await lockProduct(ctx, product_id)
    await act(ctx, product)
    await redrawProduct(ctx, product_id)
    await writeAudit(ctx, { action, subject: `product:${product_id}`, before: before ?? product, after })
  })
}

/** The row as it is, which no one else changes until the transaction ends. */
export async function lockProduct(ctx: Context, product_id: number): Promise<ProductRow> {
  const [product] = await ctx.db.select().from(productTable).where(eq(productTable.id, product_id)).for('no key update')
  if (!product) throw notFound()
  return product
}

/** After a change: an open sheet is outdated, the read models follow, and every page that shows it is drawn again. */
export async function redrawProduct(ctx: Context, product_id: number) {
  const version = sql`${productTable.version} + 1`
  await ctx.db.update(productTable).set({ version }).where(eq(productTable.id, product_id))
  await rebuildCards(ctx, [product_id])
  await emptyTags(ctx, `product:${product_id}`, 'products')
}

/** A member of staff changes what stands on the product's page. */
export async function changeProduct(ctx: Context, product_id: number, change: ProductChange) {
  await atProduct(ctx, product_id, { action: 'product.change', after: change }, async (ctx, product) => {
    const row = rowOf(change)
    refuseUnsound({ ...product, ...row })
    if (product.archived && row.visible) throw invalid('visible', '보관한 상품이에요. 먼저 복원해 주세요.')
    await refuseLostPictures(ctx, row.pictures)
    if (Object.keys(row).length > 0) await ctx.db.update(productTable).set(row).where(eq(productTable.id, product_id))
    if (row.name !== undefined || row.name_en !== undefined) await atProductRename(ctx, product_id)
  })
  return findProduct(ctx, product_id, { hidden: true })
}

const instant = (text: string | null) => (text === null ? null : new Date(text))

/** The form in the words of the table; what was left out stays out. */
export function rowOf<Change extends ProductChange>({ sale_from, sale_to, ...rest }: Change) {
  return {
    ...rest,
    ...(sale_from !== undefined && { sale_from: instant(sale_from) }),
    ...(sale_to !== undefined && { sale_to: instant(sale_to) }),
  }
}

type Offer = Pick<
  ProductRow,
  | 'price_krw'
  | 'price_usd'
  | 'sale_price_krw'
  | 'sale_price_usd'
  | 'sale_from'
  | 'sale_to'
  | 'min_quantity'
  | 'max_quantity'
>

/** What no field can say of itself. */
export function refuseUnsound(row: Offer) {
  const { sale_price_krw, sale_price_usd, sale_from, sale_to, max_quantity } = row
  if ((sale_price_krw === null) !== (sale_price_usd === null))
    throw invalid(
      sale_price_krw === null ? 'sale_price_krw' : 'sale_price_usd',
      '세일 가격은 원과 달러를 함께 정해 주세요.',
    )
  for (const currency of ['krw', 'usd'] as const) {
    const sale = row[`sale_price_${currency}`]
    if (sale !== null && sale >= row[`price_${currency}`])
      throw invalid(`sale_price_${currency}`, '세일 가격은 정가보다 낮아야 해요.')
  }
  if (sale_from && sale_to && sale_from >= sale_to) throw invalid('sale_to', '종료 시각이 시작 시각보다 빨라요.')
  if (max_quantity !== null && max_quantity < row.min_quantity)
    throw invalid('max_quantity', '최대 구매 수량이 최소 구매 수량보다 적어요.')
}
