import { storedJson } from '@sillage/web-kit/stored-value.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { recentMax } from '../words.ts'

/** The products looked at last, newest first, stored by this browser alone. Storage may be switched off. */
export function createRecentItems(storage: () => Storage) {
  const { read, write } = storedJson(storage, 'recent_items', parseIds)
  return {
    read,
    add(product_id: number) {
      const others = read().filter((id) => id !== product_id)
      write([product_id, ...others].slice(0, recentMax))
    },
  }
}

const parseIds = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter(Number.isSafeInteger).slice(0, recentMax) : []

const items = createRecentItems(() => localStorage)

/** Remembers that this product is being looked at. */
export function useRememberItem(product_id: number) {
  useEffect(() => items.add(product_id), [product_id])
}

/**
 * The products viewed last; null on the server and until hydration, when they are not known. Follows changes in other
 * tabs.
 */
export function useRecentItems(): number[] | null {
  const listed = useSyncExternalStore(
    hear,
    () => items.read().join(),
    () => null,
  )
  if (listed === null) return null
  return listed === '' ? [] : listed.split(',').map(Number)
}

function hear(changed: () => void) {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}
