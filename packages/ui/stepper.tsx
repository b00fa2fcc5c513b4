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
  // It may come from outside its bounds: one step leads into them.
  const within = (wished: number) => Math.min(Math.max(wished, min), max)

  function settle() {
    if (draft === undefined) return
    setDraft(undefined)
    const typed = Number.parseInt(draft, 10)
    const next = Number.isNaN(typed) ? value : within(typed)
    if (next !== value) onChange(next)
  }

  return (
    <fieldset className="stepper" aria-label={labels.input}>
      <button
        type="button"
        aria-label={labels.less}
        disabled={value <= min}
        onClick={() => onChange(within(value - 1))}
      >
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
          if (event.key === 'ArrowUp' && value < max) onChange(within(value + 1))
          if (event.key === 'ArrowDown' && value > min) onChange(within(value - 1))
        }}
      />
      <button
        type="button"
        aria-label={labels.more}
        disabled={value >= max}
        onClick={() => onChange(within(value + 1))}
      >
        <Icon name="plus" size="sm" />
      </button>
    </fieldset>
  )
}
