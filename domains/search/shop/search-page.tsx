import { PageMeta } from '@sillage/web-kit/page-meta.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { prime, useShop } from '../../shop.ts'
import { FoundProducts } from './found-products.tsx'
import { LookAround, often } from './look-around.tsx'
import { type Asked, readSearch, searchFacetsQuery, searchHref, searchQuery } from './search-address.ts'
import { SearchForm } from './search-form.tsx'
import './search.css'

export const loader = prime((queries, { query }) => {
  const asked = readSearch(query)
  return [
    queries.catalog.categories(),
    queries.catalog.list(often),
    queries.search.popular(),
    ...(asked.keyword
      ? [queries.search.find({ query: searchQuery(asked) }), queries.search.facets({ query: searchFacetsQuery(asked) })]
      : []),
  ]
})

/** Finding a product: by a word, by the shelf it stands on, and among those most asked for. */
export function Component() {
  const t = usePhrases()
  const [query] = useSearchParams()
  const asked = readSearch(query)
  const { keyword } = asked
  const title = keyword ? t('‘{keyword}’ 찾기', { keyword }) : t('상품 찾기')
  return (
    <div className="page">
      <PageMeta
        title={title}
        description={t('향과 재료, 책과 수업을 검색어와 카테고리로 찾아보세요.')}
        path={searchHref({ keyword })}
      />
      {keyword && <meta name="robots" content="noindex" />}
      <div className="page-head">
        <h1 className="sr">{title}</h1>
        <SearchForm key={keyword} keyword={keyword} size="large" />
      </div>
      {keyword ? <Results asked={asked} /> : <LookAround />}
    </div>
  )
}

function Results({ asked }: { asked: Asked }) {
  const { queries } = useShop()
  const { data: found } = useSuspenseQuery(queries.search.find({ query: searchQuery(asked) }))
  const { data: facets } = useSuspenseQuery(queries.search.facets({ query: searchFacetsQuery(asked) }))
  return <FoundProducts asked={asked} found={found} facets={facets} />
}
