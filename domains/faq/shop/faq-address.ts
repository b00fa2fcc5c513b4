import { type BoardListing, boardHref } from '../../board/shop/board-address.ts'

export const faqPath = '/customer/faq'

/** A question in the document, for addresses that lead right to it. */
export const faqAnchor = (id: number) => `faq-${id}`

/** A question's one true address. */
export const faqAddress = (id: number) => `${faqPath}?id=${id}`

/** The way to a question: the server opens it, and the anchor brings it into sight before scripts do. */
export const faqHref = (id: number) => `${faqAddress(id)}#${faqAnchor(id)}`

/** The board as it is listed, with this question open. */
export function listedHref(listing: BoardListing, id: number | null) {
  const href = boardHref(faqPath, listing)
  return id === null ? href : `${href}${href.includes('?') ? '&' : '?'}id=${id}#${faqAnchor(id)}`
}

/** The question an address asks for; what cannot be a number is left out, as the boards do. */
export function faqIn(query: URLSearchParams): number | null {
  const id = query.get('id') ?? ''
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
}
