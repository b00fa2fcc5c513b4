import type { FieldErrors } from '@sillage/kit/problem.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Field } from '../field.tsx'
import { FieldInput } from './field-input.tsx'
import type { FormField } from './form-field.ts'

type Props<Values> = {
  fields: readonly FormField<Values>[]
  values: Values
  onChange: (values: Values) => void
  errors: FieldErrors
}

/** The fields of one record in two columns; what is written in both languages stands side by side. */
export function RecordForm<Values extends object>({ fields, values, onChange, errors }: Props<Values>) {
  const t = usePhrases()
  const change = (name: string) => (value: unknown) => onChange({ ...values, [name]: value })
  // A name of a field is a key of the values; `name_en` is one where the field is in both languages.
  const read = (name: string) => (values as Record<string, unknown>)[name]
  const one = (field: FormField<Values>, name: string, label: string) => (
    <Field key={name} label={label} {...(field.hint && { hint: field.hint })} error={errorsOf(errors, name)}>
      {(control) => <FieldInput control={control} field={field} value={read(name)} onChange={change(name)} />}
    </Field>
  )
  return (
    <div className="fields">
      {fields.map((field) => {
        const { name, label } = field
        if (field.kind === 'custom')
          return (
            <div key={name} className="span">
              {field.draw(read(name), change(name), errorsOf(errors, name), values)}
            </div>
          )
        if (field.kind === 'check')
          return (
            <label key={name} className={field.wide ? 'check span' : 'check'}>
              <input
                type="checkbox"
                checked={read(name) === true}
                onChange={(event) => change(name)(event.target.checked)}
              />
              {label}
            </label>
          )
        if ('both' in field && field.both)
          return (
            <div key={name} className="span fields">
              {one(field, name, label)}
              {one(field, `${name}_en`, t('{name} (영어)', { name: label }))}
            </div>
          )
        return field.wide ? (
          <div key={name} className="span">
            {one(field, name, label)}
          </div>
        ) : (
          one(field, name, label)
        )
      })}
    </div>
  )
}

/** Of a list, also what is wrong with one of its entries: `items.0.note`. */
export function errorsOf(errors: FieldErrors, name: string): readonly string[] | undefined {
  const found = Object.entries(errors).filter(([path]) => path === name || path.startsWith(`${name}.`))
  return found.length > 0 ? found.flatMap(([, messages]) => messages) : undefined
}
