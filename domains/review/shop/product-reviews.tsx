import { Button } from '@sillage/ui/button.tsx'
import { Chip } from '@sillage/ui/chip.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { SectionHead } from '@sillage/ui/section-head.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { type Locale, usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import type { Queries } from '@sillage/web-kit/queries.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ShopContract } from '../../contract.ts'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import type { ReviewSummary } from '../contract.ts'
import type { ReviewSort } from '../words.ts'
import { firstIn, reviewOrders } from './review-address.ts'
import { ReviewPhotos } from './review-photos.tsx'
import { ReviewRows } from './review-rows.tsx'
import { Score } from './review-summary.tsx'

const perPage = 5
type Shown = { sort: ReviewSort; photo: boolean; pages: number }
const atFirst: Shown = { sort: 'newest', photo: false, pages: 1 }

/** As a row or an address says it. */
type ProductId = number | string | undefined
const pageOf = (product_id: ProductId, { sort, photo }: Shown, page: number, locale: Locale) => ({
  query: { product_id, sort, page, per_page: perPage, ...(photo && { photo: 'true' }), ...firstIn(locale) },
})

/** What the product's page has to read before it is drawn. */
export const productReviewQueries = (queries: Queries<ShopContract>, product_id: ProductId, locale: Locale) => [
  queries.review.summary({ query: { product_id } }),
  queries.review.list(pageOf(product_id, atFirst, 1, locale)),
]

type Props = {
  product_id: number
  /** For the tab that leads here. */
  id?: string
}

/** What buyers say of a product: the score, their pictures, their words. */
export function ProductReviews({ product_id, id }: Props) {
  const t = usePhrases()
  const titleId = useId()
  const { queries } = useShop()
  const { data: summary } = useQuery(queries.review.summary({ query: { product_id } }))
  return (
    <section className="product-part" id={id} aria-labelledby={titleId}>
      <SectionHead
        id={titleId}
        title={
          <>
            {t('리뷰')} <span className="num mute">{summary?.count ?? ''}</span>
          </>
        }
        action={<WriteButton product_id={product_id} />}
      />
      {summary ? <Said product_id={product_id} summary={summary} /> : <Skeleton height="320px" />}
    </section>
  )
}

function Said({ product_id, summary }: { product_id: number; summary: ReviewSummary }) {
  const t = usePhrases()
  const [shown, setShown] = useState(atFirst)
  if (summary.count === 0) return <Empty title={t('아직 리뷰가 없어요')}>{t('첫 리뷰를 남겨 주세요.')}</Empty>
  const total = shown.photo ? summary.photos : summary.count
  return (
    <>
      <Score summary={summary}>
        <fieldset className="chips review-chips" aria-label={t('리뷰 고르기')}>
          {summary.photos > 0 && (
            <Chip pressed={shown.photo} onPress={() => setShown({ ...shown, photo: !shown.photo, pages: 1 })}>
              {t('사진 리뷰 {count}', { count: summary.photos })}
            </Chip>
          )}
          {reviewOrders.map(({ sort, label }) => (
            <Chip key={sort} pressed={sort === shown.sort} onPress={() => setShown({ ...shown, sort, pages: 1 })}>
              {t(label)}
            </Chip>
          ))}
        </fieldset>
      </Score>
      <ReviewPhotos look="strip" photos={summary.strip.map(({ picture }) => picture)} label={t('구매자 사진')} />
      <div className="review-list">
        {Array.from({ length: shown.pages }, (_, index) => (
          <OnePage key={index} product_id={product_id} shown={shown} page={index + 1} />
        ))}
      </div>
      {total > shown.pages * perPage && (
        <div className="review-more">
          <Button kind="line" onClick={() => setShown({ ...shown, pages: shown.pages + 1 })}>
            {t('리뷰 더 보기')}
          </Button>
        </div>
      )}
    </>
  )
}

function OnePage({ product_id, shown, page }: { product_id: number; shown: Shown; page: number }) {
  const { queries } = useShop()
  const { locale } = usePhrasebook()
  const { data } = useQuery({
    ...queries.review.list(pageOf(product_id, shown, page, locale)),
    placeholderData: keepPreviousData,
  })
  return data ? <ReviewRows reviews={data.data} /> : <Skeleton height="240px" />
}

/** Only where there is something of this product to write about. */
function WriteButton({ product_id }: { product_id: number }) {
  const t = usePhrases()
  const { user } = useSession()
  const { queries } = useShop()
  const { data } = useQuery({
    ...quietly(queries.review.toWrite({ query: { product_id } })),
    enabled: user !== null,
  })
  const line = user ? data?.data[0] : undefined
  if (!line) return null
  return (
    <Button kind="line" size="sm" href={`/my-page/product-review?write=${line.order_line_id}`}>
      {t('리뷰 쓰기')}
    </Button>
  )
}
