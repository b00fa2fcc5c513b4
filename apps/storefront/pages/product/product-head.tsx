import type { Product } from '@sillage/domains/catalog/contract.ts'
import { productPath } from '@sillage/domains/catalog/words.ts'
import { useShopRules } from '@sillage/domains/setting/shop/use-shop-rules.ts'
import { JsonLd } from '@sillage/web-kit/json-ld.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useOrigin } from '@sillage/web-kit/origin.ts'
import { PageMeta } from '@sillage/web-kit/page-meta.tsx'
import { usePhrasebook } from '@sillage/web-kit/phrases.ts'
import { productThing } from './json-ld-product.ts'

/** What a product says of itself outside its page. It opens at two addresses, and this names the canonical one. */
export function ProductHead({ product }: { product: Product }) {
  const { t, locale } = usePhrasebook()
  const pick = useLocalizedField()
  const place = { origin: useOrigin(), locale }
  const { withdrawal_days: return_days } = useShopRules()
  const path = productPath(product)
  const name = pick(product, 'name')
  const above = product.path.map((step) => ({ label: pick(step, 'name'), href: `/shop/category/${step.id}` }))
  return (
    <>
      <PageMeta
        title={name}
        description={pick(product, 'summary')}
        path={path}
        type="product"
        picture={product.pictures[0]}
        trail={[{ label: t('홈'), href: '/' }, ...above, { label: name }]}
      />
      <JsonLd thing={import.meta.env.SSR ? productThing(product, path, { pick, place, return_days }) : null} />
    </>
  )
}
