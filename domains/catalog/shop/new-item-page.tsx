import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { prime, useShop } from '../../shop.ts'
import { newForDays } from '../words.ts'
import { readListing } from './listing-address.ts'
import { ProductListing } from './product-listing.tsx'

const readFresh = (query: URLSearchParams) => ({ ...readListing(query), fresh: 'true' })

export const loader = prime((queries, { query }) => [queries.catalog.list({ query: readFresh(query) })])

export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const [query] = useSearchParams()
  const { data: shelf } = useSuspenseQuery(queries.catalog.list({ query: readFresh(query) }))
  const lead = t('최근 {days}일 사이에 선반에 오른 것들이에요.', { days: newForDays })
  return (
    <ProductListing
      title={t('신상품')}
      description={lead}
      lead={lead}
      path="/shop/new-item"
      listing={readListing(query)}
      shelf={shelf}
    />
  )
}
