import type { Context } from '@sillage/server-kit/context.ts'
import { type ProductKind, productPath } from '../words.ts'
import { kindsOf } from './kinds.ts'

const toProduct = /^\/(?:shop|tssa)\/product\/(\d{1,9})(?=$|[?#])/

/** The product that a link of ours leads to; null where it leads elsewhere. */
export const productOfLink = (link: string) => Number(toProduct.exec(link)?.[1]) || null

/** A link that staff typed; one to a product leads to its true address. */
export async function canonicalLink(ctx: Context, link: string): Promise<string> {
  const id = productOfLink(link)
  return id ? linkByKind(link, await kindsOf(ctx, [id])) : link
}

/** The same where the kinds of the products are known. */
export function linkByKind(link: string, kinds: ReadonlyMap<number, ProductKind>): string {
  const id = productOfLink(link)
  const kind = id === null ? undefined : kinds.get(id)
  return id && kind ? link.replace(toProduct, productPath({ id, kind })) : link
}
