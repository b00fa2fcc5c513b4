import { limits } from '@sillage/kit/limits.ts'
import { type ReactNode, useState } from 'react'
import { Field } from './field.tsx'
import './range-input.css'

type Props = {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  /** What the number beside the slider is called: "진하기, 숫자로". */
  numberLabel: string
  /** After the number: "%", "g". */
  unit?: string
  /** Its upper end leaves nothing out: the number stands empty there, and an empty number is that end. */
  openEnd?: boolean
  name?: string
  required?: boolean
  disabled?: boolean
  error?: string | undefined
  hint?: ReactNode
}

/** A measure on a slider, or typed beside it; whatever comes in is brought between min and max. */
export function RangeInput(props: Props) {
  const { label, onChange, min = limits.range.min, max = limits.range.max, step = 1, numberLabel, unit } = props
  const { name, required, disabled, error, hint, openEnd = false } = props
  const [draft, setDraft] = useState<string>()
  const clamp = (number: number) => Math.min(Math.max(number, min), max)
  const value = clamp(props.value)

  /** A number that may stand is taken at once; another is brought between the bounds when the field is left. */
  function type(text: string) {
    setDraft(text)
    const typed = Number.parseFloat(text)
    if (typed === clamp(typed) && typed !== props.value) onChange(typed)
  }

  function settle() {
    if (draft === undefined) return
    setDraft(undefined)
    const typed = openEnd && draft === '' ? max : Number.parseFloat(draft)
    if (!Number.isNaN(typed) && clamp(typed) !== props.value) onChange(clamp(typed))
  }

  return (
    <Field label={label} name={name} required={required} error={error} hint={hint}>
      {({ 'aria-required': _, ...control }) => (
        <div className="range">
          <input
            {...control}
            type="range"
            disabled={disabled}
            min={min}
            max={max}
            step={step}
            value={value}
            aria-valuetext={unit && `${value}${unit}`}
            style={{ '--at': max > min ? (value - min) / (max - min) : 0 }}
            onChange={(event) => onChange(clamp(event.target.valueAsNumber))}
          />
          <input
            className="range-number num"
            // What was typed is sent as it is; the slider would round it to its steps.
            name={name}
            aria-label={numberLabel}
            disabled={disabled}
            inputMode="decimal"
            autoComplete="off"
            value={draft ?? (openEnd && value === max ? '' : value)}
            placeholder={openEnd ? String(max) : undefined}
            onChange={(event) => type(event.target.value.replace(/[^\d.-]/g, ''))}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={settle}
            onKeyDown={(event) => {
              if (event.key === 'Enter') settle()
            }}
          />
          {unit && <span aria-hidden="true">{unit}</span>}
        </div>
      )}
    </Field>
  )
}
