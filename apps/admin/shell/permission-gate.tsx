import { Empty } from '@sillage/admin-kit/part.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { permissions } from '@sillage/domains/audit/permissions.ts'
import { useCan } from '@sillage/domains/staff/admin/me.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import type { ScreenHandle } from '../page-route.ts'

/** Says which permission a screen needs to someone who followed a link to it. */
export function PermissionGate({ children }: { children: ReactNode }) {
  const t = usePhrases()
  const can = useCan()
  // Every route of the console is made by page().
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined
  const permission = handle?.permission
  if (permission === undefined || can(permission)) return children
  return (
    <>
      <Top title={t('권한이 필요해요')} />
      <Empty title={t('‘{name}’ 권한이 있어야 볼 수 있어요', { name: t(permissions[permission]) })}>
        <p>{t('가게 주인에게 권한을 요청해 주세요.')}</p>
      </Empty>
    </>
  )
}
