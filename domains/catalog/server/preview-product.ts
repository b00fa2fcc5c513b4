import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { dryRun } from '@sillage/server-kit/dry-run.ts'
import { holdsKey, signKey } from '@sillage/server-kit/signed-key.ts'
import type { staffProducts } from '../staff-contract.ts'
import { lockProduct } from './change-product.ts'
import { findProduct } from './products.ts'
import { saveSheet } from './save-sheet.ts'

const previewed = (product_id: number) => `product preview ${product_id}`

/** The product as its page will show it once this is saved: it is saved, read and rolled back. */
export async function lookAtSheet(ctx: Context, { params, body }: HandlerInput<typeof staffProducts.look>) {
  const { product_id } = params
  const product = await dryRun(ctx, async (ctx) => {
    const { version } = await lockProduct(ctx, product_id)
    await saveSheet(ctx, product_id, { ...body, based_on: version })
    return findProduct(ctx, product_id, { hidden: true })
  })
  return { product, preview_key: signKey(ctx, previewed(product_id), { hours: 1 }) }
}

/** For anyone with the key: the product as it is saved, hidden or not. */
export async function previewProduct(ctx: Context, product_id: number, key: string) {
  if (!holdsKey(ctx, previewed(product_id), key)) throw notFound()
  return findProduct(ctx, product_id, { hidden: true })
}
