import type { ReactNode } from 'react'
import './badge.css'

type Props = { children: ReactNode; tone?: 'accent' | 'sale' | 'done' | 'danger' | 'idle' }

/** A dot and a word. A filled dot is now; the ring of `idle` is waiting or over. */
export function Badge({ children, tone }: Props) {
  return <span className={tone ? `badge badge-${tone}` : 'badge'}>{children}</span>
}
