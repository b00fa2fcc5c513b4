import type { FieldErrors } from '@sillage/kit/problem.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import type { FormField } from './form-field.ts'
import { RecordForm } from './record-form.tsx'

type Props<Row> = {
  label: string
  rows: readonly Row[]
  fields: readonly FormField<Row>[]
  blank: Row
  onChange: (rows: Row[]) => void
  errors?: readonly string[] | undefined
}

const noErrors: FieldErrors = {}

/** A list within a form whose rows have fields of their own: steps, materials, regions. Their order is theirs. */
export function RowsField<Row extends object>({ label, rows, fields, blank, onChange, errors }: Props<Row>) {
  const t = usePhrases()
  const move = (from: number, by: number) => onChange(moved(rows, from, from + by))
  return (
    <fieldset className="stack">
      <legend className="part-head">
        <span className="medium">{label}</span>
      </legend>
      {errors?.map((error) => (
        <span key={error} className="error">
          <Icon name="stop" />
          {error}
        </span>
      ))}
      {rows.map((row, index) => (
        <div key={index} className="box stack">
          <div className="row">
            <span className="mute">{index + 1}</span>
            <span className="push" />
            <Button small disabled={index === 0} onClick={() => move(index, -1)}>
              {t('위로')}
            </Button>
            <Button small disabled={index === rows.length - 1} onClick={() => move(index, 1)}>
              {t('아래로')}
            </Button>
            <Button small onClick={() => onChange(rows.filter((_, at) => at !== index))}>
              {t('빼기')}
            </Button>
          </div>
          <RecordForm
            fields={fields}
            values={row}
            onChange={(next) => onChange(rows.map((each, at) => (at === index ? next : each)))}
            errors={noErrors}
          />
        </div>
      ))}
      <div className="row">
        <Button small icon="plus" onClick={() => onChange([...rows, blank])}>
          {t('{name} 추가', { name: label })}
        </Button>
      </div>
    </fieldset>
  )
}

export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const next = [...rows]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
