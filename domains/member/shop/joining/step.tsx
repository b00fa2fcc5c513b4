import type { ReactNode } from 'react'
import './joining.css'

type Props = { number: number; title: string; note?: string; children: ReactNode }

/** One of the numbered parts of a long form. */
export function Step({ number, title, note, children }: Props) {
  return (
    <fieldset className="step">
      <legend className="step-title">
        <span className="step-number num" aria-hidden="true">
          {number}
        </span>
        {title}
        {note && <small className="mute">{note}</small>}
      </legend>
      <div className="step-fields">{children}</div>
    </fieldset>
  )
}
