import { Button } from '@sillage/admin-kit/button.tsx'
import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { courseLevelNames } from '../../course/words.ts'
import { useShop } from '../../shop.ts'
import type { StaffCertificate } from '../staff-course-contract.ts'

/** Who may have a certificate, and every one that was issued. */
export function Component() {
  const t = usePhrases()
  const { api, queries } = useShop()
  const [revoked, setRevoked] = useState<StaffCertificate | null>(null)
  return (
    <>
      <Top title={t('수료증')} />
      <Ready />
      <DataList<StaffCertificate>
        name="certificates"
        label={t('수료증 목록')}
        find={t('번호나 이름')}
        query={({ after, keyword }) =>
          queries.staffCourses.certificates({
            query: { ...(after && { after: Number(after) }), ...(keyword && { keyword }) },
          })
        }
        keyOf={({ id }) => id}
        nameOf={({ number }) => number}
        columns={useColumns(setRevoked)}
        empty={{ title: t('수료증이 없어요') }}
      />
      {revoked && (
        <FormDialog<{ reason: string }, unknown>
          title={t('{number} 수료증을 취소할까요?', { number: revoked.number })}
          lead={t('확인 화면에 취소된 수료증이라고 나오고, 이 수료증으로 살 수 있던 상품은 더 이상 살 수 없어요.')}
          fields={[{ name: 'reason', label: t('이유'), kind: 'area', rows: 2, wide: true }]}
          initial={{ reason: '' }}
          save={({ reason }) => api.staffClasses.revoke({ params: { number: revoked.number }, body: { reason } })}
          done={() => t('수료증을 취소했어요.')}
          button={t('수료증 취소')}
          danger
          onClose={() => setRevoked(null)}
        />
      )}
    </>
  )
}

function useColumns(onRevoke: (certificate: StaffCertificate) => void): Column<StaffCertificate>[] {
  const t = usePhrases()
  const pick = useLocalizedField()
  const dates = useDates()
  return [
    {
      key: 'number',
      label: t('번호'),
      cell: ({ number }) => (
        <a className="link num" href={`/verify/${number}`} target="_blank" rel="noopener">
          {number}
        </a>
      ),
    },
    { key: 'name', label: t('이름'), cell: ({ name }) => name },
    { key: 'title', label: t('수업명'), fill: true, cell: (row) => pick(row, 'title') },
    { key: 'level', label: t('과정 단계'), cell: ({ level }) => t(courseLevelNames[level]) },
    { key: 'issued', label: t('발급일'), cell: ({ issued_at }) => dates.shortDateTime(issued_at) },
    {
      key: 'state',
      label: t('상태'),
      cell: ({ revoked_at, revoke_reason }) =>
        revoked_at ? (
          <State tone="off">{t('취소됨: {reason}', { reason: revoke_reason })}</State>
        ) : (
          <State tone="done">{t('유효')}</State>
        ),
    },
    {
      key: 'revoke',
      label: t('관리'),
      align: 'end',
      cell: (row) =>
        !row.revoked_at && (
          <Button small onClick={() => onRevoke(row)}>
            {t('취소')}
          </Button>
        ),
    },
  ]
}

/** Everyone who has completed a session and has none yet: issued session by session. */
function Ready() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const dates = useDates()
  const { api, queries } = useShop()
  const { data: ready = [] } = useQuery(queries.staffCourses.ready())
  const { run, pending } = useAction(
    ({ session_id, enrolment_ids }: { session_id: number; enrolment_ids: number[] }) =>
      api.staffClasses.certify({ params: { id: session_id }, body: { enrolment_ids } }),
    { done: ({ numbers }) => t('수료증 {count}장을 발급했어요.', { count: numbers.length }) },
  )
  if (ready.length === 0) return null
  return (
    <div className="body">
      <Part title={t('수료증을 발급할 수업')} fact={t('{count}개', { count: ready.length })}>
        <ul className="lines">
          {ready.map((session) => (
            <li key={session.session_id}>
              <span className="grow">
                <Link className="link" to={`/classes/${session.session_id}`}>
                  {pick(session, 'title')}
                </Link>{' '}
                <span className="mute">{dates.weekdayNameTime(session.starts_at)}</span>
              </span>
              <Button small disabled={pending} onClick={() => run(session)}>
                {t('수료증 {count}장 발급', { count: session.enrolment_ids.length })}
              </Button>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  )
}
