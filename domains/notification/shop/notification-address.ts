export type Shown = { unread: boolean; page: number }

const path = '/my-page/notification'

/** Which notifications an address asks for; what makes no sense is the first page of all. */
export function readShown(query: URLSearchParams): Shown {
  const page = Number(query.get('page'))
  return { unread: query.get('unread') === '1', page: Number.isSafeInteger(page) && page > 0 ? page : 1 }
}

/** The address of a page of notifications; what goes without saying is left out. */
export function shownHref({ unread = false, page = 1 }: Partial<Shown>) {
  const query = new URLSearchParams()
  if (unread) query.set('unread', '1')
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}
