import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import type { ReactNode } from 'react'
import { PageLayout, type PageLayoutProps } from './page-layout.tsx'

type Props = PageLayoutProps & {
  empty: string
  next: { href: string; label: string }
  /** Something else that can be done here. */
  also?: ReactNode
}

/** A page that has nothing to show: what it is for, that there is nothing, and a step that leads on. */
export function EmptyPage({ empty, next, also, children, ...titled }: Props) {
  return (
    <PageLayout {...titled}>
      <Empty
        title={empty}
        action={
          <>
            <Button href={next.href}>{next.label}</Button>
            {also}
          </>
        }
      >
        {children}
      </Empty>
    </PageLayout>
  )
}
