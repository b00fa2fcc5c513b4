import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type RefObject, useState } from 'react'
import { useShortcuts } from '../shortcuts.tsx'

type Options = {
  count: number
  toggle: (index: number) => void
  next: (() => void) | undefined
  find: RefObject<HTMLInputElement | null>
  tableRef: RefObject<HTMLTableElement | null>
}

/** The keyboard's row: J and K move and focus its link, X chooses, ] turns the page, / searches. */
export function useCursor({ count, toggle, next, find, tableRef }: Options) {
  const t = usePhrases()
  const [at, setAt] = useState(-1)

  function move(by: number) {
    const to = Math.min(count - 1, Math.max(0, at + by))
    setAt(to)
    const row = tableRef.current?.tBodies[0]?.rows[to]
    row?.scrollIntoView({ block: 'nearest' })
    // Enter opens what has the focus, and a screen reader says where one is.
    row?.querySelector('a')?.focus({ preventScroll: true })
  }

  useShortcuts([
    { keys: 'j', label: t('다음 줄'), run: () => move(1) },
    { keys: 'k', label: t('앞 줄'), run: () => move(-1) },
    { keys: 'x', label: t('고르기'), run: () => at >= 0 && toggle(at) },
    { keys: ']', label: t('다음 쪽'), run: () => next?.() },
    { keys: '/', label: t('이 목록에서 찾기'), run: () => find.current?.focus() },
  ])
  return { at, setAt }
}
