import { languageOf } from '@sillage/kit/text-language.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { StarRating } from '@sillage/ui/star-rating.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'
import { productPath } from '../../catalog/words.ts'
import { useShop } from '../../shop.ts'
import { useTranslated } from '../../translation/shop/written-in-korean.tsx'
import type { Review } from '../contract.ts'
import { ReviewPhotos } from './review-photos.tsx'
import './reviews.css'
import '@sillage/ui/sections/rows.css'
import './review.css'

type Props = {
  review: Review & { translatable?: boolean }
  /** Where lists go over several products. */
  withProduct?: boolean
  /** What can be done with it. */
  children?: ReactNode
}

/** One review: its stars and facts beside its words, pictures and the shop's reply. */
export function ReviewItem({ review, withProduct, children }: Props) {
  const t = usePhrases()
  const dates = useDates()
  const pick = useLocalizedField()
  const { api } = useShop()
  const { id, stars, photos, author, created_at, translatable = false } = review
  const { shown, mark } = useTranslated({
    written: { body: review.body, reply: review.reply },
    translatable,
    ask: () => api.review.translation({ params: { id } }),
  })
  const { body, reply } = shown
  return (
    <article className="review">
      <p className="review-meta">
        <StarRating value={stars} label={t('별점 5점 중 {stars}점', { stars })} />
        {author ? <span lang={languageOf(author)}>{author}</span> : <span>{t('탈퇴한 회원')}</span>}
        <time dateTime={created_at}>{dates.date(created_at)}</time>
        {review.option_name && <span>{pick(review, 'option_name')}</span>}
        {mark}
      </p>
      <div>
        {withProduct && <OfProduct review={review} />}
        <p className="review-words" lang={languageOf(body)}>
          {body}
        </p>
        <ReviewPhotos photos={photos} label={t('리뷰 사진')} />
        {reply && (
          <p className="reply" lang={languageOf(reply)}>
            <strong>{t('실라주')}</strong> {reply}
          </p>
        )}
        {children && <div className="review-actions">{children}</div>}
      </div>
    </article>
  )
}

function OfProduct({ review: { product } }: { review: Review }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  if (!product) return <p className="review-product mute">{t('판매가 끝난 상품')}</p>
  return (
    <Anchor className="review-product" href={productPath(product)}>
      <span>
        <Picture {...product.picture} className="thumb" sizes="48px" alt="" />
      </span>
      <span>{pick(product, 'name')}</span>
    </Anchor>
  )
}
