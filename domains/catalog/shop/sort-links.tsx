import { Anchor } from '@sillage/ui/anchor.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type Listing, listingHref, listingOrders, recommended } from './listing-address.ts'
import { useCurrency } from './price-text.ts'
import { useOrderLabel } from './use-order-label.ts'

type Props = { path: string; listing: Listing }

/** The order of a list, as links: it works before scripts do, and each order has an address to share. */
export function SortLinks({ path, listing }: Props) {
  const t = usePhrases()
  const labelOf = useOrderLabel()
  const mine = useCurrency()
  // Prices chosen in one currency stay in it; otherwise cheap is what is cheap to this visitor.
  const isPriced = listing.price_min !== undefined || listing.price_max !== undefined
  const currency = isPriced ? listing.currency : mine === 'usd' ? mine : undefined
  const orders = listing.usual ? [recommended, ...listingOrders] : listingOrders
  return (
    <nav className="sorts" aria-label={t('정렬')}>
      {orders.map(({ label, sort, order }) => (
        <Anchor
          key={label}
          href={listingHref(path, { ...listing, page: 1, sort, order, currency })}
          aria-current={sort === listing.sort && order === listing.order ? 'true' : undefined}
        >
          {labelOf({ label, sort, order })}
        </Anchor>
      ))}
    </nav>
  )
}
