import { useState, useSyncExternalStore } from 'react'
import { createDraftStore } from './draft-store.ts'

/** The visitor's draft; null until the browser has taken over, for the server knows nothing of it. */
export function useDraft() {
  const [store] = useState(() => createDraftStore(() => localStorage))
  const draft = useSyncExternalStore(store.subscribe, store.get, () => null)
  const kept = useSyncExternalStore(store.subscribe, store.isKept, () => true)
  return { draft, kept, change: store.change }
}
