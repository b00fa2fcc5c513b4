import { Button } from '@sillage/admin-kit/button.tsx'
import { useOwnDraft } from '@sillage/admin-kit/draft-key.ts'
import { Part } from '@sillage/admin-kit/part.tsx'
import { Steps } from '@sillage/admin-kit/steps.tsx'
import { TableField } from '@sillage/admin-kit/table/table-field.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useUndo } from '../../change-set/admin/use-undo.ts'
import { useShop } from '../../shop.ts'
import { undoMinutes } from '../staff-words.ts'
import type { Outcome } from './outcome-looks.ts'
import { readTracking, type TrackingRow } from './read-tracking.ts'
import { TrackingPreview } from './tracking-preview.tsx'

const columnNames = { order_no: '주문 번호', courier: '택배사', tracking_no: '송장 번호' } as const

/** Many tracking numbers at once: read from a file or pasted, checked, then applied. No message is sent before that. */
export function Component() {
  const t = usePhrases()
  const form = useTracking()
  const { text, rows, missing, preview, good } = form
  return (
    <>
      <Top title={t('송장 올리기')}>
        <Button disabled={form.looking || rows.length === 0 || missing.length > 0} onClick={form.look}>
          {t('미리 보기')}
        </Button>
        <Button look="main" disabled={form.applying || good === 0 || rows.length === 0} onClick={form.apply}>
          {t('{count}건 발송 처리', { count: good })}
        </Button>
      </Top>
      <div className="body">
        <div className="cols cols-wide padded">
          <div className="stack stack-wide">
            <Steps
              labels={[t('파일 고르기'), t('미리 보기'), t('발송 처리')]}
              now={preview ? 2 : rows.length > 0 ? 1 : 0}
            />
            <TableField
              label={t('주문 번호, 택배사, 송장 번호가 있는 표')}
              hint={t('택배사 프로그램에서 받은 파일을 올리거나 복사해 붙여 넣어 주세요. 한 번에 1,000줄까지예요.')}
              lines={preview ? 4 : 10}
              value={text}
              onChange={form.write}
            />
            {missing.length > 0 && text !== '' && (
              <p className="error">
                {t('찾지 못한 열이 있어요: {columns}', {
                  columns: missing.map((key) => t(columnNames[key])).join(', '),
                })}
              </p>
            )}
            {preview && <TrackingPreview {...preview} />}
          </div>
          <WhatFollows count={rows.length} good={preview ? good : null} />
        </div>
      </div>
    </>
  )
}

/** What was answered, beside the rows that were sent. */
type Preview = { rows: Outcome[]; parcels: TrackingRow[] }

function useTracking() {
  const t = usePhrases()
  const { api } = useShop()
  const { offer } = useUndo()
  const { draft, change, clear } = useOwnDraft('tracking', { text: '', request_key: '' })
  const [preview, setPreview] = useState<Preview | null>(null)
  const { rows, missing } = readTracking(draft.text)
  const look = useAction(() => api.staffShipments.upload({ body: { rows, dry_run: true } }), {
    after: (reply) => setPreview({ rows: reply.rows, parcels: rows }),
  })
  const apply = useAction(
    () =>
      api.staffShipments.upload({
        body: { rows, dry_run: false, request_key: draft.request_key || undefined },
      }),
    {
      after({ rows: outcomes, change_set_id }) {
        const sent = outcomes.filter(({ outcome }) => outcome === 'done').length
        offer(change_set_id, t('{count}건을 발송 처리했어요.', { count: sent }))
        setPreview({ rows: outcomes, parcels: rows })
        clear()
      },
    },
  )
  function write(text: string) {
    change({ text, request_key: crypto.randomUUID() })
    setPreview(null)
  }
  return {
    text: draft.text,
    rows,
    missing,
    preview,
    good: preview?.rows.filter(({ outcome }) => outcome === 'done').length ?? 0,
    write,
    look: () => void look.run(undefined),
    looking: look.pending,
    apply: () => void apply.run(undefined),
    applying: apply.pending,
  }
}

/** What pressing the button does, said before it is pressed. */
function WhatFollows({ count, good }: { count: number; good: number | null }) {
  const t = usePhrases()
  return (
    <aside className="stack stack-wide">
      <Part title={t('발송 처리하면')}>
        <ul className="stack soft padded">
          <li>{t('{count}줄을 읽었어요.', { count })}</li>
          {good !== null && <li>{t('{count}건이 배송 중이 되고, 재고와 로트가 줄어요.', { count: good })}</li>}
          <li>
            {t(
              '손님 알림은 {minutes}분 뒤에 나가고, 그 전에는 통째로 되돌릴 수 있어요. 알림이 나갔거나 택배사에 접수된 주문은 되돌릴 수 없어요.',
              { minutes: undoMinutes },
            )}
          </li>
          <li>{t('막힌 줄은 그대로 남아서 고친 뒤 다시 올릴 수 있어요.')}</li>
        </ul>
      </Part>
    </aside>
  )
}
