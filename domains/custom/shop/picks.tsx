import { type ReactNode, useId } from 'react'

type Option<Value extends string> = { value: Value; label: string; note?: string | undefined; picture?: ReactNode }
type Props<Value extends string> = {
  legend: string
  /** What any of them costs more. */
  extra?: string | undefined
  look: 'options' | 'options-4' | 'tones' | 'unit'
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** Radios as cells, swatches or joined cells: arrows move and choose. */
export function Picks<Value extends string>({ legend, extra, look, options, value, onChange }: Props<Value>) {
  const name = useId()
  const cell = look === 'tones' ? 'tone' : look === 'unit' ? undefined : 'option'
  const className = look === 'options-4' ? 'options options-4' : look
  return (
    <fieldset>
      <legend>
        <span>{legend}</span>
        {extra && <small className="mute">{extra}</small>}
      </legend>
      <div className={className}>
        {options.map((option) => (
          <label key={option.value} className={cell}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
            <span>{option.label}</span>
            {option.note && <small>{option.note}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
