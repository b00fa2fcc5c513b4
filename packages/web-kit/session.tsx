import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react'
import { createSessionStore, type SessionStore, visitor } from './session-store.ts'

const SessionContext = createContext<SessionStore>(createSessionStore(async () => visitor))

/** Makes the session known to the pages and asks for it once they are hydrated. */
export function SessionProvider({ store, children }: { store: SessionStore; children: ReactNode }) {
  useEffect(() => void store.refresh(), [store])
  return <SessionContext value={store}>{children}</SessionContext>
}

/** The session; on the server, and until login-check has answered, a visitor's. */
export function useSession() {
  const { subscribe, get, refresh, forget, count } = use(SessionContext)
  const session = useSyncExternalStore(subscribe, get, () => visitor)
  return { ...session, refresh, forget, count }
}
