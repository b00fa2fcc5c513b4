import { Button } from '@sillage/ui/button.tsx'
import { Field } from '@sillage/ui/field.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { homeCountry } from '@sillage/web-kit/countries.ts'
import { FindPostcode } from '@sillage/web-kit/find-postcode.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useRef, useState } from 'react'
import { AbroadFields, type AbroadPlace } from './abroad-fields.tsx'
import './joining.css'

export type Place = AbroadPlace
type Props = {
  country: string
  value: Place
  onChange: (value: Place) => void
  /** What the call names each. */
  names: Place
  errors: Record<string, string[] | undefined>
  clear: (field: string) => void
  required?: boolean
}

/** A person's address: found by the postcode service in Korea, plain fields elsewhere. */
export function PlaceFields(props: Props) {
  const { country, value, onChange, names, errors, clear, required } = props
  function change(part: Partial<Place>) {
    for (const key of ['zip', 'addr1', 'addr2', 'city', 'state'] as const) if (key in part) clear(names[key])
    onChange({ ...value, ...part })
  }
  if (country !== homeCountry)
    return (
      <AbroadFields
        country={country}
        value={value}
        onChange={change}
        names={names}
        errors={errors}
        required={required ?? false}
      />
    )
  return <KoreanPlace {...props} onChange={change} />
}

type KoreanProps = Omit<Props, 'onChange' | 'clear'> & { onChange: (part: Partial<Place>) => void }

function KoreanPlace({ value, onChange, names, errors, required }: KoreanProps) {
  const t = usePhrases()
  const details = useRef<HTMLInputElement>(null)
  const [finding, setFinding] = useState(false)
  return (
    <>
      <Field label={t('우편번호')} name={names.zip} required={required} error={errors[names.zip]?.[0]}>
        {(control) => (
          <div className="input-beside">
            <input
              {...control}
              className="input num"
              name={names.zip}
              inputMode="numeric"
              autoComplete="postal-code"
              value={value.zip}
              onChange={(event) => onChange({ zip: event.currentTarget.value })}
            />
            <Button kind="line" size="sm" onClick={() => setFinding(true)}>
              {t('우편번호 찾기')}
            </Button>
          </div>
        )}
      </Field>
      <TextInput
        label={t('주소')}
        name={names.addr1}
        required={required ?? false}
        autoComplete="address-line1"
        value={value.addr1}
        onChange={(event) => onChange({ addr1: event.currentTarget.value })}
        error={errors[names.addr1]?.[0]}
      />
      <TextInput
        ref={details}
        label={t('자세한 주소')}
        name={names.addr2}
        autoComplete="address-line2"
        value={value.addr2}
        onChange={(event) => onChange({ addr2: event.currentTarget.value })}
        error={errors[names.addr2]?.[0]}
      />
      <FindPostcode
        open={finding}
        onClose={() => setFinding(false)}
        onFound={({ zonecode, address, extra }) => {
          onChange({ zip: zonecode, addr1: [address, extra].filter(Boolean).join(' ') })
          details.current?.focus()
        }}
      />
    </>
  )
}
