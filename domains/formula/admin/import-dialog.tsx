import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { State, type Tone } from '@sillage/admin-kit/state.tsx'
import { TableField } from '@sillage/admin-kit/table/table-field.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { RowOutcome } from '../staff-contract.ts'
import { readCompositions, readLimits } from './read-materials.ts'

const looks: Record<RowOutcome['outcome'], { label: string; tone: Tone }> = {
  written: { label: '추가', tone: 'done' },
  changed: { label: '바뀜', tone: 'done' },
  same: { label: '그대로', tone: 'past' },
  refused: { label: '불가', tone: 'stop' },
}
const sheets = {
  compositions: {
    title: '조성 가져오기',
    hint: '상품번호, CAS, 성분, 영문명, 함량(%) 또는 ppm, 알레르기, 출처 열을 읽어요. CAS가 빈 줄은 제한 성분이 없는 재료예요.',
    read: readCompositions,
  },
  limits: {
    title: '한도 가져오기',
    hint: 'CAS, 제품, 한도(%) 또는 ppm, 출처 열을 읽어요. 제품은 향수, 캔들, 디퓨저, 룸 스프레이, 사셰, 비누예요.',
    read: readLimits,
  },
} as const
export type Sheet = keyof typeof sheets

/** Rows of a file or pasted: looked at first, then written. */
export function ImportDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const [text, setText] = useState('')
  const [preview, setPreview] = useState<RowOutcome[] | null>(null)
  const { rows, wrong, missing } = sheets[sheet].read(text)
  const send = (dry_run: boolean) =>
    sheet === 'compositions'
      ? api.staffFormulas.importCompositions({ body: { rows: readCompositions(text).rows, dry_run } })
      : api.staffFormulas.importLimits({ body: { rows: readLimits(text).rows, dry_run } })
  const look = useAction(() => send(true), { after: (reply) => setPreview(reply.rows) })
  const good = preview?.filter(({ outcome }) => outcome === 'written' || outcome === 'changed').length ?? 0
  const apply = useAction(() => send(false), {
    done: () => t('{count}줄을 가져왔어요.', { count: good }),
    after: onClose,
  })
  const unread = rows.length === 0 || wrong.length > 0 || missing.length > 0
  return (
    <Dialog
      title={t(sheets[sheet].title)}
      lead={t(sheets[sheet].hint)}
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
          <p className="error">
            {t('숫자를 읽지 못한 줄이 있어요: {lines}', { lines: wrong.slice(0, 20).join(', ') })}
          </p>
        )}
        {preview && <Preview rows={preview} />}
      </div>
    </Dialog>
  )
}

function Preview({ rows }: { rows: RowOutcome[] }) {
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
