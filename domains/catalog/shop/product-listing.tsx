import { Breadcrumb } from '@sillage/ui/breadcrumb.tsx'
import { Paginator } from '@sillage/ui/paginator.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'
import type { ProductCard } from '../contract.ts'
import { type Listing, listingHref } from './listing-address.ts'
import { ListingEmpty } from './listing-empty.tsx'
import { PageMeta } from './page-meta.tsx'
import { ProductTile } from './product-tile.tsx'
import { SortLinks } from './sort-links.tsx'
import '@sillage/ui/sections/listing.css'
import './product-listing.css'

type Shelf = { data: ProductCard[]; total: number; last_page: number; from: number | null }
type Props = {
  title: string
  description: string
  lead?: string
  /** The way here from the home page, this page left out. */
  above?: readonly { label: string; href: string }[]
  chips?: ReactNode
  path: string
  listing: Listing
  shelf: Shelf
  /** Best sellers carry their place, and then stand in no other order. */
  ranked?: boolean
}

// What fits on the first screen of a desktop; on a phone the second row is just below it.
const eagerCards = 4

/** A list of products with its head: category, best sellers and new items are the same page. */
export function ProductListing(props: Props) {
  const { title, description, path, listing, shelf, ranked } = props
  const t = usePhrases()
  return (
    <div className="page">
      <PageMeta title={title} description={description} path={listingHref(path, { page: listing.page })} />
      <ListingHead {...props} />
      {shelf.data.length === 0 ? (
        <ListingEmpty path={path} total={shelf.total} />
      ) : (
        <>
          <ListingBar {...props} />
          <ListingGrid {...props} />
          <Paginator
            page={listing.page}
            pages={shelf.last_page}
            href={(page) => listingHref(path, ranked ? { page } : { ...listing, page })}
            labels={{ list: t('쪽 번호'), previous: t('이전 쪽'), next: t('다음 쪽') }}
          />
        </>
      )}
    </div>
  )
}

function ListingHead({ title, lead, above = [], chips }: Props) {
  const t = usePhrases()
  return (
    <div className="page-head listing-head">
      <Breadcrumb label={t('현재 위치')} items={[{ label: t('홈'), href: '/' }, ...above, { label: title }]} />
      <h1 className="page-title">{title}</h1>
      {lead && <p className="page-lead">{lead}</p>}
      {chips}
    </div>
  )
}

function ListingBar({ path, listing, shelf, ranked }: Props) {
  const t = usePhrases()
  return (
    <div className="listing-bar">
      <span className="num">{t('상품 {count}개', { count: shelf.total })}</span>
      {!ranked && <SortLinks path={path} listing={listing} />}
    </div>
  )
}

function ListingGrid({ shelf, ranked }: Props) {
  return (
    <div className="product-grid">
      {shelf.data.map((card, index) => (
        <ProductTile
          key={card.id}
          card={card}
          heading="h2"
          eager={index < eagerCards}
          {...(ranked && { rank: (shelf.from ?? 1) + index })}
        />
      ))}
    </div>
  )
}
