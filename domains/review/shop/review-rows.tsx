import { Button } from '@sillage/ui/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Review } from '../contract.ts'
import { ReviewItem } from './review-item.tsx'
import { useHelpful } from './use-helpful.ts'

type Props = { reviews: readonly Review[]; withProduct?: boolean }

/** Reviews between hairlines, each with how many found it helpful. */
export function ReviewRows({ reviews, withProduct = false }: Props) {
  const t = usePhrases()
  const { mine, voted, toggle } = useHelpful(reviews)
  return (
    <ul className="rows">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewItem review={review} withProduct={withProduct}>
            {mine.has(review.id) ? (
              <Button kind="quiet" size="sm" href="/my-page/product-review?tab=written">
                {t('내가 쓴 리뷰')}
              </Button>
            ) : (
              <button
                type="button"
                className="helpful"
                aria-pressed={voted.has(review.id)}
                onClick={() => void toggle(review.id)}
              >
                {t('도움이 됐어요')} <span className="num">{review.helpful}</span>
              </button>
            )}
          </ReviewItem>
        </li>
      ))}
    </ul>
  )
}
