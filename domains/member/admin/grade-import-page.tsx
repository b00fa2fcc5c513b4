import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { Field } from '@sillage/admin-kit/field.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { TableField } from '@sillage/admin-kit/table/table-field.tsx'
import { parseTable } from '@sillage/admin-kit/table/table-text.ts'
import { Top } from '@sillage/admin-kit/top.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useMemo, useState } from 'react'
import { ImportProgress } from '../../change-set/admin/import-progress.tsx'
import { PastFiles } from '../../change-set/admin/past-files.tsx'
import { useFileImport } from '../../change-set/admin/use-file-import.ts'
import { useShop } from '../../shop.ts'
import type { GradeOutcome, GradeRow } from '../staff-contract.ts'
import { GradeTag } from './grade-tag.tsx'
import { type GradeError, readGrades } from './read-grades.ts'

const drawn = 200

/** Grades of many members from an Excel file: read here, looked at, applied by a job and undone as one. */
export function Component() {
  const t = usePhrases()
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  const { rows, errors, problem } = useMemo(() => readGrades(parseTable(text)), [text])
  const { api } = useShop()
  const { preview, look, apply, close, pending, started, forget } = useFileImport<GradeRow, GradeOutcome>({
    send: (file) => api.staffMembers.changeGrades({ body: { ...file, reason } }),
    choose: rowsToSend,
    onStarted: () => setText(''),
  })
  return (
    <>
      <Top title={t('엑셀로 등급 바꾸기')} crumb={{ to: '/grades', label: t('등급 기준') }}>
        <Button
          look="main"
          disabled={pending || rows.length === 0 || reason.trim() === ''}
          onClick={() => void look(rows)}
        >
          {t('{count}줄 미리 보기', { count: rows.length })}
        </Button>
      </Top>
      <div className="body body-narrow">
        <div className="stack stack-wide">
          <TableField
            label={t('아이디와 등급이 있는 표')}
            hint={t(
              '회원 목록을 엑셀로 내려받아 등급을 고쳐 올릴 수 있어요. 잠금 열에 예라고 적으면 그 등급을 유지해요.',
            )}
            value={text}
            onChange={setText}
            lines={12}
          />
          {text !== '' && problem && <p className="error padded">{t(problem)}</p>}
          <Field label={t('사유')}>
            {(control) => (
              <input
                {...control}
                className="input"
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        </div>
        {errors.length > 0 && <Errors errors={errors} />}
        <PastFiles area="grades" kind="member.grades" />
      </div>
      {preview && <Preview rows={preview} pending={pending} onApply={apply} onClose={close} />}
      {started !== null && <ImportProgress id={started} onClose={forget} />}
    </>
  )
}

/** Those that become something else, each with the grade that was read. */
const rowsToSend = (_: readonly GradeRow[], outcomes: readonly GradeOutcome[]) =>
  outcomes
    .filter(({ outcome }) => outcome === 'changed')
    .map(({ mb_id, before, after }) => ({ mb_id, ...after, ...(before && { seen: before.grade }) }))

function Errors({ errors }: { errors: readonly GradeError[] }) {
  const t = usePhrases()
  return (
    <Part title={t('읽지 못한 줄')} fact={t('{count}줄은 빼고 적용해요', { count: errors.length })}>
      <table className="data">
        <tbody>
          {errors.slice(0, drawn).map(({ line, mb_id, text, error }) => (
            <tr key={line}>
              <td className="mute">{t('{line}번째 줄', { line })}</td>
              <td>{mb_id}</td>
              <td className="fill">
                <s>{text}</s> <span className="bad">{t(error)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}

const looks = {
  changed: { tone: 'done', label: '바뀜' },
  same: { tone: 'past', label: '그대로' },
  refused: { tone: 'stop', label: '불가' },
} as const
const order = { refused: 0, changed: 1, same: 2 }

type PreviewProps = { rows: readonly GradeOutcome[]; pending: boolean; onApply: () => void; onClose: () => void }

function Preview({ rows, pending, onApply, onClose }: PreviewProps) {
  const t = usePhrases()
  const count = rows.filter(({ outcome }) => outcome === 'changed').length
  const shown = rows.toSorted((a, b) => order[a.outcome] - order[b.outcome] || a.row - b.row).slice(0, drawn)
  return (
    <Dialog
      title={t('등급 변경 미리 보기')}
      lead={t('아직 아무것도 바뀌지 않았어요. 적용한 뒤에도 한 번에 되돌릴 수 있어요.')}
      width={760}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('닫기')}</Button>
          <Button look="main" disabled={pending || count === 0} onClick={onApply}>
            {t('{count}줄 적용', { count })}
          </Button>
        </>
      }
    >
      <table className="data">
        <tbody>
          {shown.map((row) => (
            <tr key={row.row}>
              <td className="mute">{row.mb_id}</td>
              <td>{row.mb_name}</td>
              <td>
                <State tone={looks[row.outcome].tone}>{t(looks[row.outcome].label)}</State>
              </td>
              <td className="fill">
                {row.reason ? (
                  <span className="bad">{t(row.reason)}</span>
                ) : (
                  <>
                    {row.before && <GradeTag grade={row.before.grade} />} → <GradeTag grade={row.after.grade} />{' '}
                    {row.after.grade_locked && t('등급 잠금')}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > drawn && (
        <p className="mute padded">{t('{count}줄 더 있어요.', { count: rows.length - drawn })}</p>
      )}
    </Dialog>
  )
}
