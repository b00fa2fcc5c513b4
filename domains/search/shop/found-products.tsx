import { Anchor } from '@sillage/ui/anchor.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type MouseEvent, useEffect } from 'react'
import type { Facets } from '../../catalog/contract.ts'
import { FilterButton } from '../../catalog/shop/filter-button.tsx'
import { FilterChips } from '../../catalog/shop/filter-chips.tsx'
import { FilterPanel } from '../../catalog/shop/filter-panel.tsx'
import { isNarrowed } from '../../catalog/shop/listing-address.ts'
import { ListingEmpty } from '../../catalog/shop/listing-empty.tsx'
import { openedProduct } from '../../catalog/shop/opened-product.ts'
import { useCurrency } from '../../catalog/shop/price-text.ts'
import { ProductTile } from '../../catalog/shop/product-tile.tsx'
import { useOrderLabel } from '../../catalog/shop/use-order-label.ts'
import type { Found } from '../contract.ts'
import { FoundNote } from './found-note.tsx'
import { NothingFound } from './nothing-found.tsx'
import { recentWords } from './recent-words.ts'
import { type Asked, searchHref, searchOrders } from './search-address.ts'
import { useLogClick } from './use-log-click.ts'
import '../../catalog/shop/listing.css'
import '@sillage/ui/sections/listing-head.css'
import { Pagination } from '@sillage/web-kit/pagination.tsx'

type Props = { asked: Asked; found: Found; facets: Facets }

// What fits on the first screen of a desktop.
const eagerCards = 4
const path = '/shop/search'

export function FoundProducts(props: Props) {
  const { asked, found, facets } = props
  const { keyword } = asked
  const leads = found.total > 0
  useEffect(() => {
    if (leads) recentWords.add(keyword)
  }, [keyword, leads])
  // What is narrowed away is not missing.
  if (!leads && !isNarrowed(asked))
    return <NothingFound key={keyword} keyword={keyword} correction={found.correction} />
  return (
    <>
      <FoundNote keyword={keyword} found={found} />
      <div className="listing">
        <FilterPanel path={path} listing={asked} facets={facets} />
        <div>
          <Bar {...props} />
          <FilterChips path={path} listing={asked} />
          {found.data.length === 0 ? (
            <ListingEmpty path={path} total={found.total} listing={asked} />
          ) : (
            <Grid asked={asked} found={found} />
          )}
        </div>
      </div>
    </>
  )
}

function Bar({ asked, found, facets }: Props) {
  const t = usePhrases()
  const labelOf = useOrderLabel()
  const { capped, total } = found
  const mine = useCurrency()
  // Prices chosen in one currency stay in it; otherwise cheap is what is cheap to this visitor.
  const isPriced = asked.price_min !== undefined || asked.price_max !== undefined
  const currency = isPriced ? asked.currency : mine === 'usd' ? mine : undefined
  const count = total.toLocaleString('en')
  return (
    <div className="listing-bar">
      <span className="num">{capped ? t('상품 {count}개 이상', { count }) : t('상품 {count}개', { count })}</span>
      <FilterButton path={path} listing={asked} facets={facets} scope={{}} />
      <nav className="sorts" aria-label={t('정렬')}>
        {searchOrders.map(({ label, sort, order }) => (
          <Anchor
            key={label}
            href={searchHref({ ...asked, page: 1, sort, order, currency })}
            aria-current={sort === asked.sort && order === asked.order ? 'true' : undefined}
          >
            {labelOf({ label, sort, order })}
          </Anchor>
        ))}
      </nav>
    </div>
  )
}

function Grid({ asked, found }: Omit<Props, 'facets'>) {
  const t = usePhrases()
  const logClick = useLogClick()
  function opened(event: MouseEvent) {
    const product_id = openedProduct(event)
    if (product_id) logClick(asked.keyword, product_id)
  }
  return (
    <>
      <h2 className="sr">{t('찾은 상품')}</h2>
      <div className="product-grid product-grid-3" onClickCapture={opened}>
        {found.data.map((card, index) => (
          <ProductTile key={card.id} card={card} eager={index < eagerCards} />
        ))}
      </div>
      <Pagination page={asked.page} pages={found.last_page} href={(page) => searchHref({ ...asked, page })} />
    </>
  )
}
