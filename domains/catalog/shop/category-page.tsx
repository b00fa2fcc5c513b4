import { Chip } from '@sillage/ui/chip.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { prime, useShop } from '../../shop.ts'
import type { Category } from '../contract.ts'
import { categoryChoices, categoryPath } from './category-tree.ts'
import { listingQuery, narrowingQuery, readListing } from './listing-address.ts'
import { ProductListing } from './product-listing.tsx'

const readCategory = (query: URLSearchParams) => readListing(query, { usual: 'recommended' })

export const loader = prime((queries, { params, query }) => [
  queries.catalog.categories(),
  queries.catalog.category({ params: { category_id: params.categoryId } }),
  queries.catalog.list({ query: { category: params.categoryId, ...listingQuery(readCategory(query)) } }),
  queries.catalog.facets({ query: { category: params.categoryId, ...narrowingQuery(readCategory(query)) } }),
])

const hrefOf = ({ id }: { id: number }) => `/shop/category/${id}`

/** A category of the tree, on any level. */
export function Component() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { categoryId } = useParams()
  const [query] = useSearchParams()
  const listing = readCategory(query)
  const { data: tree } = useSuspenseQuery(queries.catalog.categories())
  const { data: words } = useSuspenseQuery(queries.catalog.category({ params: { category_id: categoryId } }))
  const of = { category: categoryId }
  const { data: result } = useSuspenseQuery(queries.catalog.list({ query: { ...of, ...listingQuery(listing) } }))
  const { data: facets } = useSuspenseQuery(queries.catalog.facets({ query: { ...of, ...narrowingQuery(listing) } }))
  const path = categoryPath(tree.data.data, Number(categoryId))
  const here = path.at(-1)
  if (!here) return null // The tree and the list are asked together; a category deleted in between is gone on reload.
  const name = pick(here, 'name')
  const lead = words.lead && pick(words, 'lead')
  return (
    <ProductListing
      title={name}
      description={lead || t('{name} {count}가지, 향이 머무는 시간까지 비교해 보세요.', { name, count: result.total })}
      lead={lead}
      picture={words.picture}
      above={path.slice(0, -1).map((category) => ({ label: pick(category, 'name'), href: hrefOf(category) }))}
      chips={<CategoryChips path={path} />}
      path={hrefOf(here)}
      listing={listing}
      result={result}
      filters={{ facets, of }}
    />
  )
}

function CategoryChips({ path }: { path: Category[] }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const here = path.at(-1)
  const below = categoryChoices(path)
  if (!below) return null
  return (
    <nav className="chips" aria-label={t('하위 분류')}>
      <Chip href={hrefOf(below.root)} current={here === below.root}>
        {t('전체')}
      </Chip>
      {below.choices.map((category) => (
        <Chip key={category.id} href={hrefOf(category)} current={category === here}>
          {pick(category, 'name')}
        </Chip>
      ))}
    </nav>
  )
}
