import type { Product } from '@sillage/domains/catalog/contract.ts'
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

const askedFor = (product_id: number | string | undefined) => ({ params: { product_id } })

export const loader = prime(
  (queries, { params: { productId }, query }) => [
    productQuery(queries, productId, query.get('preview')),
    queries.shipping.fees(),
    queries.tssa.upcoming(sessionsAsked(productId)),
    queries.tssa.required(askedFor(productId)),
    queries.kakao.show(),
  ],
  (queries, { params: { productId }, locale }) => [
    queries.catalog.related(askedFor(productId)),
    queries.catalog.alsoBought(askedFor(productId)),
    queries.tssa.course(askedFor(productId)),
    ...productReviewQueries(queries, Number(productId), locale),
    ...productQuestionQueries(queries, Number(productId)),
  ],
)

/** One product, from its pictures to what may follow it. */
export function Component() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { productId } = useParams()
  const key = useSearchParams()[0].get('preview')
  const query = productQuery(queries, productId, key)
  // A visitor who returns to the tab sees what is left now; a preview stays what the console sent.
  const { data: product } = useSuspenseQuery({ ...query, refetchOnWindowFocus: key ? false : 'always' })
  useRememberItem(product.id)
  const sessions = useSessions(product.id)
  const [variant_id, setVariant] = useState(() => firstChoice(product, sessions))
  const name = pick(product, 'name')
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
        <ProductBelow product={product} variant_id={variant_id} />
      </BelowFold>
    </div>
  )
}

/** What is scrolled to: the story, the facts, what others say, and other products. */
function ProductBelow({ product, variant_id }: { product: Product; variant_id: number | undefined }) {
  const t = usePhrases()
  const { queries } = useShop()
  const { id, kind } = product
  const { data: related } = useSuspenseQuery(queries.catalog.related(askedFor(id)))
  const { data: alsoBought } = useSuspenseQuery(queries.catalog.alsoBought(askedFor(id)))
  return (
    <>
      <ProductTabs product={product} related={related.length > 0} />
      <ProductStory product={product} />
      {kind === 'class' && <ClassParts product_id={id} variant_id={variant_id} />}
      <ProductDetails product={product} />
      <ProductReviews product_id={id} id={partId('reviews', id)} />
      <ProductQuestions product_id={id} id={partId('questions', id)} />
      <ProductDelivery product={product} />
      <ProductRail part="related" product_id={id} title={t('함께 보면 좋아요')} cards={related} />
      <ProductRail part="also-bought" product_id={id} title={t('함께 산 상품')} cards={alsoBought} />
      <RecentProducts product_id={id} />
    </>
  )
}
