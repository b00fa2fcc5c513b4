import { useEffect, useEffectEvent, useState } from 'react'

type Options = {
  input: HTMLInputElement
  listId: string
  /** The ids of what can be chosen, in order; none while nothing is offered. */
  options: string[]
  open: boolean
  onClose: () => void
}

/**
 * Makes an input that is already there a combobox over a list: arrows move, Enter chooses, Escape closes. The input is
 * never drawn again, so that a syllable being put together stays whole. Says which option is marked.
 */
export function useCombobox({ input, listId, options, open, onClose }: Options): string | null {
  const [active, setActive] = useState<string | null>(null)
  const shown = open ? options : []
  const marked = active !== null && shown.includes(active) ? active : null

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // The key belongs to the syllable that is being put together; Safari says so only by the code.
    if (event.isComposing || event.keyCode === 229) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (shown.length === 0) return
      event.preventDefault()
      setActive(neighbour(shown, marked, event.key === 'ArrowDown' ? 1 : -1))
    } else if (event.key === 'Enter' && marked) {
      event.preventDefault()
      document.getElementById(marked)?.click()
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      setActive(null)
      onClose()
    }
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    input.addEventListener('keydown', listener)
    return () => input.removeEventListener('keydown', listener)
  }, [input])

  useEffect(() => {
    const expanded = shown.length > 0
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-expanded', String(expanded))
    toggle(input, 'aria-controls', expanded ? listId : null)
    toggle(input, 'aria-activedescendant', marked)
    if (marked) document.getElementById(marked)?.scrollIntoView({ block: 'nearest' })
  })

  return marked
}

/** Past the last one is the input itself, then the first again. */
function neighbour(shown: string[], marked: string | null, step: 1 | -1): string | null {
  const places = shown.length + 1
  const at = marked === null ? shown.length : shown.indexOf(marked)
  return shown[(at + step + places) % places] ?? null
}

function toggle(input: HTMLInputElement, name: string, value: string | null) {
  if (value === null) input.removeAttribute(name)
  else input.setAttribute(name, value)
}
