import { seoulDay, seoulTime } from '@sillage/kit/time.ts'
import { useState } from 'react'
import type { FormField } from './form-field.ts'

type Control = { id: string; 'aria-invalid': boolean | undefined; 'aria-describedby': string | undefined }
type Props<Values> = {
  control: Control
  field: FormField<Values>
  value: unknown
  onChange: (value: unknown) => void
}

/** The control of a field. An empty number, day or moment is null: nothing was decided. */
export function FieldInput<Values>({ control, field, value, onChange }: Props<Values>) {
  const shared = { ...control, className: 'input' }
  switch (field.kind) {
    case 'area':
      return (
        <textarea
          {...shared}
          rows={field.rows ?? 3}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'choice':
      return (
        <select {...shared} value={String(value ?? '')} onChange={(event) => onChange(event.target.value)}>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )
    case 'number':
      return (
        <input
          {...shared}
          className="input input-num"
          type="number"
          step={field.step ?? 1}
          value={value === null || value === undefined ? '' : String(value)}
          onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
        />
      )
    case 'day':
    case 'moment':
      return <TimeInput control={control} kind={field.kind} value={value} onChange={onChange} />
    case 'words':
      return (
        <textarea
          {...shared}
          rows={field.rows ?? 3}
          value={Array.isArray(value) ? value.join('\n') : ''}
          onChange={(event) => onChange(event.target.value.split('\n'))}
        />
      )
    case 'numbers':
      return <Numbers control={control} rows={field.rows ?? 3} value={value} onChange={onChange} />
    default:
      return <input {...shared} value={String(value ?? '')} onChange={(event) => onChange(event.target.value)} />
  }
}

type TimeProps = Pick<Props<object>, 'control' | 'value' | 'onChange'> & { kind: 'day' | 'moment' }

function TimeInput({ control, kind, value, onChange }: TimeProps) {
  const shared = { ...control, className: 'input' }
  if (kind === 'day')
    return (
      <input
        {...shared}
        type="date"
        value={String(value ?? '')}
        onChange={(event) => onChange(event.target.value || null)}
      />
    )
  return (
    <input
      {...shared}
      type="datetime-local"
      value={typeof value === 'string' ? `${seoulDay(value)}T${seoulTime(value)}` : ''}
      onChange={(event) => onChange(instantOf(event.target.value))}
    />
  )
}

/** What is typed is a time in Seoul, wherever the browser is. */
const instantOf = (typed: string) => (typed ? new Date(`${typed.slice(0, 16)}:00+09:00`).toISOString() : null)

type NumbersProps = Pick<Props<object>, 'control' | 'value' | 'onChange'> & { rows: number }

/** What is typed is shown as typed: a comma at the end would vanish otherwise. */
function Numbers({ control, rows, value, onChange }: NumbersProps) {
  const [text, setText] = useState(Array.isArray(value) ? value.join(', ') : '')
  return (
    <textarea
      {...control}
      className="input"
      rows={rows}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        onChange(
          event.target.value
            .split(/[\s,]+/)
            .filter((part) => /^\d+$/.test(part))
            .map(Number),
        )
      }}
    />
  )
}
