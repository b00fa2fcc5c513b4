import { Button } from '@sillage/admin-kit/button.tsx'
import { Part, Skeleton } from '@sillage/admin-kit/part.tsx'
import { QueryFailed } from '@sillage/admin-kit/query-failed.tsx'
import { Tag } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useHashAction } from '@sillage/admin-kit/use-hash-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { permissions } from '../../audit/permissions.ts'
import { roleOf, roles } from '../../audit/roles.ts'
import { useShop } from '../../shop.ts'
import type { StaffMember } from '../contract.ts'
import { StaffForm } from './staff-form.tsx'
import { TeamSessions } from './team-sessions.tsx'

function RoleTag({ person }: { person: StaffMember }) {
  const t = usePhrases()
  if (person.owner) return <Tag look="accent">{t('가게 주인')}</Tag>
  const role = roleOf(person.permissions)
  return role && <Tag>{t(roles[role].name)}</Tag>
}

/** Who works here and what each may do. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const { data, error, refetch } = useQuery(queries.staff.list())
  const [edited, setEdited] = useState<StaffMember | 'new' | null>(null)
  useHashAction('new', () => setEdited('new'))
  return (
    <>
      <Top title={t('직원과 권한')}>
        <Button look="main" icon="plus" onClick={() => setEdited('new')}>
          {t('직원 추가')}
        </Button>
      </Top>
      <div className="body body-narrow">
        {error ? (
          <QueryFailed error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton label={t('불러오고 있어요.')} />
        ) : (
          <Part title={t('직원 {count}명', { count: data.data.length })}>
            <ul className="lines">
              {data.data.map((person) => (
                <Person key={person.mb_id} person={person} onEdit={() => setEdited(person)} />
              ))}
            </ul>
          </Part>
        )}
        <TeamSessions />
      </div>
      {edited && (
        <StaffForm
          key={edited === 'new' ? '' : edited.mb_id}
          person={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

function Person({ person, onEdit }: { person: StaffMember; onEdit: () => void }) {
  const t = usePhrases()
  return (
    <li>
      <span className="who" aria-hidden="true">
        {person.mb_id.slice(0, 2).toUpperCase()}
      </span>
      <span className="grow">
        <span className="medium">{person.mb_name}</span>{' '}
        <span className="mute">
          {person.mb_id}, {person.mb_email}
        </span>
        <br />
        <span className="soft">
          {person.owner ? t('모든 권한') : person.permissions.map((name) => t(permissions[name])).join(', ')}
        </span>
      </span>
      {person.factors.length > 0 ? <Tag look="good">{t('2단계 인증')}</Tag> : <Tag>{t('비밀번호만')}</Tag>}
      <RoleTag person={person} />
      <Button small icon="edit" aria-label={t('{name} 권한 바꾸기', { name: person.mb_name })} onClick={onEdit} />
    </li>
  )
}
