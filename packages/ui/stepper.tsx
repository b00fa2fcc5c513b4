import { useState } from 'react'
import { Icon } from './icon.tsx'
import './stepper.css'

type Props = {
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  labels: { input: string; less: string; more: string }
  name?: string
}

/** A quantity: one less, one more, or typed. What is typed counts once it is left or entered. */
export function Stepper({ value, onChange, min = 1, max = Number.MAX_SAFE_INTEGER, labels, name }: Props) {
  const [draft, setDraft] = useState<string>()

  function settle() {
    if (draft === undefined) return
    setDraft(undefined)
    const typed = Number.parseInt(draft, 10)
    const next = Number.isNaN(typed) ? value : Math.min(Math.max(typed, min), max)
    if (next !== value) onChange(next)
  }

  return (
    <fieldset className="stepper" aria-label={labels.input}>
      <button type="button" aria-label={labels.less} disabled={value <= min} onClick={() => onChange(value - 1)}>
        <Icon name="minus" size="sm" />
      </button>
      <input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.input}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, ''))}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
          if (event.key === 'ArrowUp' && value < max) onChange(value + 1)
          if (event.key === 'ArrowDown' && value > min) onChange(value - 1)
        }}
      />
      <button type="button" aria-label={labels.more} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Icon name="plus" size="sm" />
      </button>
    </fieldset>
  )
}
