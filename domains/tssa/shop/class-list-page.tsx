import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { readListing } from '../../catalog/shop/listing-address.ts'
import { ProductListing } from '../../catalog/shop/product-listing.tsx'
import { prime, useShop } from '../../shop.ts'
import { classCategoryId } from '../words.ts'

const shelfAt = (query: URLSearchParams) => ({ query: { category: classCategoryId, ...readListing(query) } })

export const loader = prime((queries, { query }) => [queries.catalog.list(shelfAt(query))])

/** Everything that is taught. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const [query] = useSearchParams()
  const { data: shelf } = useSuspenseQuery(queries.catalog.list(shelfAt(query)))
  return (
    <ProductListing
      title={t('수업')}
      description={t('TSSA에서 배우는 수업을 모두 모았어요.')}
      lead={t('TSSA에서 배우는 수업을 모두 모았어요.')}
      above={[{ label: 'TSSA', href: '/tssa' }]}
      path="/tssa/class-product"
      listing={readListing(query)}
      shelf={shelf}
    />
  )
}
