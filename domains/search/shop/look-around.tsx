import { Chip } from '@sillage/ui/chip.tsx'
import { SectionHead } from '@sillage/ui/section-head.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ProductTile } from '../../catalog/shop/product-tile.tsx'
import { useShop } from '../../shop.ts'
import { searchHref } from './search-address.ts'
import '../../catalog/shop/listing.css'

export const often = { query: { sort: 'best' as const, per_page: 8 } }

/** Where no word leads: the shelves, and what most people ask for. */
export function LookAround() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { data: tree } = useSuspenseQuery(queries.catalog.categories())
  const { data: best } = useSuspenseQuery(queries.catalog.list(often))
  const { data: popular } = useSuspenseQuery(queries.search.popular())
  return (
    <>
      {popular.length > 0 && (
        <nav className="chips finder-chips" aria-label={t('인기 검색어')}>
          {popular.map((word) => (
            <Chip key={word} href={searchHref({ keyword: word })}>
              {word}
            </Chip>
          ))}
        </nav>
      )}
      <nav className="chips finder-chips" aria-label={t('카테고리에서 찾기')}>
        {tree.data.data.map((category) => (
          <Chip key={category.id} href={`/shop/category/${category.id}`}>
            {pick(category, 'name')}
          </Chip>
        ))}
      </nav>
      <section className="section" aria-labelledby="often">
        <SectionHead id="often" title={t('인기 상품이에요')} />
        <div className="product-grid">
          {best.data.map((card) => (
            <ProductTile key={card.id} card={card} />
          ))}
        </div>
      </section>
    </>
  )
}
