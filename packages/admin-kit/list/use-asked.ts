import { useSearchParams } from 'react-router'

const atOnce = { flushSync: true }

/**
 * What the address asks of a list. A changed condition begins at the first page again. The list is drawn together with
 * the address: drawn later, keys pressed in between would apply to rows that are no longer asked for.
 */
export function useAsked() {
  const [params, setParams] = useSearchParams()
  const asked: Record<string, string> = Object.fromEntries(params)

  function ask(changes: Record<string, string | null>) {
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (!('after' in changes)) next.delete('after')
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') next.delete(name)
        else next.set(name, value)
      }
      return next
    }, atOnce)
  }

  return { asked, ask, only: (query: Record<string, string>) => setParams(query, atOnce) }
}
