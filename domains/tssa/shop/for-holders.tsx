import { SectionHead } from '@sillage/ui/section-head.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ProductTile } from '../../catalog/shop/product-tile.tsx'
import { useShop } from '../../shop.ts'

/** Goods that a certificate opens, each with the class to take. */
export function ForHolders() {
  const t = usePhrases()
  const { queries } = useShop()
  const { data: restricted } = useSuspenseQuery(queries.tssa.holders())
  if (restricted.length === 0) return null
  return (
    <section className="section" aria-labelledby="holders">
      <SectionHead
        id="holders"
        title={t('수료생 전용')}
        note={t('가격은 누구나 볼 수 있어요. 수업을 마치고 수료증을 받으면 살 수 있어요.')}
      />
      <ul className="product-grid">
        {restricted.map(({ product }) => (
          <li key={product.id}>
            <ProductTile card={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}
