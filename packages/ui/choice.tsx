import { type ReactNode, useId } from 'react'
import './choice.css'

export type ChoiceOption<Value extends string> = {
  value: Value
  label: ReactNode
  /** A price, or why it cannot be had. */
  note?: ReactNode
  disabled?: boolean
}
type Props<Value extends string> = {
  legend: string
  options: readonly ChoiceOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  name?: string
  hint?: ReactNode
}

/** One of a few, each a cell to press: sizes, payment methods. */
export function Choice<Value extends string>({ legend, options, value, onChange, name, hint }: Props<Value>) {
  const ownName = useId()
  return (
    <fieldset className="choice-set" data-field={name}>
      <legend>{legend}</legend>
      <div className="choices">
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <b>{option.label}</b>
            {option.note && <small className="num">{option.note}</small>}
          </label>
        ))}
      </div>
      {hint && <p className="choice-hint">{hint}</p>}
    </fieldset>
  )
}
