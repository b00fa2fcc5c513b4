import { Breadcrumb } from '@sillage/ui/breadcrumb.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { prime, useShop } from '../../shop.ts'
import { PageMeta } from './page-meta.tsx'
import { ProductBuy } from './product-buy.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductDetails, ProductStory, RelatedProducts } from './product-sections.tsx'
import { ProductTabs } from './product-tabs.tsx'
import { useRememberItem } from './recent-items.ts'

export const loader = prime((queries, { params }) => {
  const asked = { params: { product_id: params.productId } }
  return [queries.catalog.show(asked), queries.catalog.related(asked)]
})

/** One product, from its pictures to what may follow it. */
export function Component() {
  const t = usePhrases()
  const pick = usePick()
  const { queries } = useShop()
  const { productId } = useParams()
  const asked = { params: { product_id: productId } }
  const { data: product } = useSuspenseQuery(queries.catalog.show(asked))
  const { data: related } = useSuspenseQuery(queries.catalog.related(asked))
  useRememberItem(product.id)
  const path = `/shop/product/${product.id}`
  const name = pick(product, 'name')
  return (
    <div className="page">
      <PageMeta title={name} description={pick(product, 'summary')} path={path} />
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
        <ProductBuy product={product} />
      </div>
      <ProductTabs product_id={product.id} related={related.length > 0} />
      <ProductStory product={product} />
      <ProductDetails product={product} />
      {related.length > 0 && <RelatedProducts product_id={product.id} cards={related} />}
    </div>
  )
}
