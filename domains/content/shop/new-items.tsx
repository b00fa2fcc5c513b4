import { SectionHead } from '@sillage/ui/section-head.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ProductTile } from '../../catalog/shop/product-tile.tsx'
import { useShop } from '../../shop.ts'
import type { ShownSection } from '../home-contract.ts'
import { halfPage, homeQueries } from './home-queries.ts'
import { useSectionTexts } from './use-section-texts.ts'
import '@sillage/ui/sections/spreads.css'

/** One large and four small: what came in last. */
export function NewItems({ section }: { section: ShownSection }) {
  const t = usePhrases()
  const { title } = useSectionTexts(section)
  const { queries } = useShop()
  const { data: fresh } = useSuspenseQuery(homeQueries(queries).fresh)
  const cards = section.products ?? fresh.data
  if (cards.length === 0) return null
  return (
    <section className="section page" aria-labelledby="new">
      <SectionHead
        id="new"
        title={title || t('새로 들어왔어요')}
        more={{ href: '/shop/new-item', label: t('신상품 전체') }}
      />
      <div className="feature">
        {cards.map((card, index) => (
          <ProductTile key={card.id} card={card} {...(index === 0 && { sizes: halfPage })} />
        ))}
      </div>
    </section>
  )
}
