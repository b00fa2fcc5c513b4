import { useSearchParams } from 'react-router'

const atOnce = { flushSync: true }

/**
 * The conditions of a list, as the address has them. A changed condition begins at the first page again. The list is drawn
 * together with the address: drawn later, keys pressed in between would apply to rows of the old conditions.
 */
export function useListParams() {
  const [search, setSearch] = useSearchParams()
  const params: Record<string, string> = Object.fromEntries(search)

  function setParams(changes: Record<string, string | null>) {
    setSearch((now) => {
      const next = new URLSearchParams(now)
      if (!('after' in changes)) next.delete('after')
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') next.delete(name)
        else next.set(name, value)
      }
      return next
    }, atOnce)
  }

  return { params, setParams, replaceParams: (next: Record<string, string>) => setSearch(next, atOnce) }
}
