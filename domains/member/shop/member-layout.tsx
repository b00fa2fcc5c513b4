import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { PageLayout, type PageLayoutProps } from '@sillage/web-kit/page-layout.tsx'
import { useLocation } from 'react-router'
import { useSession } from '../../session.ts'
import { MyPageFrame } from './my-page-frame.tsx'

/** A page that shows a member's own data below its title; a placeholder stands there until the session is known. */
export function MemberLayout({ children, ...layout }: PageLayoutProps) {
  const { pathname } = useLocation()
  const { user } = useSession()
  const shown = user ? (
    children
  ) : (
    <div aria-busy="true">
      <Skeleton height="320px" />
    </div>
  )
  // Pages outside of /my-page need a login, but not the member area's menu.
  const framed = /^\/my-page(\/|$)/.test(pathname)
  return (
    <PageLayout {...layout}>
      <meta name="robots" content="noindex" />
      {framed ? <MyPageFrame>{shown}</MyPageFrame> : shown}
    </PageLayout>
  )
}
