import { Button } from '@sillage/admin-kit/button.tsx'
import { useOwnDraft } from '@sillage/admin-kit/draft-key.ts'
import { Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { TableField } from '@sillage/admin-kit/table/table-field.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useUndo } from '../../change-set/admin/use-undo.ts'
import { useShop } from '../../shop.ts'
import { undoMinutes } from '../staff-words.ts'
import { type Outcome, outcomeLooks } from './outcome-looks.ts'
import { readTracking } from './read-tracking.ts'

const columnNames = { order_no: '주문 번호', courier: '택배사', tracking_no: '송장 번호' } as const

/** Many tracking numbers at once: read from a file or pasted, checked, then applied. No message is sent before that. */
export function Component() {
  const t = usePhrases()
  const { api } = useShop()
  const { draft, change, clear } = useOwnDraft('tracking', { text: '', request_key: '' })
  const [preview, setPreview] = useState<Outcome[] | null>(null)
  const { rows, missing } = readTracking(draft.text)
  const look = useAction(() => api.staffShipments.upload({ body: { rows, dry_run: true } }), {
    after: (reply) => setPreview(reply.rows),
  })
  const good = preview?.filter(({ outcome }) => outcome === 'done').length ?? 0
  const { offer } = useUndo()
  const apply = useAction(
    () => api.staffShipments.upload({ body: { rows, dry_run: false, request_key: draft.request_key || undefined } }),
    {
      after({ rows, change_set_id }) {
        const sent = rows.filter(({ outcome }) => outcome === 'done').length
        offer(change_set_id, t('{count}건을 발송 처리했어요.', { count: sent }))
        setPreview(rows)
        clear()
      },
    },
  )
  return (
    <>
      <Top title={t('송장 올리기')} />
      <div className="body body-narrow">
        <TableField
          label={t('주문 번호, 택배사, 송장 번호가 있는 표')}
          hint={t('택배사 프로그램에서 받은 파일을 올리거나 복사해 붙여 넣어 주세요. 한 번에 1,000줄까지예요.')}
          lines={10}
          value={draft.text}
          onChange={(text) => [change({ text, request_key: crypto.randomUUID() }), setPreview(null)]}
        />
        {missing.length > 0 && draft.text !== '' && (
          <p className="error">
            {t('찾지 못한 열이 있어요: {columns}', { columns: missing.map((key) => t(columnNames[key])).join(', ') })}
          </p>
        )}
        <div className="row padded">
          <span className="mute">{t('{count}줄을 읽었어요.', { count: rows.length })}</span>
          <span className="push" />
          <Button
            disabled={look.pending || rows.length === 0 || missing.length > 0}
            onClick={() => look.run(undefined)}
          >
            {t('미리 보기')}
          </Button>
          <Button
            look="main"
            disabled={apply.pending || good === 0 || rows.length === 0}
            onClick={() => apply.run(undefined)}
          >
            {t('{count}건 발송 처리', { count: good })}
          </Button>
        </div>
        <p className="mute">
          {t(
            '손님 알림은 {minutes}분 뒤에 나가고, 그 전에는 통째로 되돌릴 수 있어요. 알림이 나갔거나 택배사에 접수된 주문은 되돌릴 수 없어요.',
            { minutes: undoMinutes },
          )}
        </p>
        {preview && <Preview rows={preview} />}
      </div>
    </>
  )
}

function Preview({ rows }: { rows: Outcome[] }) {
  const t = usePhrases()
  return (
    <Part title={t('줄별 결과')}>
      <table className="data">
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <td>{row.order_no}</td>
              <td>
                <State tone={outcomeLooks[row.outcome].tone}>{t(outcomeLooks[row.outcome].label)}</State>
              </td>
              <td className="fill mute">{row.reason && t(row.reason)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}
