import { storedJson } from '@sillage/web-kit/stored-value.ts'
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
  const [restored] = useState(() => storedForm(key).read())
  // The key holds the record as it was opened: what was stored under it has the shape of the form.
  const [values, setNow] = useState<Values>(() => (restored ? { ...initial, ...(restored.values as Values) } : initial))

  function setValues(next: Values) {
    setNow(next)
    if (storedForm(key).write({ at: Date.now(), values: next })) dropOldest(localStorage)
  }

  return { values, setValues, isRestored: restored !== null, forget: storedForm(key).remove }
}

const storedForm = (key: string) => storedJson<Stored | null>(() => localStorage, key, parseStored)

const parseStored = (value: unknown): Stored | null =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number' && 'values' in value
    ? { at: value.at, values: value.values }
    : null

/** Forms that no one came back to do not fill the browser. */
function dropOldest(storage: Storage) {
  const keys = Object.keys(storage).filter((key) => key.startsWith(marker))
  if (keys.length <= mostForms) return
  const ageOf = (key: string) => storedForm(key).read()?.at ?? 0
  const byAge = keys.toSorted((one, other) => ageOf(one) - ageOf(other))
  for (const key of byAge.slice(0, keys.length - mostForms)) storage.removeItem(key)
}
