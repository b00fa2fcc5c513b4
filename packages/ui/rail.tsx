import type { ReactNode } from 'react'
import './rail.css'

type Props = {
  label: string
  children: ReactNode
  /** How many fit side by side on a desktop; the rest is scrolled to. */
  across?: number
}

/** A row that is swiped; with the keyboard it takes the focus and scrolls by the arrow keys. */
export function Rail({ label, children, across = 5 }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus, a keyboard could not scroll the row.
    <section className="rail" aria-label={label} tabIndex={0} style={{ '--across': across }}>
      {children}
    </section>
  )
}
