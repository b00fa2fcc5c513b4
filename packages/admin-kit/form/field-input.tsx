import { seoulDay, seoulTime } from '@sillage/kit/time.ts'
import { useState } from 'react'
import type { Control } from '../field.tsx'
import type { FormField } from './form-field.ts'

type Props<Values> = {
  control: Control
  field: FormField<Values>
  value: unknown
  onChange: (value: unknown) => void
}

/** The control of a field. An empty number, day or moment is null: nothing was decided. */
export function FieldInput<Values>({ control, field, value, onChange }: Props<Values>) {
  switch (field.kind) {
    case 'area':
      return (
        <textarea
          {...control}
          rows={field.rows ?? 3}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'choice':
      return (
        <select {...control} value={String(value ?? '')} onChange={(event) => onChange(event.target.value)}>
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
          {...control}
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
          {...control}
          rows={field.rows ?? 3}
          value={Array.isArray(value) ? value.join('\n') : ''}
          onChange={(event) => onChange(event.target.value.split('\n'))}
        />
      )
    case 'numbers':
      return <Numbers control={control} rows={field.rows ?? 3} value={value} onChange={onChange} />
    default:
      return <input {...control} value={String(value ?? '')} onChange={(event) => onChange(event.target.value)} />
  }
}

type TimeProps = Pick<Props<object>, 'control' | 'value' | 'onChange'> & { kind: 'day' | 'moment' }

function TimeInput({ control, kind, value, onChange }: TimeProps) {
  if (kind === 'day')
    return (
      <input
        {...control}
        type="date"
        value={String(value ?? '')}
        onChange={(event) => onChange(event.target.value || null)}
      />
    )
  return (
    <input
      {...control}
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
