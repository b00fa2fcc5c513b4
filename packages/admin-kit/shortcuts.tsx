import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from 'react'

export type Shortcut = {
  /** `j`, `Enter`, `mod+k`, or two keys after each other: `g o`. */
  keys: string
  label: string
  run: (event: KeyboardEvent) => void
  /** Also while someone types in a field. */
  always?: boolean
}
type Registry = { add: (shortcut: Shortcut) => () => void; all: () => Shortcut[] }

const RegistryContext = createContext<Registry | null>(null)

/** Listens for the keys of whatever screen is shown. A later screen's key goes before an earlier one's. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const registry = useMemo(createRegistry, [])
  useEffect(() => {
    let first = ''
    function press(event: KeyboardEvent) {
      const name = nameOf(event)
      const typing = isField(event.target)
      const usable = registry.all().filter(({ always }) => always || !typing)
      const found =
        usable.findLast(({ keys }) => keys === `${first} ${name}`) ?? usable.findLast(({ keys }) => keys === name)
      first = !found && usable.some(({ keys }) => keys.startsWith(`${name} `)) ? name : ''
      if (!found) return
      event.preventDefault()
      found.run(event)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [registry])
  return <RegistryContext value={registry}>{children}</RegistryContext>
}

function createRegistry(): Registry {
  const shortcuts = new Set<Shortcut>()
  return {
    add(shortcut) {
      shortcuts.add(shortcut)
      return () => void shortcuts.delete(shortcut)
    },
    all: () => [...shortcuts],
  }
}

/** The keys that work now, for the sheet that `?` opens. */
export const useShortcutList = () => use(RegistryContext)?.all ?? (() => [])

/** Keys of a screen, for as long as it is shown. */
export function useShortcuts(shortcuts: readonly (Shortcut | false | undefined)[]) {
  const registry = use(RegistryContext)
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  const names = shortcuts.map((each) => (each ? each.keys : '')).join('|')
  useEffect(() => {
    if (!registry) return
    const given = latest.current.flatMap((each, index) => {
      if (!each) return []
      // What it does may change with every drawing; its key and name do not.
      const run = (event: KeyboardEvent) => {
        const now = latest.current[index]
        if (now) now.run(event)
      }
      return [registry.add({ ...each, run })]
    })
    return () => {
      for (const remove of given) remove()
    }
  }, [registry, names])
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
    ? !(target instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(target.type))
    : false)

function nameOf(event: KeyboardEvent) {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const mod = event.metaKey || event.ctrlKey
  const shifted = event.shiftKey && /^[a-z]$|^Enter$/.test(key)
  return [mod && 'mod', event.altKey && 'alt', shifted && 'shift', key].filter(Boolean).join('+')
}
