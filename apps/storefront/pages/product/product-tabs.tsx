import type { Product } from '@sillage/domains/catalog/contract.ts'
import { deliveryLabel, partId, productParts } from '@sillage/domains/catalog/shop/product-parts.ts'
import { useSectionInView } from '@sillage/domains/catalog/shop/use-section-in-view.ts'
import { productPath } from '@sillage/domains/catalog/words.ts'
import { useQuestions } from '@sillage/domains/inquiry/shop/product-questions.tsx'
import { TabLinks } from '@sillage/ui/tab-links.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

/** The parts of a product's page; the one being read is marked. */
export function ProductTabs({ product, related }: { product: Product; related: boolean }) {
  const t = usePhrases()
  const shown = productParts
    .filter(({ part }) => part !== 'related' || related)
    .map(({ part, label }) => ({ part, id: partId(part, product.id), label }))
  const counts: Partial<Record<string, number | undefined>> = {
    reviews: product.rating?.count,
    questions: useQuestions(product.id).total,
  }
  const current = useSectionInView(shown.map(({ id }) => id))
  return (
    <TabLinks
      sticky
      label={t('상품 정보')}
      items={shown.map(({ id, part, label }) => ({
        href: `${productPath(product)}#${id}`,
        label: t(part === 'delivery' ? deliveryLabel(product.kind) : label),
        ...(counts[part] && { count: counts[part] }),
        current: id === current,
      }))}
    />
  )
}
