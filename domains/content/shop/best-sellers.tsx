import { Rail } from '@sillage/ui/rail.tsx'
import { SectionHead } from '@sillage/ui/section-head.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ProductTile } from '../../catalog/shop/product-tile.tsx'
import { useShop } from '../../shop.ts'
import type { ShownSection } from '../home-contract.ts'
import { homeQueries } from './home-queries.ts'
import { useSectionTexts } from './use-section-texts.ts'

export const fiveAcross = '(min-width: 1025px) 221px, (min-width: 640px) 27vw, 42vw'

/** What was asked for most, with its rank. */
export function BestSellers({ section }: { section: ShownSection }) {
  const t = usePhrases()
  const { title } = useSectionTexts(section)
  const { queries } = useShop()
  const { data: best } = useSuspenseQuery(homeQueries(queries).best)
  const cards = section.products ?? best.data
  // Ranks are the whole shop's.
  const ranked = section.products ? 0 : (best.sold ?? 0)
  if (cards.length === 0) return null
  return (
    <section className="section page" aria-labelledby="best">
      <SectionHead
        id="best"
        title={title || t('이달의 인기 상품')}
        more={{ href: '/shop/best-seller', label: t('베스트셀러 전체') }}
      />
      <Rail label={t('베스트셀러')}>
        {cards.map((card, index) => (
          <ProductTile key={card.id} card={card} sizes={fiveAcross} {...(index < ranked && { rank: index + 1 })} />
        ))}
      </Rail>
    </section>
  )
}
