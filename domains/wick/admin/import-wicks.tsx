import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { State, type Tone } from '@sillage/admin-kit/state.tsx'
import { TableField } from '@sillage/admin-kit/table/table-field.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { WickOutcome } from '../staff-contract.ts'
import { readWicks } from './read-wicks.ts'

const looks: Record<WickOutcome['outcome'], { label: string; tone: Tone }> = {
  written: { label: '추가', tone: 'done' },
  changed: { label: '바뀜', tone: 'done' },
  same: { label: '그대로', tone: 'past' },
  refused: { label: '불가', tone: 'stop' },
}

/** Wick data from a file or pasted: looked at first, then written. */
export function ImportWicks({ onClose }: { onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const [text, setText] = useState('')
  const [preview, setPreview] = useState<WickOutcome[] | null>(null)
  const { rows, wrong, missing } = readWicks(text)
  const send = (dry_run: boolean) => api.staffWicks.import({ body: { rows, dry_run } })
  const look = useAction(() => send(true), { after: (reply) => setPreview(reply.rows) })
  const good = preview?.filter(({ outcome }) => outcome === 'written' || outcome === 'changed').length ?? 0
  const apply = useAction(() => send(false), {
    done: () => t('{count}줄을 가져왔어요.', { count: good }),
    after: onClose,
  })
  const unread = rows.length === 0 || wrong.length > 0 || missing.length > 0
  return (
    <Dialog
      title={t('심지 자료 가져오기')}
      lead={t(
        'SKU, 심지(면·나무), 왁스, 녹은 지름(mm), 출처 열을 읽어요. 심지 하나로 두 시간, 향료 6%에서 잰 값이에요.',
      )}
      onClose={onClose}
      width={760}
      actions={
        <>
          <Button onClick={onClose}>{t('닫기')}</Button>
          <Button disabled={unread || look.pending} onClick={() => look.run(undefined)}>
            {t('미리 보기')}
          </Button>
          <Button look="main" disabled={unread || good === 0 || apply.pending} onClick={() => apply.run(undefined)}>
            {t('{count}줄 가져오기', { count: good })}
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

function Preview({ rows }: { rows: readonly WickOutcome[] }) {
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
