import { type ComponentProps, useState } from 'react'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'
import './icon-button.css'

type FieldProps = Pick<ComponentProps<typeof Field>, 'label' | 'required' | 'error' | 'hint'>
type InputProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'required'>
type Props = FieldProps &
  InputProps &
  (
    | { type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' }
    /** What the button beside a password says. */
    | { type: 'password'; passwordLabels: { show: string; hide: string } }
  )

/** One line of text in its field; a password can be looked at. */
export function TextInput(props: Props) {
  const { label, required, error, hint, ...input } = props
  return (
    <Field label={label} name={input.name} required={required} error={error} hint={hint}>
      {(control) => {
        if (input.type === 'password') return <PasswordInput {...input} {...control} />
        return <input {...input} {...control} className="input" />
      }}
    </Field>
  )
}

type PasswordProps = ComponentProps<'input'> & { passwordLabels: { show: string; hide: string } }

function PasswordInput({ passwordLabels, ...input }: PasswordProps) {
  const [shown, setShown] = useState(false)
  return (
    <div className="input-with">
      <input {...input} type={shown ? 'text' : 'password'} className="input" />
      <button
        type="button"
        className="icon-button"
        aria-label={shown ? passwordLabels.hide : passwordLabels.show}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eye-off' : 'eye'} size="sm" />
      </button>
    </div>
  )
}
