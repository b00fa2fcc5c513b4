import { Button } from '@sillage/ui/button.tsx'
import { Field } from '@sillage/ui/field.tsx'
import { Select } from '@sillage/ui/select.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { FindPostcode } from '@sillage/web-kit/find-postcode.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useRef, useState } from 'react'
import { AbroadFields } from '../../../member/shop/joining/abroad-fields.tsx'
import { useCountryOptions } from '../../../shipping/shop/country-options.ts'
import { type Draft, deliveryOf } from './draft.ts'
import type { PartProps } from './form-part.tsx'
import { shippingProblem } from './problems.ts'

const names = {
  zip: 'zip',
  addr1: 'receiver_addr1',
  addr2: 'receiver_addr2',
  city: 'receiver_city',
  state: 'receiver_state',
}

/** An address that is typed: found by its postcode in Korea, with its country abroad. */
export function AddressFields(props: PartProps) {
  const { draft, change, errors, clear, quote } = props
  const abroad = deliveryOf(draft, quote.deliveries) === 'ems'
  const { place } = draft
  function edit(part: Partial<Draft['place']>) {
    for (const field of Object.values(names)) clear(field)
    change({ place: { ...place, ...part } })
  }
  if (abroad)
    return (
      <>
        <CountryField {...props} />
        <AbroadFields
          country={draft.country}
          value={place}
          onChange={edit}
          names={names}
          errors={errors}
          required
          shipping
        />
      </>
    )
  return <KoreanFields {...props} edit={edit} />
}

function KoreanFields({
  draft: { place },
  errors,
  edit,
}: PartProps & { edit: (part: Partial<Draft['place']>) => void }) {
  const t = usePhrases()
  const details = useRef<HTMLInputElement>(null)
  const [finding, setFinding] = useState(false)
  return (
    <>
      <Field label={t('우편번호')} name="zip" required error={errors.zip?.[0]}>
        {(control) => (
          <div className="input-beside">
            <input
              {...control}
              className="input num"
              name="zip"
              inputMode="numeric"
              autoComplete="shipping postal-code"
              value={place.zip}
              // What the postcode search said about the old address is not true of another.
              onChange={(event) => edit({ zip: event.currentTarget.value })}
            />
            <Button kind="line" size="sm" onClick={() => setFinding(true)}>
              {t('우편번호 찾기')}
            </Button>
          </div>
        )}
      </Field>
      <TextInput
        label={t('주소')}
        name="receiver_addr1"
        required
        autoComplete="shipping address-line1"
        value={place.addr1}
        onChange={(event) => edit({ addr1: event.currentTarget.value })}
        error={errors.receiver_addr1?.[0]}
      />
      <TextInput
        ref={details}
        label={t('자세한 주소')}
        name="receiver_addr2"
        autoComplete="shipping address-line2"
        value={place.addr2}
        onChange={(event) => edit({ addr2: event.currentTarget.value })}
        error={errors.receiver_addr2?.[0]}
      />
      <FindPostcode
        open={finding}
        onClose={() => setFinding(false)}
        onFound={({ zonecode, address, extra }) => {
          const addr1 = [address, extra].filter(Boolean).join(' ')
          // The floor of another house is not true of this one.
          edit({ zip: zonecode, addr1, ...(addr1 !== place.addr1 && { addr2: '' }) })
          details.current?.focus()
        }}
      />
    </>
  )
}

/** Where the post goes, named as the reader names countries. */
function CountryField({ draft, change, quote, errors, clear }: PartProps) {
  const t = usePhrases()
  const options = useCountryOptions(quote.countries)
  const refused = shippingProblem(quote.refused.shipping)
  return (
    <Field
      label={t('나라')}
      name="country"
      required
      error={errors.country?.[0] ?? (refused && t(refused))}
      hint={t('배송비는 나라와 무게로 정해져요. 관세와 세금은 받는 나라에서 따로 낼 수 있어요.')}
    >
      {(control) => (
        <Select
          {...control}
          options={options}
          value={draft.country}
          onChange={(country) => {
            for (const field of ['country', ...Object.values(names)]) clear(field)
            change({ country })
          }}
        />
      )}
    </Field>
  )
}
