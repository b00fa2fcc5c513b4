import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import type { Product } from '../contract.ts'
import { ProductJsonLd } from './json-ld-product.tsx'
import { PageMeta } from './page-meta.tsx'

/** What a product says of itself outside its page. A class stands at two addresses, and this is the true one. */
export function ProductHead({ product }: { product: Product }) {
  const t = usePhrases()
  const pick = usePick()
  const path = `/shop/product/${product.id}`
  const name = pick(product, 'name')
  const above = product.path.map((step) => ({ label: pick(step, 'name'), href: `/shop/category/${step.id}` }))
  const [picture] = product.pictures
  return (
    <>
      <PageMeta
        title={name}
        description={pick(product, 'summary')}
        path={path}
        type="product"
        picture={picture}
        trail={[{ label: t('홈'), href: '/' }, ...above, { label: name }]}
      />
      <ProductJsonLd product={product} path={path} />
    </>
  )
}
