import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { Rail } from '@sillage/ui/rail.tsx'
import { SectionHead } from '@sillage/ui/section-head.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQuery } from '@tanstack/react-query'
import { ProductTile } from '../../catalog/shop/product-tile.tsx'
import { useRecentItems } from '../../catalog/shop/recent-items.ts'
import { useShop } from '../../shop.ts'

const shown = 8

/** An empty cart: links to the scents, and the products viewed last. */
export function CartEmpty() {
  const t = usePhrases()
  return (
    <>
      <Empty
        title={t('장바구니가 비어 있어요')}
        action={<Button href="/shop/best-seller">{t('베스트셀러 보기')}</Button>}
      >
        {t('마음에 드는 향을 찾아보세요.')}
      </Empty>
      <RecentlySeen />
    </>
  )
}

function RecentlySeen() {
  const t = usePhrases()
  const { queries } = useShop()
  const ids = useRecentItems()?.slice(0, shown) ?? []
  const { data: cards = [] } = useQuery({
    ...quietly(queries.catalog.cards({ query: { ids: ids.join() } })),
    enabled: ids.length > 0,
  })
  if (cards.length === 0) return null
  return (
    <section className="section" aria-labelledby="cart-recent">
      <SectionHead id="cart-recent" title={t('최근 본 상품')} />
      <Rail label={t('최근 본 상품 목록')}>
        {cards.map((card) => (
          <ProductTile key={card.id} card={card} />
        ))}
      </Rail>
    </section>
  )
}
