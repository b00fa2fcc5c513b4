import { useRef, useState } from 'react'
import { storedJson } from './stored-value.ts'

type Texts = Record<string, string>

/** Texts of a form, stored in this browser until they are sent: a closed tab or a lost connection loses nothing. */
export function useStoredDraft<Draft extends Texts>(key: string, empty: Draft) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...readStoredDraft(key, Object.keys(empty)) }))

  // What two fields say in one moment builds on each other: the drawn draft is still the one before both.
  const latest = useRef(draft)

  function change(changes: Partial<Draft>) {
    latest.current = { ...latest.current, ...changes }
    setDraft(latest.current)
    textsOf(key).write(latest.current)
  }

  /** It was sent: the page may stay alive, and the next one starts with `next`. */
  function clear(next: Draft = empty) {
    latest.current = next
    setDraft(next)
    textsOf(key).remove()
  }

  return { draft, change, clear }
}

/** Only texts of the fields the form has: what lies in a browser may be older than the form. */
export const readStoredDraft = (key: string, fields: string[]): Texts =>
  Object.fromEntries(Object.entries(textsOf(key).read()).filter(([name]) => fields.includes(name)))

const textsOf = (key: string) => storedJson<Texts>(() => localStorage, key, parseTexts)

function parseTexts(value: unknown): Texts {
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
  return Object.fromEntries(Object.entries(Object(value)).filter(isText))
}
