import { RangeInput } from '@sillage/ui/range-input.tsx'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import type { Facets } from '../contract.ts'
import { minorUnits, readPrice } from './listing-address.ts'
import { useCurrency } from './price-text.ts'
import '@sillage/ui/field.css'

export type ChosenPrice = { price_min?: number | undefined; price_max?: number | undefined }
type Props = { defaults: ChosenPrice; facets: Facets; onChange?: (chosen: ChosenPrice) => void }

/** The cheapest, typed; the dearest, on a slider or typed. */
export function PriceFields({ defaults, facets, onChange }: Props) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const mine = useCurrency()
  const ends = usePriceEnds(facets)
  const [max, setMax] = useState(defaults.price_max)
  const typed = { className: 'input num', inputMode: 'numeric', autoComplete: 'off', maxLength: 10 } as const
  const minimum = (
    <input
      {...typed}
      name="price_min"
      aria-label={t('최저 가격')}
      defaultValue={defaults.price_min}
      placeholder={facets.price ? `${moneyText(facets.price.min[mine])} ~` : undefined}
      onChange={({ target }) => onChange?.({ price_min: readPrice(target.value) })}
    />
  )
  if (!ends) return <div className="price-fields">{minimum}</div>
  return (
    <div className="price-fields">
      {minimum}
      <RangeInput
        label={t('최고 가격')}
        numberLabel={t('최고 가격')}
        name="price_max"
        openEnd
        {...ends}
        value={max ?? ends.max}
        onChange={(value) => {
          setMax(value)
          onChange?.({ price_max: belowDearest(value, facets, mine) })
        }}
      />
    </div>
  )
}

type Currency = ReturnType<typeof useCurrency>
const dearestOf = (facets: Facets, currency: Currency) =>
  facets.price ? Math.ceil(facets.price.max[currency].amount / minorUnits[currency]) : 0

/** A slider at its end leaves nothing out, and so it is no choice. */
export const belowDearest = (price: number | undefined, facets: Facets, currency: Currency) =>
  price !== undefined && price < dearestOf(facets, currency) ? price : undefined

const steps = { krw: 1_000, usd: 1 }

/** Between which prices the products lie, in whole won or dollars; nothing where all cost the same. */
function usePriceEnds(facets: Facets) {
  const mine = useCurrency()
  if (!facets.price) return undefined
  const min = Math.floor(facets.price.min[mine].amount / minorUnits[mine])
  const max = dearestOf(facets, mine)
  return max > min ? { min, max, step: steps[mine] } : undefined
}
