import { Picture } from '@sillage/ui/picture.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ProductTile } from '../../catalog/shop/product-tile.tsx'
import { PageShare } from '../../catalog/shop/share/page-share.tsx'
import { prime, useShop } from '../../shop.ts'
import type { Promotion } from '../promotion-contract.ts'
import { Countdown } from './countdown.tsx'
import { PromotionCoupon } from './promotion-coupon.tsx'
import { PromotionPeriod } from './promotion-period.tsx'
import '../../catalog/shop/listing.css'
import './promotion.css'
import './select-item.css'

export const loader = prime((queries, { params }) => [
  queries.content.promotions.show({ params: { id: params.id } }),
  queries.kakao.show(),
])

/** One promotion: how long it runs, the coupon to take, what it is about. */
export function Component() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { id } = useParams()
  const { data: promotion } = useSuspenseQuery(queries.content.promotions.show({ params: { id } }))
  const { picture, coupon, state } = promotion
  const shown = { title: pick(promotion, 'title'), description: pick(promotion, 'summary'), picture }
  return (
    <PageLayout {...shown} lead={shown.description} above={[{ label: t('프로모션'), href: '/contents/promotion' }]}>
      <div className="promotion-head">
        <Picture {...picture} sizes="(min-width: 1025px) 1200px, 100vw" alt="" eager />
        <div className="promotion-facts">
          <PromotionPeriod promotion={promotion} />
          <Left promotion={promotion} />
        </div>
        {coupon && state === 'running' && <PromotionCoupon id={promotion.id} coupon={coupon} />}
        <p>
          <PageShare page={{ ...shown, path: `/contents/promotion/${promotion.id}` }} />
        </p>
      </div>
      <Items items={promotion.items} />
    </PageLayout>
  )
}

function Left({ promotion: { state, starts_at, ends_at } }: { promotion: Promotion }) {
  const t = usePhrases()
  const { queries, cache } = useShop()
  if (state === 'ended') return null
  const running = state === 'running'
  return (
    <Countdown
      key={state}
      until={running ? ends_at : starts_at}
      label={running ? t('끝날 때까지') : t('시작할 때까지')}
      onEnd={() => void cache.invalidateQueries({ queryKey: queries.content.promotions.show.key })}
    />
  )
}

function Items({ items }: { items: Promotion['items'] }) {
  const pick = useLocalizedField()
  return (
    <ul className="product-grid">
      {items.map((item, index) => (
        <li key={item.product.id}>
          <ProductTile card={item.product} heading="h2" eager={index < 2} />
          {item.note && <p className="select-note">{pick(item, 'note')}</p>}
        </li>
      ))}
    </ul>
  )
}
