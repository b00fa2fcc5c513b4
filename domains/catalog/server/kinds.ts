import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { ProductKind } from '../words.ts'
import { productTable } from './tables.ts'

/** What decides where a product's page is, by number; what is not shown has no page and is not among them. */
export async function kindsOf(ctx: Context, product_ids: number[]): Promise<Map<number, ProductKind>> {
  if (product_ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: productTable.id, kind: productTable.kind })
    .from(productTable)
    .where(and(inArray(productTable.id, product_ids), eq(productTable.visible, true)))
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}
