import { TabLinks } from '@sillage/ui/tab-links.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuestions } from '../../inquiry/shop/product-questions.tsx'
import type { Product } from '../contract.ts'
import { productPath } from '../words.ts'
import { deliveryLabel, partId, productParts } from './product-parts.ts'
import { useSectionInView } from './use-section-in-view.ts'

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
