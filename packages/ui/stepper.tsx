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
  /** A number outside the bounds was typed; that bound is taken instead, and someone should say so. */
  onBeyond?: (bound: { min: number } | { max: number }) => void
}

/** Full-width digits are digits; whatever is no whole number is no quantity. */
function wholeNumber(typed: string) {
  const digits = typed.normalize('NFKC').trim()
  return /^\d+$/.test(digits) ? Number(digits) : undefined
}

/** A quantity: one less, one more, or typed. What is typed counts once it is left or entered. */
export function Stepper({ value, onChange, min = 1, max = Number.MAX_SAFE_INTEGER, labels, name, onBeyond }: Props) {
  const [draft, setDraft] = useState<string>()
  // It may come from outside its bounds: one step leads into them.
  const within = (wished: number) => Math.min(Math.max(wished, min), max)

  function settle() {
    if (draft === undefined) return
    setDraft(undefined)
    const typed = wholeNumber(draft)
    if (typed === undefined) return
    const next = within(typed)
    if (next !== value) onChange(next)
    if (next !== typed) onBeyond?.(typed > max ? { max } : { min })
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
        onChange={(event) => setDraft(event.target.value)}
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
