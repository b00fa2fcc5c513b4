import { useState } from 'react'
import { useLocation } from 'react-router'
import { useDraftKey } from '../draft-key.ts'

const marker = 'console:form:'
const mostForms = 20

type Stored = { at: number; values: unknown }

/**
 * What is typed into a form, stored in this browser until it is sent or discarded: it survives a reload, a closed tab and a
 * sign-out. It belongs to the writer, the screen, the form and the record as it was opened: a record that says something
 * else by then begins afresh, or the draft would undo what someone saved meanwhile.
 */
export function useFormDraft<Values extends object>(form: string, initial: Values) {
  const { pathname } = useLocation()
  const own = useDraftKey(`${pathname}:${form}`)
  const [key] = useState(() => `${marker}${own}:${JSON.stringify(initial)}`)
  const [restored] = useState(() => read(key))
  // The key holds the record as it was opened: what was stored under it has the shape of the form.
  const [values, setNow] = useState<Values>(() => (restored ? { ...initial, ...(restored.values as Values) } : initial))

  function setValues(next: Values) {
    setNow(next)
    write((storage) => {
      storage.setItem(key, JSON.stringify({ at: Date.now(), values: next } satisfies Stored))
      dropOldest(storage)
    })
  }

  return { values, setValues, isRestored: restored !== null, forget: () => write((storage) => storage.removeItem(key)) }
}

function read(key: string): Stored | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Storage may be switched off or full: what is typed then lasts as long as the form. */
function write(change: (storage: Storage) => void) {
  try {
    change(localStorage)
  } catch {
    // See above.
  }
}

/** Forms that no one came back to do not fill the browser. */
function dropOldest(storage: Storage) {
  const keys = Object.keys(storage).filter((key) => key.startsWith(marker))
  if (keys.length <= mostForms) return
  const byAge = keys.toSorted((one, other) => (read(one)?.at ?? 0) - (read(other)?.at ?? 0))
  for (const key of byAge.slice(0, keys.length - mostForms)) storage.removeItem(key)
}
