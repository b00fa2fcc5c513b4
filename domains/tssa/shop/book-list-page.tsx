import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { readListing } from '../../catalog/shop/listing-address.ts'
import { ProductListing } from '../../catalog/shop/product-listing.tsx'
import { prime, useShop } from '../../shop.ts'
import { bookCategoryId } from '../words.ts'

const shelfAt = (query: URLSearchParams) => ({ query: { category: bookCategoryId, ...readListing(query) } })

export const loader = prime((queries, { query }) => [queries.catalog.list(shelfAt(query))])

/** Books about what is taught. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const [query] = useSearchParams()
  const { data: shelf } = useSuspenseQuery(queries.catalog.list(shelfAt(query)))
  return (
    <ProductListing
      title={t('책')}
      description={t('향과 캔들을 더 깊이 읽는 책이에요.')}
      lead={t('향과 캔들을 더 깊이 읽는 책이에요.')}
      above={[{ label: 'TSSA', href: '/tssa' }]}
      path="/tssa/books"
      listing={readListing(query)}
      shelf={shelf}
    />
  )
}
