import { useSessionStore } from '@sillage/web-kit/session.tsx'
import { createSessionStore, type SessionStore } from '@sillage/web-kit/session-store.ts'
import { useSyncExternalStore } from 'react'
import type { Session } from './member/contract.ts'

const signedOut: Session = {
  user: null,
  lang: 'kr',
  currency: 'krw',
  cart_key: '',
  coupon_count: 0,
  notification_count: 0,
}

export type ShopSession = SessionStore<Session>
export const createShopSession = (check: () => Promise<Session>): ShopSession => createSessionStore(signedOut, check)

/** Everyone, as far as the HTML knows. */
export const visitor = { ...signedOut, checked: false }
// Outside a provider, as in a test of one part, everyone is a visitor and that is known.
const checkedVisitor = { ...signedOut, checked: true }
const visitorSession: ShopSession = { ...createShopSession(async () => signedOut), get: () => checkedVisitor }

/** The session; on the server, and until login-check has answered, a visitor's. */
export function useSession() {
  // The one that is provided is made by createShopSession.
  const store = (useSessionStore() as ShopSession | null) ?? visitorSession
  const session = useSyncExternalStore(store.subscribe, store.get, store.drawn)
  return { ...session, refresh: store.refresh, forget: store.forget, update: store.update }
}
