import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

/** What a control is given: a name, what is said of it, and the look that all of them share. */
export type Control = {
  id: string
  className: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}
type Props = {
  label: string
  hint?: string
  error?: readonly string[] | undefined
  children: (control: Control) => ReactNode
}

/** A label over a control; what is wrong with it is said below, in the place of the hint. */
export function Field({ label, hint, error, children }: Props) {
  const id = useId()
  const [problem] = error ?? []
  const noteId = problem || hint ? `${id}-note` : undefined
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: 'input',
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': noteId,
      })}
      {problem ? (
        <span id={noteId} className="error">
          <Icon name="stop" />
          {problem}
        </span>
      ) : (
        hint && (
          <span id={noteId} className="hint">
            {hint}
          </span>
        )
      )}
    </div>
  )
}
