import { useToast } from '@sillage/admin-kit/toasts.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useRef, useState } from 'react'

type Sent<Row> = { rows: Row[]; dry_run: boolean; request_key: string }
type Outcome = { row: number; outcome: string; reason: string | null }

type Options<Row, Line extends Outcome> = {
  send: (file: Sent<Row>) => Promise<{ rows: Line[]; change_set_id: number | null }>
  /** The rows to apply, of those that were looked at. */
  choose: (rows: readonly Row[], outcomes: readonly Line[]) => Row[]
  /** A job applies it from here on. */
  onStarted: () => void
}

/** A file of staff: a dry run first, then a job that applies it. `started` is the change set that says how far it is. */
export function useFileImport<Row, Line extends Outcome>({ send, choose, onStarted }: Options<Row, Line>) {
  const t = usePhrases()
  const say = useToast()
  const [preview, setPreview] = useState<Line[] | null>(null)
  const [started, setStarted] = useState<number | null>(null)
  const looked = useRef<Row[]>([])
  const key = useRef('')
  const look = useAction(
    (rows: Row[]) => {
      looked.current = rows
      key.current = crypto.randomUUID()
      return send({ rows, dry_run: true, request_key: key.current })
    },
    { after: ({ rows }) => setPreview(rows) },
  )
  const apply = useAction(
    () => send({ rows: choose(looked.current, preview ?? []), dry_run: false, request_key: key.current }),
    {
      after: ({ rows, change_set_id }) => {
        if (change_set_id === null) {
          setPreview(rows)
          return say({ text: t('그사이 바뀐 줄이 있어 아무것도 바꾸지 않았어요.'), failed: true })
        }
        setPreview(null)
        setStarted(change_set_id)
        onStarted()
      },
    },
  )
  return {
    preview,
    look: look.run,
    apply: () => void apply.run(undefined),
    close: () => setPreview(null),
    pending: look.pending || apply.pending,
    started,
    forget: () => setStarted(null),
  }
}
