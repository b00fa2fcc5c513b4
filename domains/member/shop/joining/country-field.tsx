import { Field } from '@sillage/ui/field.tsx'
import { Select } from '@sillage/ui/select.tsx'
import { countries } from '@sillage/web-kit/countries.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

type Props = {
  label: string
  value: string
  onChange: (country: string) => void
  error?: string | undefined
  hint?: string
}

/** Which country's rules names, numbers and addresses follow. */
export function CountryField({ label, value, onChange, error, hint }: Props) {
  const t = usePhrases()
  return (
    <Field label={label} name="country" required error={error} hint={hint}>
      {(control) => (
        <Select
          {...control}
          options={countries.map(({ code, name }) => ({ value: code, label: t(name) }))}
          value={countries.find(({ code }) => code === value)?.code ?? null}
          onChange={onChange}
        />
      )}
    </Field>
  )
}
