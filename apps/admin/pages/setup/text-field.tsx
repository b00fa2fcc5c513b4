import { Field } from '@sillage/admin-kit/field.tsx'
import type { ComponentProps } from 'react'

type Props = {
  label: string
  hint?: string | undefined
  error?: readonly string[] | undefined
  value: string
  onChange: (value: string) => void
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'>

/** One line of a form. */
export const TextField = ({ label, hint, error, value, onChange, ...rest }: Props) => (
  <Field label={label} {...(hint && { hint })} error={error}>
    {(control) => (
      <input
        {...control}
        {...rest}
        className="input input-lg"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)
