import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './disclosure.css'

type Props = {
  summary: ReactNode
  children: ReactNode
  open?: boolean
  /** Disclosures of one `group` close one another. */
  group?: string
  /** Where addresses find it. */
  id?: string
  /** After it was opened or closed, by whomever. */
  onToggle?: (open: boolean) => void
}

/** A row that opens. It is the browser's own, so it works before and without scripts. */
export function Disclosure({ summary, children, open, group, id, onToggle }: Props) {
  return (
    <details
      className="disclosure"
      id={id}
      open={open}
      name={group}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary>
        <span>{summary}</span>
        <Icon name="chevron-down" size="sm" />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  )
}
