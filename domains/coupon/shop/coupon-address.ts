export type Shown = { used: boolean; page: number }

const path = '/my-page/coupon'

/** Which coupons an address asks for; what makes no sense is the first page of those that can be used. */
export function readShown(query: URLSearchParams): Shown {
  const page = Number(query.get('page'))
  return { used: query.get('state') === 'used', page: Number.isSafeInteger(page) && page > 0 ? page : 1 }
}

export function shownHref({ used = false, page = 1 }: Partial<Shown>) {
  const query = new URLSearchParams()
  if (used) query.set('state', 'used')
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}

/** The call for it: what ends first first, and of the old ones the latest first. */
export const askedBy = ({ used, page }: Shown) => ({
  query: used ? ({ state: 'used', order: 'desc', page } as const) : ({ state: 'usable', page } as const),
})
