import { storedJson } from '@sillage/web-kit/stored-value.ts'
import { useEffect, useState } from 'react'
import { useDraftKey } from './draft-key.ts'

/** A record that was opened, by its screen and a name that is no one's: a number, a product, an account. */
type Recent = { to: string; label: string }

const most = 8

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  'to' in value &&
  typeof value.to === 'string' &&
  'label' in value &&
  typeof value.label === 'string'

const recentsOf = (key: string) =>
  storedJson<Recent[]>(
    () => localStorage,
    `console:${key}`,
    (value) => (Array.isArray(value) ? value.filter(isRecent) : []),
  )

/** Remembers in this browser that the person who works here has opened it; nothing is remembered without a label. */
export function useRecent(to: string, label: string | undefined) {
  const key = useDraftKey('recents')
  useEffect(() => {
    if (!label) return
    const recents = recentsOf(key)
    const others = recents.read().filter((each) => each.to !== to)
    recents.write([{ to, label }, ...others].slice(0, most))
  }, [key, to, label])
}

/** What they opened last, the newest first, as it was when this was drawn first. */
export function useRecents(): Recent[] {
  const key = useDraftKey('recents')
  const [recents] = useState(() => recentsOf(key).read())
  return recents
}
