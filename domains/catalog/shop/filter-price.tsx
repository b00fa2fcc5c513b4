import { Button } from '@sillage/ui/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useNavigate } from 'react-router'
import type { Facets } from '../contract.ts'
import { belowDearest, PriceFields } from './filter-price-fields.tsx'
import { type AnyListing, listingHref, readPrice } from './listing-address.ts'
import { useCurrency } from './price-text.ts'

type Props = { path: string; listing: AnyListing; facets: Facets }

/** From and to, as a form of its own: the browser can send it without us. */
export function FilterPrice({ path, listing, facets }: Props) {
  const t = usePhrases()
  const navigate = useNavigate()
  const mine = useCurrency()
  const currency = mine === 'usd' ? mine : undefined
  const { price_min, price_max, page: _, ...rest } = listing
  const others = new URL(listingHref('/', rest), 'http://shop').searchParams
  return (
    <form
      action={path}
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const price = (name: string) => readPrice(String(form.get(name) ?? ''))
        const wanted = {
          ...rest,
          currency,
          price_min: price('price_min'),
          price_max: belowDearest(price('price_max'), facets, mine),
        }
        navigate(listingHref(path, wanted), { state: { pressed: 'price' } })
      }}
    >
      {[...others].map(
        ([name, value]) => name !== 'currency' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {currency && <input type="hidden" name="currency" value={currency} />}
      <PriceFields
        key={`${price_min} ${price_max}`}
        defaults={listing.currency === currency ? { price_min, price_max } : {}}
        facets={facets}
      />
      <Button type="submit" kind="line" size="sm" wide>
        {t('가격 적용')}
      </Button>
    </form>
  )
}
