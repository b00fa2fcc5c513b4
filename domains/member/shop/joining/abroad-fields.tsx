import { hasCities, hasPostcodes, isPostcodeFirst, regionNameOf } from '@sillage/kit/address-form.ts'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

export type AbroadPlace = { zip: string; addr1: string; addr2: string; city: string; state: string }
type Part = keyof AbroadPlace
type Props = {
  country: string
  value: AbroadPlace
  onChange: (part: Partial<AbroadPlace>) => void
  /** What the call names each part. */
  names: AbroadPlace
  errors: Record<string, string[] | undefined>
  required: boolean
  /** Where it goes, not where the buyer lives. */
  shipping?: boolean
}

/** An address abroad, its parts in the order of its country. */
export function AbroadFields(props: Props) {
  const { country, value, onChange, names, errors, required, shipping = false } = props
  const t = usePhrases()
  const region = regionNameOf(country)
  const field = (part: Part, autoComplete: string) => ({
    name: names[part],
    required,
    autoComplete: shipping ? `shipping ${autoComplete}` : autoComplete,
    value: value[part],
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange({ [part]: event.currentTarget.value }),
    error: errors[names[part]]?.[0],
  })
  const zip = (
    <TextInput {...field('zip', 'postal-code')} label={t('우편번호')} required={required && hasPostcodes(country)} />
  )
  const city = hasCities(country) && <TextInput {...field('city', 'address-level2')} label={t('도시')} />
  return (
    <>
      <TextInput {...field('addr1', 'address-line1')} label={t('도로명과 번지')} />
      <TextInput {...field('addr2', 'address-line2')} label={t('동·호수 (선택)')} required={false} />
      <div className="field-row">
        {isPostcodeFirst(country) ? (
          <>
            {zip}
            {city}
          </>
        ) : (
          <>
            {city}
            {!region && zip}
          </>
        )}
      </div>
      {region && (
        <div className="field-row">
          <TextInput {...field('state', 'address-level1')} label={t(region)} />
          {!isPostcodeFirst(country) && zip}
        </div>
      )}
    </>
  )
}
