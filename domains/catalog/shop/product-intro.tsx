import { lastMoment } from '@sillage/kit/time.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { IconButton } from '@sillage/ui/icon-button.tsx'
import { StarRating } from '@sillage/ui/star-rating.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Product } from '../contract.ts'
import { productPath } from '../words.ts'
import { keepUnitsTogether } from './keep-units-together.ts'
import { partId } from './product-parts.ts'
import { CardBadges } from './product-tile.tsx'
import { ProductShare } from './share/product-share.tsx'
import { useShare } from './use-share.ts'

/** What it is, in a name and a sentence, and what others think of it. */
export function ProductIntro({ product }: { product: Product }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const share = useShare(pick(product, 'name'))
  const dates = useDates()
  const { badges, rating, sale_to } = product
  return (
    <>
      {badges.length > 0 && (
        <p className="card-badges">
          <CardBadges badges={badges} {...(sale_to && { until: dates.dayName(lastMoment(sale_to)) })} />
        </p>
      )}
      <h1 className="product-name">{pick(product, 'name')}</h1>
      <p className="card-kind">{keepUnitsTogether(pick(product, 'type_label'))}</p>
      <p className="product-lead">{keepUnitsTogether(pick(product, 'summary'))}</p>
      <div className="product-rating num">
        {rating && <Rating {...rating} href={`${productPath(product)}#${partId('reviews', product.id)}`} />}
        <IconButton className="only-phone" icon="share" label={t('공유하기')} onPress={() => void share()} />
        <ProductShare product={product} className="only-phone" />
      </div>
    </>
  )
}

function Rating({ average, count, href }: { average: number; count: number; href: string }) {
  const t = usePhrases()
  const score = average.toFixed(1)
  return (
    <>
      <StarRating value={average} label={t('별점 5점 중 {score}점', { score })} />
      <span aria-hidden="true">{score}</span>
      <Anchor className="link" href={href}>
        {t('리뷰 {count}개', { count })}
      </Anchor>
    </>
  )
}
