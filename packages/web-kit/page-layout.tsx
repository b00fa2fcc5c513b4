import type { Picture } from '@sillage/kit/schemas.ts'
import { Breadcrumb } from '@sillage/ui/breadcrumb.tsx'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PageMeta } from './page-meta.tsx'
import { usePhrases } from './phrases.ts'
import '@sillage/ui/sections/listing-head.css'

export type PageLayoutProps = {
  title: string
  description: string
  lead?: string
  /** What a shared link to the page shows. */
  picture?: Picture | undefined
  /** The breadcrumb between the home page and this page. */
  above?: readonly { label: string; href: string }[]
  /** The one item that the address asks for, where a page shows several. */
  about?: { title: string; description: string; path: string } | undefined
  children: ReactNode
}

/** A page with its title, breadcrumb and metadata. */
export function PageLayout({ title, description, lead, picture, above = [], about, children }: PageLayoutProps) {
  const t = usePhrases()
  const { pathname } = useLocation()
  const trail = [{ label: t('홈'), href: '/' }, ...above, { label: title }]
  return (
    <div className="page">
      <PageMeta
        title={about?.title ?? title}
        description={about?.description ?? description}
        path={about?.path ?? pathname}
        picture={picture}
        trail={trail}
      />
      <div className="page-head listing-head">
        <Breadcrumb label={t('현재 위치')} items={trail} />
        <h1 className="page-title">{title}</h1>
        {lead && <p className="page-lead">{lead}</p>}
      </div>
      {children}
    </div>
  )
}
