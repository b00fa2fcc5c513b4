import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { prime, useShop } from '../../shop.ts'
import { type Listing, listingQuery, narrowingQuery, readListing } from './listing-address.ts'
import { ProductListing } from './product-listing.tsx'

/** Best sellers have one order only: by what was sold in thirty days. */
const readBest = (query: URLSearchParams): Listing => ({ ...readListing(query), sort: 'best', order: 'desc' })

export const loader = prime((queries, { query }) => [
  queries.catalog.list({ query: listingQuery(readBest(query)) }),
  queries.catalog.facets({ query: narrowingQuery(readBest(query)) }),
])

export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const [query] = useSearchParams()
  const best = readBest(query)
  const { data: result } = useSuspenseQuery(queries.catalog.list({ query: listingQuery(best) }))
  const { data: facets } = useSuspenseQuery(queries.catalog.facets({ query: narrowingQuery(best) }))
  return (
    <ProductListing
      title={t('베스트셀러')}
      description={t('지난 30일 동안 가장 많이 팔린 향과 재료예요.')}
      lead={t('지난 30일 동안 가장 많이 팔린 향과 재료예요.')}
      path="/shop/best-seller"
      listing={best}
      result={result}
      filters={{ facets, of: {} }}
      ranked
    />
  )
}
