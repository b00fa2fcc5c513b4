import { Chip } from '@sillage/ui/chip.tsx'
import { SectionHead } from '@sillage/ui/section-head.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Titled } from '../../content/shop/titled.tsx'
import { prime, useShop } from '../../shop.ts'
import { ProductTile } from './product-tile.tsx'
import '@sillage/ui/sections/listing.css'

const often = { query: { sort: 'best' as const, per_page: 8 } }

export const loader = prime((queries) => [queries.catalog.categories(), queries.catalog.list(often)])

/** Finding a product: by the shelf it stands on, and among those most asked for. */
export function Component() {
  const t = usePhrases()
  const pick = usePick()
  const { queries } = useShop()
  const [query] = useSearchParams()
  const keyword = (query.get('keyword') ?? '').trim()
  const { data: tree } = useSuspenseQuery(queries.catalog.categories())
  const { data: best } = useSuspenseQuery(queries.catalog.list(often))
  return (
    <Titled
      title={keyword ? t('‘{keyword}’ 찾기', { keyword }) : t('상품 찾기')}
      description={t('향과 재료, 책과 수업을 분류에서 찾아보세요.')}
      lead={keyword ? t('지금은 낱말로 찾을 수 없어요. 분류에서 골라 보세요.') : t('분류에서 골라 보세요.')}
    >
      <nav className="chips" aria-label={t('상품 분류')}>
        {tree.data.data.map((category) => (
          <Chip key={category.id} href={`/shop/category/${category.id}`}>
            {pick(category, 'name')}
          </Chip>
        ))}
      </nav>
      <section className="section" aria-labelledby="often">
        <SectionHead id="often" title={t('많이 찾으신 상품이에요')} />
        <div className="product-grid">
          {best.data.map((card) => (
            <ProductTile key={card.id} card={card} />
          ))}
        </div>
      </section>
    </Titled>
  )
}
