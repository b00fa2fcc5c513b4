import type { Cart } from '@sillage/domains/cart/contract.ts'
import { useSession } from '@sillage/domains/session.ts'
import { useCountryOptions } from '@sillage/domains/shipping/shop/country-options.ts'
import type { EmsZone } from '@sillage/domains/shipping/words.ts'
import { useShop } from '@sillage/domains/shop.ts'
import type { Currency } from '@sillage/kit/money.ts'
import { Button } from '@sillage/ui/button.tsx'
import { Field } from '@sillage/ui/field.tsx'
import { Select } from '@sillage/ui/select.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { FindPostcode } from '@sillage/web-kit/find-postcode.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CartAnswer, CostAnswer } from './cost-answer.tsx'
import '@sillage/domains/member/shop/joining/joining.css'

/** Where to, and the answer at once: within the country, and abroad. */
export function CostFinder({ currency, zones }: { currency: Currency; zones: readonly EmsZone[] }) {
  const t = usePhrases()
  const cart = useMyCart()
  return (
    <section className="shipping-finder" aria-labelledby="shipping-finder">
      <h2 id="shipping-finder" className="section-title">
        {t('배송비 계산하기')}
      </h2>
      <div className="shipping-ways">
        <fieldset aria-label={t('국내 배송')}>
          <h3>{t('국내 배송')}</h3>
          <HomeFinder currency={currency} cart={cart} />
        </fieldset>
        <fieldset aria-label={t('해외 배송')}>
          <h3>{t('해외 배송')}</h3>
          <AbroadFinder currency={currency} zones={zones} cart={cart} />
        </fieldset>
      </div>
    </section>
  )
}

/** The contents of the cart; empty until the session is known. */
function useMyCart(): Cart | undefined {
  const { queries } = useShop()
  const { checked } = useSession()
  return useQuery({ ...quietly(queries.cart.show()), enabled: checked }).data
}

function HomeFinder({ currency, cart }: { currency: Currency; cart: Cart | undefined }) {
  const t = usePhrases()
  const [zip, setZip] = useState('')
  const [finding, setFinding] = useState(false)
  const asked = /^\d{5}$/.test(zip) ? { zip, currency } : null
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
              value={zip}
              onChange={(event) => setZip(event.currentTarget.value.replaceAll(/\D/g, ''))}
            />
            <Button kind="line" size="sm" onClick={() => setFinding(true)}>
              {t('우편번호 찾기')}
            </Button>
          </div>
        )}
      </Field>
      <CostAnswer asked={asked} />
      <CartAnswer asked={asked} cart={cart} />
      <FindPostcode open={finding} onClose={() => setFinding(false)} onFound={({ zonecode }) => setZip(zonecode)} />
    </div>
  )
}

/** What the server answers for; no parcel is as heavy. */
const heaviestG = 100_000

type AbroadProps = { currency: Currency; zones: readonly EmsZone[]; cart: Cart | undefined }

function AbroadFinder({ currency, zones, cart }: AbroadProps) {
  const t = usePhrases()
  const [country, setCountry] = useState<string | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const inCart = cart?.weight_g ?? 0
  const weight = typed ?? (inCart > 0 ? String(inCart / 1000) : '1')
  const options = useCountryOptions(zones.flatMap((zone) => zone.countries))
  const weight_g = Math.round(Number(weight.replace(',', '.')) * 1000)
  const isWeight = weight_g >= 1 && weight_g <= heaviestG
  return (
    <div className="form-fields shipping-form">
      <Field label={t('나라')} name="country" hint={t('나라와 무게를 고르면 배송비를 알려 드려요.')}>
        {(control) => <Select {...control} options={options} value={country} onChange={setCountry} />}
      </Field>
      <TextInput
        label={t('무게 (kg)')}
        name="weight"
        inputMode="decimal"
        value={weight}
        hint={typed === null && inCart > 0 ? t('지금 장바구니에 담긴 무게예요.') : undefined}
        error={isWeight || weight === '' ? undefined : t('무게를 숫자로 적어 주세요. 100 kg까지 계산할 수 있어요.')}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <CostAnswer asked={country !== null && isWeight ? { country, weight_g, currency } : null} />
    </div>
  )
}
