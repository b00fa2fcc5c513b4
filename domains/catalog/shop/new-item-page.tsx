import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { prime, useShop } from '../../shop.ts'
import { newForDays } from '../words.ts'
import { listingQuery, narrowingQuery, readListing } from './listing-address.ts'
import { ProductListing } from './product-listing.tsx'

const of = { fresh: 'true' }

export const loader = prime((queries, { query }) => [
  queries.catalog.list({ query: { ...of, ...listingQuery(readListing(query)) } }),
  queries.catalog.facets({ query: { ...of, ...narrowingQuery(readListing(query)) } }),
])

export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const [query] = useSearchParams()
  const listing = readListing(query)
  const { data: result } = useSuspenseQuery(queries.catalog.list({ query: { ...of, ...listingQuery(listing) } }))
  const { data: facets } = useSuspenseQuery(queries.catalog.facets({ query: { ...of, ...narrowingQuery(listing) } }))
  const lead = t('최근 {days}일 사이에 나온 새 상품이에요.', { days: newForDays })
  return (
    <ProductListing
      title={t('신상품')}
      description={lead}
      lead={lead}
      path="/shop/new-item"
      listing={listing}
      result={result}
      filters={{ facets, of }}
    />
  )
}
