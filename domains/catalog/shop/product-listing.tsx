import { limits } from '@sillage/kit/limits.ts'
import type { Picture as PictureOf } from '@sillage/kit/schemas.ts'
import { Breadcrumb } from '@sillage/ui/breadcrumb.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { PageMeta } from '@sillage/web-kit/page-meta.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type ReactNode, useEffect, useState } from 'react'
import type { Facets, ProductCard } from '../contract.ts'
import { FilterButton } from './filter-button.tsx'
import { FilterChips } from './filter-chips.tsx'
import { usePressed } from './filter-link.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { isNarrowed, type Listing, listingHref } from './listing-address.ts'
import { ListingEmpty } from './listing-empty.tsx'
import { ProductTile } from './product-tile.tsx'
import { SortLinks } from './sort-links.tsx'
import './listing.css'
import '@sillage/ui/sections/listing-head.css'
import { Pagination } from '@sillage/web-kit/pagination.tsx'

type Listed = { data: ProductCard[]; total: number; last_page: number; from: number | null; sold?: number | null }
type Props = {
  title: string
  description: string
  lead?: string
  /** At the head of the list, and where it is shared. */
  picture?: PictureOf | null
  /** The breadcrumb from the home page, without this page. */
  above?: readonly { label: string; href: string }[]
  chips?: ReactNode
  path: string
  listing: Listing
  result: Listed
  /** What narrows it, and which listing it is; a short list needs none. */
  filters?: { facets: Facets; of: { category?: string | undefined; fresh?: string | undefined } }
  /** Best sellers show their rank, as far as they were sold, and cannot be sorted otherwise. */
  ranked?: boolean
}

// What fits on the first screen of a desktop; on a phone the second row is just below it.
const eagerCards = 4

/** A list of products with its head: category, best sellers and new items are the same page. */
export function ProductListing(props: Props) {
  const { title, description, path, listing, result } = props
  const trail = useTrail(props)
  const narrowed = isNarrowed(listing)
  return (
    <div className="page">
      <PageMeta
        title={title}
        description={description}
        path={trueAddress(props)}
        picture={props.picture ?? result.data[0]?.picture}
        trail={trail}
      />
      {narrowed && <meta name="robots" content="noindex" />}
      <ListingHead {...props} />
      {result.total === 0 && !narrowed ? <ListingEmpty path={path} total={0} /> : <ListingBody {...props} />}
    </div>
  )
}

/** A page of the usual list is itself; in another order it is that list; what is narrowed, and not to be found, is its own. */
function trueAddress({ path, listing, ranked }: Props) {
  if (isNarrowed(listing)) return listingHref(path, { ...listing, ...(ranked && usualOrder) })
  const isUsual = ranked || (listing.sort === (listing.usual ?? usualOrder.sort) && listing.order === usualOrder.order)
  return listingHref(path, isUsual ? { page: listing.page } : {})
}

function useTrail({ title, above = [] }: Props) {
  const t = usePhrases()
  return [{ label: t('홈'), href: '/' }, ...above, { label: title }]
}

/** The list, beside what narrows it. */
function ListingBody(props: Props) {
  const { path, listing, filters } = props
  if (!filters) return <ListingRows {...props} />
  return (
    <div className="listing">
      <FilterPanel path={path} listing={listing} facets={filters.facets} />
      <div>
        <ListingRows {...props} />
      </div>
    </div>
  )
}

function ListingRows(props: Props) {
  const { path, listing, result, ranked } = props
  const isEmpty = result.data.length === 0
  return (
    <>
      <ListingBar {...props} />
      <FilterChips path={path} listing={listing} />
      {isEmpty ? <ListingEmpty path={path} total={result.total} listing={listing} /> : <ListingGrid {...props} />}
      <Pagination
        page={listing.page}
        pages={result.last_page}
        href={(page) => listingHref(path, { ...listing, page, ...(ranked && usualOrder) })}
      />
    </>
  )
}

// Best sellers have one order, and their address does not say it.
const usualOrder = { sort: 'newest', order: 'desc' } as const

function ListingHead(props: Props) {
  const { title, lead, chips, picture } = props
  const t = usePhrases()
  const trail = useTrail(props)
  return (
    <div className="page-head listing-head">
      <Breadcrumb label={t('현재 위치')} items={trail} />
      <h1 className="page-title">{title}</h1>
      {lead && <p className="page-lead">{lead}</p>}
      {picture && <Picture {...picture} className="listing-picture" sizes="100vw" alt="" eager />}
      {chips}
    </div>
  )
}

function ListingBar({ path, listing, result, filters, ranked }: Props) {
  const count = useCountText()(result.total)
  return (
    <div className="listing-bar">
      <span className="num">{count}</span>
      <Announcement>{count}</Announcement>
      {filters && <FilterButton path={path} listing={listing} facets={filters.facets} scope={filters.of} />}
      {!ranked && <SortLinks path={path} listing={listing} />}
    </div>
  )
}

/** Ranges are counted up to a point; past it the number is a beginning. */
function useCountText() {
  const t = usePhrases()
  return (count: number) =>
    count === limits.paging.counted_rows ? t('상품 {count}개 이상', { count }) : t('상품 {count}개', { count })
}

/** What a choice has left is said aloud: a region speaks when it changes, so it is filled after it is drawn. */
function Announcement({ children }: { children: string }) {
  const pressed = usePressed()
  const [said, setSaid] = useState('')
  useEffect(() => setSaid(pressed ? children : ''), [pressed, children])
  return (
    <span className="sr" role="status">
      {said}
    </span>
  )
}

function ListingGrid({ result, ranked, filters }: Props) {
  return (
    <div className={filters ? 'product-grid product-grid-3' : 'product-grid'}>
      {result.data.map((card, index) => (
        <ProductTile
          key={card.id}
          card={card}
          heading="h2"
          eager={index < eagerCards}
          {...(ranked && index < (result.sold ?? 0) && { rank: (result.from ?? 1) + index })}
        />
      ))}
    </div>
  )
}
