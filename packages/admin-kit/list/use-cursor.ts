import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'
import { useShortcuts } from '../shortcuts.tsx'

type Options = {
  count: number
  hrefAt: (index: number) => string | undefined
  toggle: (index: number) => void
  next: (() => void) | undefined
  find: RefObject<HTMLInputElement | null>
  tableRef: RefObject<HTMLTableElement | null>
}

/** The keyboard's row: J and K move, X chooses, Enter opens, ] turns the page, / searches. */
export function useCursor({ count, hrefAt, toggle, next, find, tableRef }: Options) {
  const t = usePhrases()
  const navigate = useNavigate()
  const [at, setAt] = useState(-1)

  function move(by: number) {
    const to = Math.min(count - 1, Math.max(0, at + by))
    setAt(to)
    tableRef.current?.tBodies[0]?.rows[to]?.scrollIntoView({ block: 'nearest' })
  }

  useShortcuts([
    { keys: 'j', label: t('다음 줄'), run: () => move(1) },
    { keys: 'k', label: t('앞 줄'), run: () => move(-1) },
    { keys: 'x', label: t('고르기'), run: () => at >= 0 && toggle(at) },
    {
      keys: 'Enter',
      label: t('열기'),
      run: ({ target }) => {
        // On a button or a link Enter does what it always does.
        if (target instanceof HTMLElement && target.closest('a, button')) return target.click()
        const href = hrefAt(at)
        if (href) void navigate(href)
      },
    },
    { keys: ']', label: t('다음 쪽'), run: () => next?.() },
    { keys: '/', label: t('이 목록에서 찾기'), run: () => find.current?.focus() },
  ])
  return { at, setAt }
}
