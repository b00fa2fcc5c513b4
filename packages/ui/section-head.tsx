import type { ReactNode } from 'react'
import { Anchor, type LinkRender } from './anchor.tsx'
import { Icon } from './icon.tsx'
import './section-head.css'

type Props = {
  title: ReactNode
  /** For the section's aria-labelledby. */
  id?: string
  note?: ReactNode
  more?: { href: string; label: string; link?: LinkRender }
  /** Something else at the end: a small button. */
  action?: ReactNode
  /** lg is as large as a page's title. */
  size?: 'lg'
}

/** A section's title, a quiet note under it, and the link to all of it. */
export function SectionHead({ title, id, note, more, action, size }: Props) {
  return (
    <div className="section-head">
      <div>
        <h2 id={id} className={size === 'lg' ? 'page-title' : 'section-title'}>
          {title}
        </h2>
        {note && <p className="section-note">{note}</p>}
      </div>
      {more && (
        <Anchor className="more" href={more.href} link={more.link}>
          {more.label}
          <Icon name="chevron-right" size="sm" />
        </Anchor>
      )}
      {action}
    </div>
  )
}
