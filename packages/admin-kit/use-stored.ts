import { useState } from 'react'

/** A preference of this browser, such as the density of a list. Where nothing can be stored it lasts until the page is left. */
export function useStored<Value>(key: string, initial: Value) {
  const [value, setValue] = useState<Value>(() => read(key) ?? initial)
  function store(next: Value) {
    setValue(next)
    try {
      localStorage.setItem(nameOf(key), JSON.stringify(next))
    } catch {
      // Private windows may refuse; the preference then ends with the page.
    }
  }
  return [value, store] as const
}

const nameOf = (key: string) => `console:${key}`

function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null')
  } catch {
    return null
  }
}
