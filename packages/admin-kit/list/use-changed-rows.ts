import { useEffect, useRef, useState } from 'react'

const marksForMs = 8_000

type Key = number | string

/**
 * Which rows of a list that stays on the screen say something else than a moment ago: someone else has changed them. The
 * first look at a page marks nothing.
 */
export function useChangedRows<Row>(page: string, rows: readonly Row[] | undefined, keyOf: (row: Row) => Key) {
  const seen = useRef<{ page: string; rows: Map<Key, string> } | null>(null)
  const [changed, setChanged] = useState<ReadonlySet<Key>>(new Set())
  useEffect(() => {
    if (!rows) return
    const now = new Map(rows.map((row) => [keyOf(row), JSON.stringify(row)]))
    const before = seen.current
    seen.current = { page, rows: now }
    if (before?.page !== page) return setChanged(new Set())
    const others = [...now].filter(([key, text]) => before.rows.get(key) !== text).map(([key]) => key)
    if (others.length === 0) return
    setChanged(new Set(others))
    const timer = setTimeout(() => setChanged(new Set()), marksForMs)
    return () => clearTimeout(timer)
    // keyOf is a new function with every drawing and says the same.
  }, [page, rows])
  return changed
}
