import { Rail } from '@sillage/ui/rail.tsx'
import { SectionHead } from '@sillage/ui/section-head.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { ProductTile } from '../../catalog/shop/product-tile.tsx'
import type { ShownSection } from '../home-contract.ts'
import { fiveAcross } from './best-sellers.tsx'
import { useSectionTexts } from './use-section-texts.ts'

/** The products of one selection or category that staff put on the first page. */
export function ChosenSection({ section }: { section: ShownSection }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { title, note } = useSectionTexts(section)
  const { id, source, products } = section
  if (!source || !products) return null
  const name = title || pick(source, 'name')
  return (
    <section className="section page" aria-labelledby={id}>
      <SectionHead id={id} title={name} note={note} more={{ href: source.href, label: t('모두 보기') }} />
      <Rail label={t('{name} 상품 목록', { name })}>
        {products.map((card) => (
          <ProductTile key={card.id} card={card} sizes={fiveAcross} />
        ))}
      </Rail>
    </section>
  )
}
