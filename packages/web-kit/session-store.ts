/** The session, as login-check answers it. */
export type Session = {
  user: { mb_id: string; is_admin: boolean; mb_name: string; mb_hp: string; grade: string } | null
  lang: 'kr' | 'en'
  currency: 'krw' | 'usd'
  cart_key: string
  coupon_count: number
  notification_count: number
}
type Counts = Pick<Session, 'coupon_count' | 'notification_count'>
/** `checked` is false until the first answer: pages are drawn for a visitor and filled in then. */
export type SessionState = Session & { checked: boolean }

const signedOut: Session = {
  user: null,
  lang: 'kr',
  currency: 'krw',
  cart_key: '',
  coupon_count: 0,
  notification_count: 0,
}
/** Everyone, as far as the HTML knows. */
export const visitor: SessionState = { ...signedOut, checked: false }

export type SessionStore = ReturnType<typeof createSessionStore>

/** Stores the session and requests it again; after a failed check everyone is a visitor. */
export function createSessionStore(check: () => Promise<Session>) {
  let state = visitor
  let latest = 0
  const listeners = new Set<() => void>()

  function change(next: Partial<SessionState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  async function refresh() {
    latest += 1
    const mine = latest
    // The failure itself is shown by whatever the visitor does next.
    const session = await check().catch(() => signedOut)
    if (mine !== latest) return // a later check knows better
    change({ ...session, checked: true })
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    refresh,
    /** The session has ended: a visitor, until the next check. A check that is still running no longer counts. */
    forget() {
      latest += 1
      change(visitor)
    },
    /** What the server reports between two checks. */
    count: (counts: Partial<Counts>) => change(counts),
  }
}
