import { useToast } from '@sillage/admin-kit/toasts.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useRef, useState } from 'react'
import { useUndo } from '../../change-set/admin/use-undo.ts'
import type { RowOutcome, RowToChange } from '../staff-contract.ts'

type Sent = { rows: RowToChange[]; dry_run: boolean; request_key: string }
type Reply = { rows: RowOutcome[]; change_set_id: number | null }

/** The rows that do something, each with what was seen of it. */
export const rowsToSend = (looked: readonly RowToChange[], outcomes: readonly RowOutcome[]) =>
  outcomes
    .filter(({ outcome }) => outcome === 'changed' || outcome === 'added')
    .flatMap(({ row, before, outcome }) => {
      const wanted = looked[row]
      // What is not here yet was not seen; once it is, it is no row of its own any more.
      return wanted ? [{ ...wanted, ...(outcome === 'changed' && { seen: before }) }] : []
    })

/**
 * A change of many rows: a dry run first, then made as one. What the dry run saw is sent along, so that a row that
 * someone else changed in between is refused and not overwritten.
 */
export function useChangeMany(send: (change: Sent) => Promise<Reply>, { onDone }: { onDone: () => void }) {
  const t = usePhrases()
  const say = useToast()
  const { offer } = useUndo()
  const [preview, setPreview] = useState<RowOutcome[] | null>(null)
  const asked = useRef<RowToChange[]>([])
  const key = useRef('')

  const look = useAction(
    (rows: RowToChange[]) => {
      asked.current = rows
      key.current = crypto.randomUUID()
      return send({ rows, dry_run: true, request_key: key.current })
    },
    { after: ({ rows }) => setPreview(rows) },
  )
  const apply = useAction(
    () => send({ rows: rowsToSend(asked.current, preview ?? []), dry_run: false, request_key: key.current }),
    {
      after: ({ rows, change_set_id }) => {
        if (change_set_id === null) {
          setPreview(rows)
          return say({ text: t('그사이 바뀐 줄이 있어 아무것도 바꾸지 않았어요.'), failed: true })
        }
        setPreview(null)
        offer(change_set_id, t('{count}줄을 바꿨어요.', { count: rows.length }))
        onDone()
      },
    },
  )
  return {
    preview,
    look: look.run,
    apply: () => void apply.run(undefined),
    close: () => setPreview(null),
    pending: look.pending || apply.pending,
  }
}
