import { Disclosure } from '@sillage/ui/disclosure.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../../session.ts'
import { MyPageNav } from './my-page-nav.tsx'
import { WithName } from './with-name.tsx'
import './my-page-frame.css'

/** The frame of every page of the member area: the member's name, and the links to the other pages. */
export function MyPageFrame({ children }: { children: ReactNode }) {
  const t = usePhrases()
  const { user } = useSession()
  const { pathname } = useLocation()
  return (
    <div className="my">
      <div className="my-side only-desktop">
        {/* The dashboard greets by itself. The line is reserved until it is known who is signed in. */}
        {pathname !== '/my-page' && (
          <p className="my-who">
            {user && <WithName text={t('{name} 님', { name: user.mb_name })} name={user.mb_name} />}
          </p>
        )}
        <MyPageNav />
      </div>
      <div className="my-menu only-phone">
        <Disclosure summary={t('마이페이지 메뉴')}>
          <MyPageNav />
        </Disclosure>
      </div>
      <div className="my-main">{children}</div>
    </div>
  )
}
