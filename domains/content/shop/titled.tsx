import type { Picture } from '@sillage/kit/schemas.ts'
import { Breadcrumb } from '@sillage/ui/breadcrumb.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSession } from '@sillage/web-kit/session.tsx'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PageMeta } from '../../catalog/shop/page-meta.tsx'
import { MyPageFrame } from '../../member/shop/my-page-frame.tsx'
import '../../catalog/shop/product-listing.css'

export type TitledProps = {
  title: string
  description: string
  lead?: string
  /** What is shown of the page where a link to it is shared. */
  picture?: Picture | undefined
  /** The way here from the home page, this page left out. */
  above?: readonly { label: string; href: string }[]
  /** The one thing of many that is shown here, where the address asks for it. */
  about?: { title: string; description: string; path: string } | undefined
  /** What is below the title is a member's own: its place is kept free until it is known who is here. */
  members?: boolean
  children: ReactNode
}

/** A page with its name, and the way back. */
export function Titled({ title, description, lead, picture, above = [], about, members, children }: TitledProps) {
  const t = usePhrases()
  const { pathname } = useLocation()
  const trail = [{ label: t('홈'), href: '/' }, ...above, { label: title }]
  return (
    <div className="page">
      <PageMeta {...{ title, description, path: pathname, ...about, picture, trail }} />
      {members && <meta name="robots" content="noindex" />}
      <div className="page-head listing-head">
        <Breadcrumb label={t('현재 위치')} items={trail} />
        <h1 className="page-title">{title}</h1>
        {lead && <p className="page-lead">{lead}</p>}
      </div>
      {members ? <Members pathname={pathname}>{children}</Members> : children}
    </div>
  )
}

/** Pages for members stand in the member area's frame, except those that only ask for a login. */
function Members({ pathname, children }: { pathname: string; children: ReactNode }) {
  const { user } = useSession()
  const shown = user ? (
    children
  ) : (
    <div aria-busy="true">
      <Skeleton height="320px" />
    </div>
  )
  return /^\/my-page(\/|$)/.test(pathname) ? <MyPageFrame>{shown}</MyPageFrame> : shown
}
