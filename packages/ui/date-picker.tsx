import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Field } from './field.tsx'
import { useHydrated } from './use-hydrated.ts'
import './date-picker.css'

export type DatePickerProps = {
  label: string
  /** YYYY-MM-DD, or '' for none. */
  value: string
  onChange: (value: string) => void
  /** In whose words weekdays and months are named. */
  language: 'ko' | 'en'
  /** YYYY-MM-DD; decides which years can be chosen. Today by default. */
  today?: string
  /** "1925년부터 2035년까지 적을 수 있어요.": where a year outside is typed. */
  outOfRange: (firstYear: number, lastYear: number) => string
  name?: string
  required?: boolean
  disabled?: boolean
  error?: string | undefined
  hint?: ReactNode
}

// The calendar is larger than a first page's whole script: it comes when a form with a date is drawn. Where it cannot be
// fetched, the browser's own date field does.
const Picker = lazy<ComponentType<DatePickerProps>>(() =>
  import('./date-picker-calendar.tsx')
    .then((module) => ({ default: module.DatePickerCalendar }))
    .catch(() => ({ default: PlainDate })),
)

function PlainDate({ label, value, onChange, name, required, disabled, error, hint }: DatePickerProps) {
  return (
    <Field label={label} name={name} required={required} error={error} hint={hint}>
      {(control) => (
        <input
          {...control}
          className="input num"
          type="date"
          name={name}
          disabled={disabled}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

/** A day: typed part by part, or chosen in a calendar. */
export function DatePicker(props: DatePickerProps) {
  const { label, value, name, required, error, hint } = props
  const hydrated = useHydrated()
  const place = (
    <Field label={label} name={name} required={required} error={error} hint={hint}>
      {(control) => <input {...control} className="input num" value={value} readOnly aria-busy="true" />}
    </Field>
  )
  if (!hydrated) return place
  return (
    <Suspense fallback={place}>
      <Picker {...props} />
    </Suspense>
  )
}
