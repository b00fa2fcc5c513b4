import type { ReactNode } from 'react'
import './button.css'
import './empty.css'

type Props = {
  title: ReactNode
  children?: ReactNode
  /** The next step: a Button, or several. */
  action?: ReactNode
  /** A drawing in place of the empty cup. */
  art?: ReactNode
  /** h1 where the emptiness is the whole page, as for not-found. */
  heading?: 'h1' | 'h2'
}

/** An empty cup whose smoke has gone. */
function Cup() {
  return (
    <svg className="empty-cup" viewBox="0 0 120 120" width="120" height="120" aria-hidden="true">
      <path d="M38 108h44l5-62H33z" />
      <ellipse cx="60" cy="46" rx="27" ry="6" />
      <path d="M60 40c-4-9 7-13 3-22s-8-8-2-16" />
    </svg>
  )
}

/** Nothing is here: a sentence, and what to do next. */
export function Empty({ title, children, action, art, heading: Heading = 'h2' }: Props) {
  return (
    <div className="empty">
      {art ?? <Cup />}
      <Heading className={Heading === 'h1' ? 'page-title' : 'section-title'}>{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className="button-row">{action}</div>}
    </div>
  )
}
