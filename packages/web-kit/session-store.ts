export type SessionStore<Session extends object = object> = ReturnType<typeof createSessionStore<Session>>

/**
 * Stores the session and requests it again; after a failed check everyone is signed out. `checked` is false until the
 * first answer: pages are drawn for a visitor and filled in then.
 */
export function createSessionStore<Session extends object>(signedOut: Session, check: () => Promise<Session>) {
  const unchecked = { ...signedOut, checked: false }
  let state = unchecked
  let latest = 0
  const listeners = new Set<() => void>()

  function change(next: Partial<Session> & { checked?: boolean }) {
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
    /** As the HTML is drawn. */
    drawn: () => unchecked,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    refresh,
    /** The session has ended: a visitor, until the next check. A check that is still running no longer counts. */
    forget() {
      latest += 1
      change(unchecked)
    },
    /** What the server reports between two checks. */
    update: (part: Partial<Session>) => change(part),
  }
}
