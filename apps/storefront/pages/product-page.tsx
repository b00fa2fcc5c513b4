import { ProductDelivery } from '@sillage/domains/catalog/shop/product-delivery.tsx'
import { ProductGallery } from '@sillage/domains/catalog/shop/product-gallery.tsx'
import { partId } from '@sillage/domains/catalog/shop/product-parts.ts'
import { ProductDetails, ProductRail, ProductStory } from '@sillage/domains/catalog/shop/product-sections.tsx'
import { sessionsAsked } from '@sillage/domains/catalog/shop/product-sessions.tsx'
import { useRememberItem } from '@sillage/domains/catalog/shop/recent-items.ts'
import { RecentProducts } from '@sillage/domains/catalog/shop/recent-products.tsx'
import { ProductQuestions, productQuestionQueries } from '@sillage/domains/inquiry/shop/product-questions.tsx'
import { ProductReviews, productReviewQueries } from '@sillage/domains/review/shop/product-reviews.tsx'
import { prime, useShop } from '@sillage/domains/shop.ts'
import { ClassParts } from '@sillage/domains/tssa/shop/class-parts.tsx'
import { firstChoice, useSessions } from '@sillage/domains/tssa/shop/session-picker.tsx'
import { Breadcrumb } from '@sillage/ui/breadcrumb.tsx'
import { BelowFold } from '@sillage/web-kit/below-fold.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ProductBuy } from './product/product-buy.tsx'
import { ProductHead } from './product/product-head.tsx'
import { ProductTabs } from './product/product-tabs.tsx'

export const loader = prime((queries, { params: { productId }, locale }) => {
  const asked = { params: { product_id: productId } }
  return [
    queries.catalog.show(asked),
    queries.catalog.related(asked),
    queries.catalog.alsoBought(asked),
    queries.shipping.fees(),
    queries.tssa.upcoming(sessionsAsked(productId)),
    queries.tssa.course(asked),
    queries.tssa.required(asked),
    queries.kakao.show(),
    ...productReviewQueries(queries, Number(productId), locale),
    ...productQuestionQueries(queries, Number(productId)),
  ]
})

/** One product, from its pictures to what may follow it. */
export function Component() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { productId } = useParams()
  const asked = { params: { product_id: productId } }
  // A visitor who returns to the tab sees what is left now.
  const { data: product } = useSuspenseQuery({ ...queries.catalog.show(asked), refetchOnWindowFocus: 'always' })
  const { data: related } = useSuspenseQuery(queries.catalog.related(asked))
  const { data: alsoBought } = useSuspenseQuery(queries.catalog.alsoBought(asked))
  useRememberItem(product.id)
  const sessions = useSessions(product.id)
  const [variant_id, setVariant] = useState(() => firstChoice(product, sessions))
  const name = pick(product, 'name')
  const listing = { product_id: product.id }
  return (
    <div className="page">
      <ProductHead product={product} />
      <div className="product-crumbs">
        <Breadcrumb
          label={t('현재 위치')}
          items={[
            { label: t('홈'), href: '/' },
            ...product.path.map((step) => ({ label: pick(step, 'name'), href: `/shop/category/${step.id}` })),
          ]}
        />
      </div>
      <div className="product">
        <ProductGallery name={name} pictures={product.pictures} />
        <ProductBuy product={product} onVariant={setVariant} />
      </div>
      <BelowFold>
        <ProductTabs product={product} related={related.length > 0} />
        <ProductStory product={product} />
        {product.kind === 'class' && <ClassParts product_id={product.id} variant_id={variant_id} />}
        <ProductDetails product={product} />
        <ProductReviews product_id={product.id} id={partId('reviews', product.id)} />
        <ProductQuestions product_id={product.id} id={partId('questions', product.id)} />
        <ProductDelivery product={product} />
        <ProductRail part="related" {...listing} title={t('함께 보면 좋아요')} cards={related} />
        <ProductRail part="also-bought" {...listing} title={t('함께 산 상품')} cards={alsoBought} />
        <RecentProducts product_id={product.id} />
      </BelowFold>
    </div>
  )
}
