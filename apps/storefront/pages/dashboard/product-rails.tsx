import type { ProductCard } from '@sillage/domains/catalog/contract.ts'
import { ProductTile } from '@sillage/domains/catalog/shop/product-tile.tsx'
import { useRecentItems } from '@sillage/domains/catalog/shop/recent-items.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { Button } from '@sillage/ui/button.tsx'
import { Rail } from '@sillage/ui/rail.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQuery } from '@tanstack/react-query'
import { DashboardSection } from './dashboard-section.tsx'

const shown = 8
const railSizes = '(min-width: 1025px) 212px, (min-width: 640px) 27vw, 42vw'

/** What this browser looked at last. */
export function RecentItems() {
  const t = usePhrases()
  const { queries } = useShop()
  const known = useRecentItems()
  const ids = known?.slice(0, shown) ?? []
  const { data: cards = [] } = useQuery({
    ...quietly(queries.catalog.cards({ query: { ids: ids.join() } })),
    enabled: ids.length > 0,
  })
  if (!known) return null
  if (ids.length === 0)
    return (
      <DashboardSection title={t('최근 본 상품')}>
        <p className="soft">{t('최근에 본 상품이 없어요. 마음에 드는 향을 찾아보세요.')}</p>
        <div className="button-row mt-4">
          <Button href="/shop/best-seller" kind="line" size="sm">
            {t('베스트셀러 보기')}
          </Button>
        </div>
      </DashboardSection>
    )
  if (cards.length === 0) return null
  return (
    <DashboardSection title={t('최근 본 상품')}>
      <CardRail label={t('{name} 목록', { name: t('최근 본 상품') })} cards={cards} />
    </DashboardSection>
  )
}

/** The first of what the member keeps an eye on. */
export function WishTeaser() {
  const t = usePhrases()
  const { queries } = useShop()
  const { data: wishes } = useQuery(quietly(queries.wish.list({ query: { per_page: shown } })))
  if (!wishes || wishes.total === 0) return null
  return (
    <DashboardSection title={t('다시 맡고 싶은 향')} more={{ href: '/my-page/wish-list', label: t('찜 목록') }}>
      <CardRail
        label={t('{name} 목록', { name: t('다시 맡고 싶은 향') })}
        cards={wishes.data.map(({ product }) => product)}
      />
    </DashboardSection>
  )
}

function CardRail({ label, cards }: { label: string; cards: readonly ProductCard[] }) {
  return (
    <Rail label={label} across={4}>
      {cards.map((card) => (
        <ProductTile key={card.id} card={card} sizes={railSizes} />
      ))}
    </Rail>
  )
}
