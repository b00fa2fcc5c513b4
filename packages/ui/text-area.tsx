import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

type FieldProps = Pick<ComponentProps<typeof Field>, 'label' | 'required' | 'error' | 'hint'>
type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'required'>

/** Several lines of text in their field. */
export function TextArea({ label, required, error, hint, ...input }: Props) {
  return (
    <Field label={label} name={input.name} required={required} error={error} hint={hint}>
      {(control) => <textarea {...input} {...control} className="input" />}
    </Field>
  )
}
