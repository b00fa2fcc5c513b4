import { type ReactNode, useId } from 'react'
import { ErrorNote } from './error-note.tsx'
import './field.css'

/** What a control must carry so that its label, hint and error belong to it. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type Props = {
  label: ReactNode
  /** The name the server knows the field by; a form finds it again by this to scroll to an error. */
  name?: string | undefined
  required?: boolean | undefined
  error?: string | undefined
  hint?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** A label over a control, and what is wrong with it or good to know under it. */
export function Field({ label, name, required, error, hint, children }: Props) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className="field" data-field={name}>
      <label htmlFor={id} className={required ? 'required' : undefined}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {error ? (
        <ErrorNote id={noteId}>{error}</ErrorNote>
      ) : (
        hint && (
          <p className="hint" id={noteId}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
