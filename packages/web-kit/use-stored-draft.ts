import { useRef, useState } from 'react'

type Texts = Record<string, string>

/** Texts of a form, kept in this browser until they are sent: a closed tab or a lost line loses nothing. */
export function useStoredDraft<Draft extends Texts>(key: string, empty: Draft) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...readStoredDraft(key, Object.keys(empty)) }))

  // What two fields say in one moment builds on each other: the drawn draft is still the one before both.
  const latest = useRef(draft)

  function change(changes: Partial<Draft>) {
    latest.current = { ...latest.current, ...changes }
    setDraft(latest.current)
    store((storage) => storage.setItem(key, JSON.stringify(latest.current)))
  }

  /** It was sent: the page may stay alive, and the next one starts with `next`. */
  function clear(next: Draft = empty) {
    latest.current = next
    setDraft(next)
    store((storage) => storage.removeItem(key))
  }

  return { draft, change, clear }
}

/** Only texts of the fields the form has: what lies in a browser may be older than the form. */
export function readStoredDraft(key: string, fields: string[]): Texts {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    const entries = Object.entries(Object(found)).filter(
      ([name, text]) => fields.includes(name) && typeof text === 'string',
    )
    return Object.fromEntries(entries) as Texts // filtered to texts just now
  } catch {
    return {}
  }
}

/** Storage may be switched off or full: the draft then lasts as long as the page. */
function store(write: (storage: Storage) => void) {
  try {
    write(localStorage)
  } catch {
    // See above.
  }
}
