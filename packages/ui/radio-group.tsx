import { type ReactNode, useId, useState } from 'react'
import { ErrorNote } from './error-note.tsx'
import './checkbox.css'
import './field.css'
import './radio-group.css'

export type RadioOption<Value extends string> = {
  value: Value
  label: ReactNode
  note?: ReactNode
  disabled?: boolean
}
type Shared<Value extends string> = {
  legend: string
  options: readonly RadioOption<Value>[]
  name?: string
  required?: boolean
  error?: string | undefined
  hint?: ReactNode
  /** row sets the options side by side where they fit. */
  layout?: 'column' | 'row'
}
type Single<Value extends string> = {
  multiple?: false
  value: Value | undefined
  onChange: (value: Value) => void
}
type Several<Value extends string> = {
  multiple: true
  value: readonly Value[]
  onChange: (value: Value[]) => void
  /** How many may be chosen; 0 is any number. */
  max?: number
  /** "선택할 수 있는 옵션은 2개예요.": shown once one more than `max` is tried. */
  exceedMessage?: string
  onExceed?: (max: number) => void
}

/** One of a few in a list, or with `multiple` several of them. */
export function RadioGroup<Value extends string>(props: Shared<Value> & (Single<Value> | Several<Value>)) {
  const { legend, options, name, required, error, hint, layout = 'column' } = props
  const id = useId()
  const [exceeded, setExceeded] = useState(false)
  const problem = error ?? (exceeded && props.multiple ? props.exceedMessage : undefined)

  // Of a set of boxes none is required by itself; of radios the group is.
  const group = { role: 'radiogroup', 'aria-required': required || undefined, 'aria-invalid': error ? true : undefined }

  function choose(value: Value) {
    if (!props.multiple) return props.onChange(value)
    const chosen = props.value.includes(value)
    const { max = 0 } = props
    const tooMany = !chosen && max > 0 && props.value.length >= max
    setExceeded(tooMany)
    if (tooMany) return props.onExceed?.(max)
    props.onChange(chosen ? props.value.filter((other) => other !== value) : [...props.value, value])
  }

  return (
    <fieldset
      className="radio-group"
      data-field={name}
      aria-describedby={problem || hint ? `${id}-note` : undefined}
      {...(!props.multiple && group)}
    >
      <legend className={required ? 'required' : undefined}>{legend}</legend>
      <div className={`radio-options radio-options-${layout}`}>
        {options.map((option) => (
          <label key={option.value} className="check">
            <input
              type={props.multiple ? 'checkbox' : 'radio'}
              name={name ?? id}
              value={option.value}
              checked={props.multiple ? props.value.includes(option.value) : option.value === props.value}
              disabled={option.disabled}
              onChange={() => choose(option.value)}
            />
            <span>{option.label}</span>
            {option.note && <small className="num">{option.note}</small>}
          </label>
        ))}
      </div>
      <ErrorNote id={`${id}-note`}>{problem}</ErrorNote>
      {!problem && hint && (
        <p className="hint" id={`${id}-note`}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
