import { createContext, type ReactNode, use, useEffect } from 'react'
import { createSessionStore, type SessionStore } from './session-store.ts'

// `update` takes a part of the session, and this package does not know what a session holds.
type AnyStore = Omit<SessionStore, 'update'>

const SessionContext = createContext<AnyStore | null>(null)
const noSession: AnyStore = createSessionStore({}, async () => ({}))

/** Makes the session known to the pages and asks for it once they are hydrated. */
export function SessionProvider({ store, children }: { store: AnyStore; children: ReactNode }) {
  useEffect(() => void store.refresh(), [store])
  return <SessionContext value={store}>{children}</SessionContext>
}

/** The store of the session; null outside a provider. */
export const useSessionStore = () => use(SessionContext)

/** How a session is checked again or forgotten, without knowing what it holds. */
export const useSessionChecks = () => use(SessionContext) ?? noSession
