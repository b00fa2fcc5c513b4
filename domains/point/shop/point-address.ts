export type Shown = { direction: 'in' | 'out' | undefined; page: number }

const path = '/my-page/point'

/** Which part of the statement an address asks for; what makes no sense is the first page of all. */
export function readShown(query: URLSearchParams): Shown {
  const page = Number(query.get('page'))
  const direction = (['in', 'out'] as const).find((known) => known === query.get('direction'))
  return { direction, page: Number.isSafeInteger(page) && page > 0 ? page : 1 }
}

export function shownHref({ direction, page = 1 }: Partial<Shown>) {
  const query = new URLSearchParams()
  if (direction) query.set('direction', direction)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}

/** The call for it. */
export const askedBy = ({ direction, page }: Shown) => ({ query: { page, ...(direction && { direction }) } })
