import { Anchor } from '@sillage/ui/anchor.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useLocation } from 'react-router'
import { useSession } from '../../session.ts'
import { doorGroups } from './my-page-doors.ts'
import { useLogout } from './use-logout.ts'

/** The links of the member area, and signing out. */
export function MyPageNav() {
  const t = usePhrases()
  const { user } = useSession()
  const { pathname } = useLocation()
  const { logout, pending } = useLogout()
  const isHere = (href: string) => pathname === href || pathname.startsWith(`${href}/`)
  return (
    <nav className="my-nav" aria-label={t('마이페이지')}>
      <Anchor href="/my-page" aria-current={pathname === '/my-page' ? 'page' : undefined}>
        {t('한눈에 보기')}
      </Anchor>
      {doorGroups.map(({ name, doors }) => (
        <div key={name} className="my-nav-group">
          <p className="my-nav-name">{t(name)}</p>
          <ul>
            {doors.map(({ label, href }) => (
              <li key={href}>
                <Anchor href={href} aria-current={isHere(href) ? 'page' : undefined}>
                  {t(label)}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {user && (
        <button type="button" className="my-nav-out" aria-busy={pending || undefined} onClick={logout}>
          {t('로그아웃')}
        </button>
      )}
    </nav>
  )
}
