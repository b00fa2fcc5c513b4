import { TabLinks } from '@sillage/ui/tab-links.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSearchParams } from 'react-router'
import { MemberLayout } from '../../member/shop/member-layout.tsx'
import { Loading } from './loading.tsx'
import { MyReviews } from './my-reviews.tsx'
import { ReviewForm } from './review-form.tsx'
import { ToWrite } from './to-write.tsx'
import { useLineToWrite, useReviewToChange } from './use-my-reviews.ts'
import './review.css'

const path = '/my-page/product-review'

/** What a member has written about products, and what is still to be written. */
export function Component() {
  const t = usePhrases()
  return (
    <MemberLayout
      title={t('내가 쓴 리뷰')}
      description={t('내가 쓴 리뷰예요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
    >
      <Mine />
    </MemberLayout>
  )
}

/** The address says which: a line to write of, a review to change, or one of the two lists. */
function Mine() {
  const [query] = useSearchParams()
  const writing = useLineToWrite(query.get('write'))
  const changing = useReviewToChange(query.get('change'))
  const line = query.has('write') ? writing.data : undefined
  const review = query.has('change') ? changing.data : undefined
  const awaited = [writing, changing].find(({ isLoading, isLoadingError }) => isLoading || isLoadingError)
  if (awaited) return <Loading query={awaited} />
  if (line) return <ReviewForm key={`line ${line.order_line_id}`} line={line} />
  if (review) return <ReviewForm key={`review ${review.id}`} review={review} />
  return <Lists written={query.get('tab') === 'written'} />
}

function Lists({ written }: { written: boolean }) {
  const t = usePhrases()
  return (
    <>
      <div className="review-tabs">
        <TabLinks
          label={t('리뷰')}
          items={[
            { href: path, label: t('쓸 수 있는 리뷰'), current: !written },
            { href: `${path}?tab=written`, label: t('내가 쓴 리뷰'), current: written },
          ]}
        />
      </div>
      {written ? <MyReviews /> : <ToWrite />}
    </>
  )
}
