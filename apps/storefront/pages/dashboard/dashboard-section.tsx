import { Anchor } from '@sillage/ui/anchor.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { type ReactNode, useId } from 'react'
import './dashboard.css'

type Props = { title: string; more?: { href: string; label: string }; children: ReactNode }

/** A section of the dashboard, with the link to all of it. */
export function DashboardSection({ title, more, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="dashboard-head">
        <h2 id={id} className="dashboard-title">
          {title}
        </h2>
        {more && (
          <Anchor className="more" href={more.href} aria-label={`${title}, ${more.label}`}>
            {more.label}
            <Icon name="chevron-right" size="sm" />
          </Anchor>
        )}
      </div>
      {children}
    </section>
  )
}
