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
import { lazy, Suspense, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { ProductBuy } from './product/product-buy.tsx'
import { ProductHead } from './product/product-head.tsx'
import { productQuery } from './product/product-query.ts'
import { ProductTabs } from './product/product-tabs.tsx'

// For staff alone, and only while they write the product.
const DraftMark = import.meta.env.SSR
  ? (await import('@sillage/domains/content/shop/draft-mark.tsx')).DraftMark
  : lazy(() => import('@sillage/domains/content/shop/draft-mark.tsx').then(({ DraftMark }) => ({ default: DraftMark })))

export const loader = prime((queries, { params: { productId }, query, locale }) => {
  const asked = { params: { product_id: productId } }
  return [
    productQuery(queries, productId, query.get('preview')),
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
  const key = useSearchParams()[0].get('preview')
  const asked = { params: { product_id: productId } }
  const query = productQuery(queries, productId, key)
  // A visitor who returns to the tab sees what is left now; a preview stays what the console sent.
  const { data: product } = useSuspenseQuery({ ...query, refetchOnWindowFocus: key ? false : 'always' })
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
      {key && (
        <Suspense>
          <DraftMark follow={query.queryKey} />
        </Suspense>
      )}
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
