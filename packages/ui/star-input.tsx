import { limits } from '@sillage/kit/limits.ts'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { ErrorNote } from './error-note.tsx'
import { Icon } from './icon.tsx'
import './field.css'
import './star-input.css'

const STARS = Array.from({ length: limits.stars.max }, (_, index) => index + 1)
type Props = {
  legend: string
  /** 1 to 5; 0 is "not chosen". */
  value: number
  onChange: (value: number) => void
  /** "별점 3점" */
  starLabel: (stars: number) => string
  name?: string
  required?: boolean
  disabled?: boolean
  error?: string | undefined
  hint?: ReactNode
}

/** Where a key leads from here; undefined where it leads nowhere. */
function valueAfterKey(key: string, value: number) {
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(value + 1, limits.stars.max)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(value - 1, 0)
  if (key === 'Home' || key === 'Delete' || key === 'Backspace') return 0
  if (key === 'End') return limits.stars.max
  const digit = Number(key)
  return key.trim() !== '' && digit >= 0 && digit <= limits.stars.max ? digit : undefined
}

/** A score to give: press a star, or use the arrow keys; the chosen star pressed again clears it. */
export function StarInput(props: Props) {
  const { legend, value, onChange, starLabel, name, required, disabled, error, hint } = props
  const id = useId()
  const row = useRef<HTMLDivElement>(null)

  function press(event: KeyboardEvent) {
    const next = valueAfterKey(event.key, value)
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (next !== value) onChange(next)
    row.current?.querySelector<HTMLInputElement>(`input[value="${Math.max(next, 1)}"]`)?.focus()
  }

  return (
    <fieldset
      className="star-input"
      data-field={name}
      disabled={disabled}
      aria-describedby={error || hint ? `${id}-note` : undefined}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and aria-required needs the role
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={required ? 'required' : undefined}>{legend}</legend>
      <div className="star-row" ref={row}>
        {STARS.map((star) => (
          <label key={star} data-on={star <= value || undefined}>
            <input
              type="radio"
              name={name ?? id}
              value={star}
              checked={star === value}
              aria-label={starLabel(star)}
              onChange={() => onChange(star)}
              onKeyDown={press}
              onClick={() => star === value && onChange(0)}
            />
            <Icon name="star" />
          </label>
        ))}
        {value > 0 && (
          <output className="star-said" aria-hidden="true">
            {starLabel(value)}
          </output>
        )}
      </div>
      <ErrorNote id={`${id}-note`}>{error}</ErrorNote>
      {!error && hint && (
        <p className="hint" id={`${id}-note`}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
