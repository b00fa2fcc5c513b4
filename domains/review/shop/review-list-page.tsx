import { Button } from '@sillage/ui/button.tsx'
import { Chip } from '@sillage/ui/chip.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { type Locale, usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { prime, useShop } from '../../shop.ts'
import { firstIn, type ReviewListing, readReviewListing, reviewListingHref, reviewOrders } from './review-address.ts'
import { ReviewRows } from './review-rows.tsx'
import { Score } from './review-summary.tsx'
import './review.css'
import { Pagination } from '@sillage/web-kit/pagination.tsx'

const listOf = ({ photo, ...listing }: ReviewListing, locale: Locale) => ({
  query: { ...listing, ...(photo && { photo: 'true' }), ...firstIn(locale) },
})

export const loader = prime((queries, { query, locale }) => [
  queries.review.summary({ query: {} }),
  queries.review.list(listOf(readReviewListing(query), locale)),
])

/** What buyers say, of all products. */
export function Component() {
  const t = usePhrases()
  return (
    <PageLayout
      title={t('리뷰')}
      description={t('구매하신 분들의 리뷰예요.')}
      above={[{ label: t('고객센터'), href: '/customer/center' }]}
    >
      <Everything />
    </PageLayout>
  )
}

function Everything() {
  const { t, locale } = usePhrasebook()
  const { queries } = useShop()
  const listing = readReviewListing(useSearchParams()[0])
  const { data: summary } = useSuspenseQuery(queries.review.summary({ query: {} }))
  const { data: found } = useSuspenseQuery(queries.review.list(listOf(listing, locale)))
  if (summary.count === 0)
    return (
      <Empty
        title={t('올라온 리뷰가 없어요')}
        action={<Button href="/shop/best-seller">{t('베스트셀러 보기')}</Button>}
      >
        {t('가장 많이 찾으신 향부터 둘러보세요.')}
      </Empty>
    )
  return (
    <>
      <Score summary={summary} />
      <nav className="chips review-chips" aria-label={t('리뷰 고르기')}>
        <Chip href={reviewListingHref({ ...listing, page: 1, photo: !listing.photo })} current={listing.photo}>
          {t('사진 리뷰 {count}', { count: summary.photos })}
        </Chip>
        {reviewOrders.map(({ sort, label }) => (
          <Chip key={sort} href={reviewListingHref({ ...listing, page: 1, sort })} current={sort === listing.sort}>
            {t(label)}
          </Chip>
        ))}
      </nav>
      {found.data.length === 0 ? (
        <Empty
          title={t('이 페이지에는 리뷰가 없어요')}
          action={<Button href={reviewListingHref({})}>{t('첫 페이지부터 보기')}</Button>}
        />
      ) : (
        <ReviewRows reviews={found.data} withProduct />
      )}
      <Pagination
        page={found.current_page}
        pages={found.last_page}
        href={(page) => reviewListingHref({ ...listing, page })}
      />
    </>
  )
}
