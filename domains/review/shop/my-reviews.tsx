import { limits } from '@sillage/kit/limits.ts'
import { Alert } from '@sillage/ui/alert.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { pageParam } from '@sillage/web-kit/page-param.ts'
import { Pagination } from '@sillage/web-kit/pagination.tsx'
import { PastLastPage } from '@sillage/web-kit/past-last-page.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useShop } from '../../shop.ts'
import type { MyReview } from '../contract.ts'
import { Loading } from './loading.tsx'
import { ReviewItem } from './review-item.tsx'
import { useRemoveReview } from './use-my-reviews.ts'

const path = '/my-page/product-review'

/** The member's reviews, the newest first. */
export function MyReviews() {
  const t = usePhrases()
  const { queries } = useShop()
  const page = pageParam(useSearchParams()[0], limits.paging.board_per_page)
  const query = useQuery({
    ...queries.review.mine({ query: { page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (!query.data) return <Loading query={query} />
  const { data, total, current_page, last_page } = query.data
  if (current_page > last_page) return <PastLastPage to={`${path}?tab=written&page=${last_page}`} />
  if (total === 0)
    return (
      <Empty title={t('쓴 리뷰가 없어요')} action={<Button href={path}>{t('쓸 수 있는 리뷰')}</Button>}>
        {t('받아 보신 향은 어떠셨나요?')}
      </Empty>
    )
  return (
    <>
      <p className="num mute small review-count">{t('리뷰 {count}개', { count: total })}</p>
      <ul className="rows">
        {data.map((review) => (
          <li key={review.id}>
            <Mine review={review} />
          </li>
        ))}
      </ul>
      <Pagination page={current_page} pages={last_page} href={(page) => `${path}?tab=written&page=${page}`} />
    </>
  )
}

function Mine({ review }: { review: MyReview }) {
  const t = usePhrases()
  const remove = useRemoveReview()
  return (
    <ReviewItem review={review} withProduct>
      {review.hidden_reason !== null && (
        <Alert>{t('다른 분께는 보이지 않아요. 이유: {reason}', { reason: review.hidden_reason })}</Alert>
      )}
      {review.hidden_reason === null && (
        <>
          <Button kind="line" size="sm" href={`${path}?change=${review.id}`}>
            {t('고치기')}
          </Button>
          <Button kind="quiet" size="sm" onClick={() => void remove(review.id)}>
            {t('지우기')}
          </Button>
        </>
      )}
    </ReviewItem>
  )
}
