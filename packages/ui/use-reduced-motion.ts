import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

function subscribe(listen: () => void) {
  const query = window.matchMedia?.(QUERY)
  query?.addEventListener('change', listen)
  return () => query?.removeEventListener('change', listen)
}

/** Whether the visitor's system asks for less motion. */
export function useReducedMotion() {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(QUERY).matches ?? false,
    () => false,
  )
}
