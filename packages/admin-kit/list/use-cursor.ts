import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useShortcuts } from '../shortcuts.tsx'

type Key = number | string
type Options<Row> = {
  rows: readonly Row[]
  keyOf: (row: Row) => Key
  /** What the list is asked for; asked for something else, it begins without a row in hand. */
  params: string
  /** The rows that the address asks for are not here yet, though those of another address may be shown. */
  isAwaited: boolean
  toggle: (row: Row) => void
  next: (() => void) | undefined
  find: RefObject<HTMLInputElement | null>
  tableRef: RefObject<HTMLTableElement | null>
}

/**
 * The keyboard's row: J and K move and focus its link, X chooses, ] turns the page, / searches. It is a row, not a place:
 * rows that come above it take nothing away from it, and where it leaves the list the one after it goes on. Keys
 * pressed while rows are read apply to the rows that come.
 */
export function useCursor<Row>({ rows, keyOf, params, isAwaited, toggle, next, find, tableRef }: Options<Row>) {
  const t = usePhrases()
  const cursor = useRef<{ key: Key; index: number } | null>(null)
  const askedBefore = useRef(params)
  if (askedBefore.current !== params) cursor.current = null
  askedBefore.current = params
  const [, redraw] = useState(0)
  const early = useRef<(() => void)[]>([])
  const latest = useRef({ rows, toggle, next })
  latest.current = { rows, toggle, next }

  function place() {
    const { rows } = latest.current
    if (!cursor.current) return -1
    const { key, index } = cursor.current
    const now = rows.findIndex((row) => keyOf(row) === key)
    return now >= 0 ? now : Math.min(rows.length - 1, index)
  }

  function take(to: number) {
    const { rows } = latest.current
    const index = Math.min(rows.length - 1, Math.max(0, to))
    const row = rows[index]
    if (!row) return
    cursor.current = { key: keyOf(row), index }
    redraw((count) => count + 1)
    focusRow(tableRef.current, index)
  }

  function toggleRow() {
    const row = latest.current.rows[place()]
    if (row) latest.current.toggle(row)
  }

  /** Now, or as soon as the rows are here. */
  const press = (act: () => void) => () => (isAwaited ? void early.current.push(act) : act())

  useShortcuts([
    { keys: 'j', label: t('다음 줄'), run: press(() => take(place() + 1)) },
    { keys: 'k', label: t('이전 줄'), run: press(() => take(place() - 1)) },
    { keys: 'x', label: t('고르기'), run: press(toggleRow) },
    { keys: ']', label: t('다음 페이지'), run: press(() => latest.current.next?.()) },
    { keys: '/', label: t('이 목록에서 찾기'), run: () => find.current?.focus() },
  ])
  const at = place()
  const row = rows[at]
  if (row) cursor.current = { key: keyOf(row), index: at }
  useEffect(() => {
    if (!isAwaited) for (const act of early.current.splice(0)) act()
  }, [isAwaited])
  useKeptFocus(tableRef, () => take(at))
  return at
}

/** A row that was removed while it had the focus leaves it to the row now in hand. */
function useKeptFocus(tableRef: RefObject<HTMLTableElement | null>, takeRow: () => void) {
  const inside = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const lost = inside.current && !inside.current.isConnected && document.activeElement === document.body
    if (!lost) return
    // Once: a row may have nothing that takes the focus, and looking for it again would never end.
    inside.current = null
    takeRow()
  })
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      inside.current = target instanceof Element && tableRef.current?.tBodies[0]?.contains(target) ? target : null
    }
    addEventListener('focusin', note)
    return () => removeEventListener('focusin', note)
  }, [tableRef])
}

function focusRow(table: HTMLTableElement | null, index: number) {
  const row = table?.tBodies[0]?.rows[index]
  row?.scrollIntoView({ block: 'nearest' })
  // Enter opens what has the focus, and a screen reader says where one is.
  const target = row?.querySelector('a') ?? row?.querySelector('button')
  target?.focus({ preventScroll: true })
}
