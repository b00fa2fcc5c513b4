import type { Context } from '@sillage/server-kit/context.ts'
import { productPath } from '../words.ts'
import { kindsOf } from './kinds.ts'

const toProduct = /^\/(?:shop|tssa)\/product\/(\d{1,9})(?=$|[?#])/

/** A link that staff typed; one to a product leads to its true address. */
export async function canonicalLink(ctx: Context, link: string): Promise<string> {
  const id = Number(toProduct.exec(link)?.[1])
  const kind = id ? (await kindsOf(ctx, [id])).get(id) : undefined
  return kind ? link.replace(toProduct, productPath({ id, kind })) : link
}
