import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHere } from './here.ts'

const openAfterMs = 120
const closeAfterMs = 220

type Opened = { id: number | null; at: string | null; calm: boolean }
export type OpenMenu = ReturnType<typeof useOpenMenu>

/** Which sheet of the menu is open. A pointer that only passes by opens and closes nothing. */
export function useOpenMenu() {
  const here = useHere()
  const [opened, setOpened] = useState<Opened>({ id: null, at: null, calm: false })
  // Closed for good when the page changes: Back to the page it was opened on must not open it again.
  if (opened.id && opened.at !== here) setOpened({ ...opened, id: null })
  const { id } = opened
  const ref = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pointer = useRef('mouse')

  function open(next: number | null) {
    clearTimeout(timer.current)
    // A sheet that takes another's place does not slide in again.
    setOpened({ id: next, at: here, calm: id !== null })
  }
  function later(next: number | null, delayMs: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => open(next), delayMs)
  }
  const close = () => open(null)

  useEffect(() => {
    if (id === null) return
    function onPress(event: PointerEvent) {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) close()
    }
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      if (ref.current?.contains(document.activeElement))
        ref.current.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      close()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    ref,
    id,
    calm: opened.calm,
    close,
    /** The pointer came to rest on an entry, or on one without a sheet. */
    rest: (next: number | null) => later(next, openAfterMs),
    leave: () => later(null, closeAfterMs),
    /** At once, and with the focus in the sheet where it was asked for by a key. */
    enter(next: number, panelId?: string) {
      flushSync(() => open(next))
      if (panelId) document.getElementById(panelId)?.querySelector('a')?.focus()
    },
    touchedBy(type: string) {
      pointer.current = type
    },
    isTouch: () => pointer.current === 'touch',
  }
}
