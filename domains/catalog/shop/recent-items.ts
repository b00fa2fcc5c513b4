import { useEffect, useSyncExternalStore } from 'react'
import { recentMax } from '../words.ts'

const key = 'recent_items'

/** The products looked at last, newest first, kept by this browser alone. Storage may be switched off. */
export function createRecentItems(storage: () => Storage) {
  function read(): number[] {
    try {
      const value: unknown = JSON.parse(storage().getItem(key) ?? '[]')
      return Array.isArray(value) ? value.filter(Number.isSafeInteger).slice(0, recentMax) : []
    } catch {
      return []
    }
  }
  return {
    read,
    add(product_id: number) {
      const others = read().filter((id) => id !== product_id)
      try {
        storage().setItem(key, JSON.stringify([product_id, ...others].slice(0, recentMax)))
      } catch {
        // Then nothing is remembered.
      }
    },
  }
}

const items = createRecentItems(() => localStorage)

/** Remembers that this product is being looked at. */
export function useRememberItem(product_id: number) {
  useEffect(() => items.add(product_id), [product_id])
}

/** The products looked at last; null on the server and until the page is awake, when no one knows. Other tabs are heard. */
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
