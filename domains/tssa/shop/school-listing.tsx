import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { readListing } from '../../catalog/shop/listing-address.ts'
import { ProductListing } from '../../catalog/shop/product-listing.tsx'
import { prime, useShop } from '../../shop.ts'

type Props = { category: number; path: string; title: string; lead: string }

const listingAt = (category: number, query: URLSearchParams) => ({ query: { category, ...readListing(query) } })

/** For the loader of a page that shows this shelf. */
export const primeListing = (category: number) =>
  prime((queries, { query }) => [queries.catalog.list(listingAt(category, query))])

/** What the school sells, as a list of its own. */
export function SchoolListing({ category, path, title, lead }: Props) {
  const { queries } = useShop()
  const [query] = useSearchParams()
  const { data: result } = useSuspenseQuery(queries.catalog.list(listingAt(category, query)))
  return (
    <ProductListing
      title={title}
      description={lead}
      lead={lead}
      above={[{ label: 'TSSA', href: '/tssa' }]}
      path={path}
      listing={readListing(query)}
      result={result}
    />
  )
}
