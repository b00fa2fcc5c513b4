import type { Currency } from '@sillage/kit/money.ts'
import { Button } from '@sillage/ui/button.tsx'
import { Field } from '@sillage/ui/field.tsx'
import { Select } from '@sillage/ui/select.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { countries } from '../../member/shop/joining/countries.ts'
import { FindPostcode } from '../../member/shop/joining/find-postcode.tsx'
import type { EmsZone } from '../words.ts'
import { CostAnswer } from './cost-answer.tsx'
import '../../member/shop/joining/joining.css'

/** Where to, and the answer at once: within the country, and abroad. */
export function CostFinder({ currency, zones }: { currency: Currency; zones: readonly EmsZone[] }) {
  const t = usePhrases()
  return (
    <section className="shipping-finder" aria-labelledby="shipping-finder">
      <h2 id="shipping-finder" className="section-title">
        {t('배송비 알아보기')}
      </h2>
      <div className="shipping-ways">
        <section aria-label={t('국내 배송')}>
          <h3>{t('국내 배송')}</h3>
          <HomeFinder currency={currency} />
        </section>
        <section aria-label={t('해외 배송')}>
          <h3>{t('해외 배송')}</h3>
          <AbroadFinder currency={currency} zones={zones} />
        </section>
      </div>
    </section>
  )
}

type Place = { zip: string; bcode?: string; building_code?: string }

function HomeFinder({ currency }: { currency: Currency }) {
  const t = usePhrases()
  const [place, setPlace] = useState<Place>({ zip: '' })
  const [finding, setFinding] = useState(false)
  const isWhole = /^\d{5}$/.test(place.zip)
  return (
    <div className="form-fields shipping-form">
      <Field label={t('우편번호')} name="zip" hint={t('우편번호 다섯 자리를 적거나 주소로 찾아 주세요.')}>
        {(control) => (
          <div className="input-beside">
            <input
              {...control}
              className="input num"
              name="zip"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={5}
              value={place.zip}
              onChange={(event) => setPlace({ zip: event.currentTarget.value.replaceAll(/\D/g, '') })}
            />
            <Button kind="line" size="sm" onClick={() => setFinding(true)}>
              {t('우편번호 찾기')}
            </Button>
          </div>
        )}
      </Field>
      <CostAnswer asked={isWhole ? { ...place, currency } : null} />
      <FindPostcode
        open={finding}
        onClose={() => setFinding(false)}
        onFound={({ zonecode, bcode, buildingCode }) =>
          setPlace({ zip: zonecode, ...(bcode && { bcode }), ...(buildingCode && { building_code: buildingCode }) })
        }
      />
    </div>
  )
}

function AbroadFinder({ currency, zones }: { currency: Currency; zones: readonly EmsZone[] }) {
  const t = usePhrases()
  const [country, setCountry] = useState<string | null>(null)
  const [weight, setWeight] = useState('1')
  const reached = countries.filter(({ code }) => zones.some((zone) => zone.countries.includes(code)))
  const weight_g = Math.round(Number(weight.replace(',', '.')) * 1000)
  const isWhole = country !== null && weight_g >= 1 && weight_g <= 100_000
  return (
    <div className="form-fields shipping-form">
      <Field label={t('나라')} name="country" hint={t('나라와 무게를 고르면 배송비를 알려 드려요.')}>
        {(control) => (
          <Select
            {...control}
            options={reached.map(({ code, name }) => ({ value: code, label: t(name) }))}
            value={reached.find(({ code }) => code === country)?.code ?? null}
            onChange={setCountry}
          />
        )}
      </Field>
      <TextInput
        label={t('무게 (kg)')}
        name="weight"
        inputMode="decimal"
        value={weight}
        onChange={(event) => setWeight(event.currentTarget.value)}
      />
      <CostAnswer asked={isWhole ? { country, weight_g, currency } : null} />
    </div>
  )
}
