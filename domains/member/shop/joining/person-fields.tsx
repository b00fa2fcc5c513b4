import { TextInput } from '@sillage/ui/text-input.tsx'
import { homeCountry } from '@sillage/web-kit/countries.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { CountryField } from './country-field.tsx'
import { PhoneField } from './phone-field.tsx'
import type { PhoneProof } from './use-phone-code.ts'

type Person = { country: string; mb_name: string; mb_hp: string; proof: PhoneProof | null }
type Props = {
  value: Person
  onChange: (part: Partial<Person>) => void
  /** How it stands with the phone: a proof of another number counts for nothing. */
  proof: 'given' | 'wanted' | 'not asked'
  errors: Record<string, string[] | undefined>
  clear: (field: string) => void
}

/** A person: the country, the name, and a phone number. */
export function PersonFields({ value, onChange, proof, errors, clear }: Props) {
  const t = usePhrases()
  /** What is edited is no longer wrong, nor is what depended on it. */
  function edit(part: Partial<Person>, ...dependent: string[]) {
    for (const field of dependent) clear(field)
    onChange(part)
  }
  return (
    <>
      <CountryField
        label={t('거주 국가')}
        value={value.country}
        onChange={(country) => edit({ country }, 'mb_hp', 'mb_name')}
        error={errors.country?.[0]}
      />
      <TextInput
        label={t('이름')}
        name="mb_name"
        required
        autoComplete="name"
        value={value.mb_name}
        onChange={(event) => edit({ mb_name: event.currentTarget.value })}
        error={errors.mb_name?.[0]}
        hint={value.country !== homeCountry && t('여권에 적힌 이름이면 배송과 통관이 쉬워요.')}
      />
      <PhoneField
        country={value.country}
        value={value.mb_hp}
        proof={proof}
        onChange={(mb_hp) => edit({ mb_hp }, 'proof_id')}
        onProved={(next) => edit({ proof: next }, 'proof_id', 'mb_hp')}
        error={errors.mb_hp?.[0] ?? errors.proof_id?.[0]}
      />
    </>
  )
}
