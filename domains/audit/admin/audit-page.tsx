import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link } from 'react-router'
import { useShop } from '../../shop.ts'
import type { AuditEvent } from '../contract.ts'
import { Changes } from './changes.tsx'
import { useActionName } from './sentence.ts'
import { subjectKinds, subjectOf } from './subjects.ts'

/** Who changed what, and what it was before. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const columns = useAuditColumns()
  const kinds = Object.entries(subjectKinds).flatMap(([value, kind]) => (kind ? [{ value, label: t(kind.label) }] : []))
  return (
    <>
      <Top title={t('변경 기록')} />
      <DataList
        name="audit"
        label={t('변경 기록')}
        columns={columns}
        query={({ keyword, ...asked }) => queries.audit.list({ query: { ...asked, ...(keyword && wanted(keyword)) } })}
        keyOf={({ id }) => id}
        nameOf={({ subject }) => subject}
        filters={[
          { name: 'subject', label: t('어디에'), kind: 'choice', options: kinds },
          { name: 'from', label: t('이날부터'), kind: 'day' },
          { name: 'to', label: t('이날까지'), kind: 'day' },
        ]}
        find={t('직원 아이디나 대상 (order:5)')}
        empty={{ title: t('아직 기록이 없어요'), text: t('직원이 무언가 바꾸면 여기에 남아요.') }}
      />
    </>
  )
}

/** What has a colon is a subject; anything else is who did it. */
const wanted = (keyword: string) => (keyword.includes(':') ? { subject: keyword } : { mb_id: keyword })

function useAuditColumns(): Column<AuditEvent>[] {
  const t = usePhrases()
  const dates = useDates()
  const nameOf = useActionName()
  return [
    {
      key: 'created_at',
      label: t('언제'),
      cell: ({ created_at }) => <span className="mute">{dates.shortDateTime(created_at)}</span>,
    },
    { key: 'mb_id', label: t('누가'), cell: ({ mb_id }) => mb_id || <span className="mute">{t('자동')}</span> },
    { key: 'action', label: t('무엇을'), cell: ({ action }) => nameOf(action) },
    { key: 'subject', label: t('어디에'), cell: ({ subject }) => <Subject subject={subject} /> },
    { key: 'changes', label: t('변경 내용'), fill: true, cell: (event) => <Changes {...event} /> },
  ]
}

/** What it is about, as the way to its screen. */
function Subject({ subject }: { subject: string }) {
  const t = usePhrases()
  const { kind, id } = subjectOf(subject)
  if (!kind) return <span className="mute">{subject}</span>
  const name = `${t(kind.label)} ${id.slice(0, 24)}`.trim()
  if (!kind.to) return name
  return (
    <Link className="link" to={kind.to(encodeURIComponent(id))}>
      {name}
    </Link>
  )
}
