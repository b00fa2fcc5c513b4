import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { State, type Tone } from '../state.tsx'
import { useAction } from '../use-action.ts'
import { TableField } from './table-field.tsx'

type Outcome = 'written' | 'changed' | 'same' | 'refused'
type ImportedRow = { line: number; outcome: Outcome; reason: string | null }

/** What a table says: its rows, the lines that could not be read, and the columns that are missing. */
type Read<Row> = { rows: readonly Row[]; wrong: readonly number[]; missing: readonly string[] }

type Props<Row> = {
  title: string
  lead: string
  read: (text: string) => Read<Row>
  send: (rows: Row[], options: { dry_run: boolean }) => Promise<{ rows: ImportedRow[] }>
  onClose: () => void
}

/** Imports rows of a file, or pasted ones: first a dry run that shows the result of each row, then for good. */
export function ImportDialog<Row>({ title, lead, read, send, onClose }: Props<Row>) {
  const t = usePhrases()
  const [text, setText] = useState('')
  const [preview, setPreview] = useState<ImportedRow[] | null>(null)
  const { rows, wrong, missing } = read(text)
  const look = useAction(() => send([...rows], { dry_run: true }), { after: (reply) => setPreview(reply.rows) })
  const count = preview?.filter(({ outcome }) => outcome === 'written' || outcome === 'changed').length ?? 0
  const apply = useAction(() => send([...rows], { dry_run: false }), {
    done: () => t('{count}줄을 가져왔어요.', { count }),
    after: onClose,
  })
  const unread = rows.length === 0 || wrong.length > 0 || missing.length > 0
  return (
    <Dialog
      title={title}
      lead={lead}
      onClose={onClose}
      width={760}
      actions={
        <>
          <Button onClick={onClose}>{t('닫기')}</Button>
          <Button disabled={unread || look.pending} onClick={() => look.run(undefined)}>
            {t('미리 보기')}
          </Button>
          <Button look="main" disabled={unread || count === 0 || apply.pending} onClick={() => apply.run(undefined)}>
            {t('{count}줄 가져오기', { count })}
          </Button>
        </>
      }
    >
      <div className="stack stack-wide">
        <TableField label={t('표')} value={text} onChange={(next) => [setText(next), setPreview(null)]} />
        {missing.length > 0 && text !== '' && (
          <p className="error">{t('찾지 못한 열이 있어요: {columns}', { columns: missing.join(', ') })}</p>
        )}
        {wrong.length > 0 && (
          <p className="error">{t('읽지 못한 줄이 있어요: {lines}', { lines: wrong.slice(0, 20).join(', ') })}</p>
        )}
        {preview && <Preview rows={preview} />}
      </div>
    </Dialog>
  )
}

const looks: Record<Outcome, { label: string; tone: Tone }> = {
  written: { label: '추가', tone: 'done' },
  changed: { label: '바뀜', tone: 'done' },
  same: { label: '그대로', tone: 'past' },
  refused: { label: '불가', tone: 'stop' },
}

function Preview({ rows }: { rows: readonly ImportedRow[] }) {
  const t = usePhrases()
  return (
    <table className="data">
      <tbody>
        {rows.slice(0, 200).map(({ line, outcome, reason }) => (
          <tr key={line}>
            <td>{t('{line}번째 줄', { line })}</td>
            <td>
              <State tone={looks[outcome].tone}>{t(looks[outcome].label)}</State>
            </td>
            <td className="fill mute">{reason && t(reason)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
