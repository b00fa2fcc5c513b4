import { useShortcuts } from '@sillage/admin-kit/shortcuts.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useRef } from 'react'
import type { InboxRow } from '../inbox-contract.ts'
import { textOf } from './inbox-ref.ts'

/** J and K open the next and the last case. One that left the list when it was answered leaves its place behind. */
export function useInboxKeys(
  rows: readonly InboxRow[],
  shown: string | undefined,
  open: (row: InboxRow | undefined) => void,
) {
  const t = usePhrases()
  const at = rows.findIndex((row) => textOf(row) === shown)
  const place = useRef(-1)
  if (at >= 0) place.current = at
  useShortcuts([
    { keys: 'j', label: t('다음 글'), run: () => open(rows[at >= 0 ? at + 1 : Math.max(place.current, 0)]) },
    { keys: 'k', label: t('앞 글'), run: () => open(rows[(at >= 0 ? at : place.current) - 1]) },
  ])
}
