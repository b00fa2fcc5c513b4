import { storedJson } from '@sillage/web-kit/stored-value.ts'
import { useState } from 'react'

/** A preference of this browser, such as the density of a list. Where nothing can be stored it lasts until the page is left. */
export function useStored<Value>(key: string, initial: Value) {
  // Written by this very hook under this key, so what is there is a Value.
  const [stored] = useState(() =>
    storedJson(
      () => localStorage,
      `console:${key}`,
      (value) => value as Value | null,
    ),
  )
  const [value, setValue] = useState<Value>(() => stored.read() ?? initial)
  function store(next: Value) {
    setValue(next)
    stored.write(next)
  }
  return [value, store] as const
}
