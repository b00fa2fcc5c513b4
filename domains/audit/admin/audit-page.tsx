import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import type { AuditEvent } from '../contract.ts'
import { Changes } from './changes.tsx'

/** Who changed what, and what it was before. */
export function Component() {
  const t = usePhrases()
  const dates = useDates()
  const { queries } = useShop()
  const columns: Column<AuditEvent>[] = [
    {
      key: 'created_at',
      label: t('언제'),
      cell: ({ created_at }) => <span className="mute">{dates.shortDateTime(created_at)}</span>,
    },
    { key: 'mb_id', label: t('누가'), cell: ({ mb_id }) => mb_id },
    { key: 'action', label: t('무엇을'), cell: ({ action }) => action },
    { key: 'subject', label: t('어디에'), cell: ({ subject }) => subject },
    { key: 'changes', label: t('바뀐 것'), fill: true, cell: (event) => <Changes {...event} /> },
  ]
  return (
    <>
      <Top title={t('변경 기록')} />
      <DataList
        name="audit"
        label={t('변경 기록')}
        columns={columns}
        query={({ keyword, ...asked }) =>
          queries.audit.list({ query: { ...asked, ...(keyword && { subject: keyword }) } })
        }
        keyOf={({ id }) => id}
        nameOf={({ subject }) => subject}
        filters={[
          { name: 'from', label: t('이날부터'), kind: 'day' },
          { name: 'to', label: t('이날까지'), kind: 'day' },
        ]}
        find={t('대상, 예: order:5')}
        empty={{ title: t('아직 기록이 없어요'), text: t('직원이 무언가 바꾸면 여기에 남아요.') }}
      />
    </>
  )
}
