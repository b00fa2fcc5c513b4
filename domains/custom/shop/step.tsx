import { Icon } from '@sillage/ui/icon.tsx'
import type { ReactNode } from 'react'

type Props = { number: number; title: string; now: string; open?: boolean; children: ReactNode }

/** One step of a design: closed it is a line with the choice made, open it shows what there is. */
export function Step({ number, title, now, open = false, children }: Props) {
  return (
    <details className="bench-step" open={open}>
      <summary>
        <span className="bench-step-number">{number}</span>
        <h2>{title}</h2>
        <span className="bench-step-now">{now}</span>
        <Icon name="chevron-down" size="sm" />
      </summary>
      <div className="bench-step-in">{children}</div>
    </details>
  )
}
