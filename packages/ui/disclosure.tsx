import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './disclosure.css'

type Props = {
  summary: ReactNode
  children: ReactNode
  open?: boolean
  /** Disclosures of one `group` close one another. */
  group?: string
}

/** A row that opens. It is the browser's own, so it works before and without scripts. */
export function Disclosure({ summary, children, open, group }: Props) {
  return (
    <details className="disclosure" open={open} name={group}>
      <summary>
        <span>{summary}</span>
        <Icon name="chevron-down" size="sm" />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  )
}
