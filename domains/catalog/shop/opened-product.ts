import type { MouseEvent } from 'react'

/** Whose link was clicked among the cards of a grid; null where it was something else. */
export function openedProduct({ target }: MouseEvent): number | null {
  const link = target instanceof Element ? target.closest('a') : null
  const [, id] = /^\/(?:shop|tssa)\/product\/(\d+)$/.exec(link?.getAttribute('href') ?? '') ?? []
  return id ? Number(id) : null
}
