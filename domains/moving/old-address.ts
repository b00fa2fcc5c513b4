/** The parameters that identify a page of the old shops; everything else in a query is about the visit. */
const identifying = new Set(['it_id', 'ca_id', 'bo_table', 'wr_id', 'co_id', 'iq_id', 'is_id'])
const here = 'http://shop'

function read(address: string) {
  const text = here + address
  const url = URL.canParse(text) ? new URL(text) : null
  return url?.origin === here ? url : null
}

/** An address as it is stored: its path without a slash at the end, its parameters in order. */
export function ownAddress(address: string): string {
  const url = read(address)
  if (!url) return address
  url.searchParams.sort()
  return pathOf(url) + (url.searchParams.size > 0 ? `?${url.searchParams}` : '')
}

const pathOf = ({ pathname }: URL) => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname) || '/'

/** Under what an address may be stored, the most particular first. */
export function candidatesOf(address: string): string[] {
  const url = read(address)
  if (!url || url.pathname.length > 300) return []
  const known = new URL(url)
  for (const name of [...known.searchParams.keys()]) if (!identifying.has(name)) known.searchParams.delete(name)
  return [...new Set([ownAddress(address), ownAddress(known.pathname + known.search), pathOf(url)])]
}
