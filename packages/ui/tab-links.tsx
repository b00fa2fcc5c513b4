import type { ReactNode } from 'react'
import { Anchor, type LinkRender } from './anchor.tsx'
import './tabs.css'

type Props = {
  label: string
  items: readonly { href: string; label: ReactNode; count?: number; current?: boolean }[]
  link?: LinkRender
  /** Stays under the header while the page goes by. */
  sticky?: boolean
}

/** Tabs that are links: parts of one page, or pages beside each other. */
export function TabLinks({ label, items, link, sticky }: Props) {
  return (
    <nav className={sticky ? 'tabs tabs-sticky' : 'tabs'} aria-label={label}>
      {items.map((item) => (
        <Anchor key={item.href} href={item.href} link={link} aria-current={item.current ? 'true' : undefined}>
          {item.label}
          {item.count !== undefined && <span className="num">{item.count}</span>}
        </Anchor>
      ))}
    </nav>
  )
}
