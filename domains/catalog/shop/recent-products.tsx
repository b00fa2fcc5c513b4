import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import { ProductRail } from './product-sections.tsx'
import { useRecentItems } from './recent-items.ts'

const shown = 4

/** What this browser looked at before; known here alone, so it comes after the page. */
export function RecentProducts({ product_id }: { product_id: number }) {
  const t = usePhrases()
  const { queries } = useShop()
  const known = useRecentItems() ?? []
  const ids = known.filter((id) => id !== product_id).slice(0, shown)
  const { data = [] } = useQuery({
    ...quietly(queries.catalog.cards({ query: { ids: ids.join() } })),
    enabled: ids.length > 0,
  })
  return <ProductRail part="recent" product_id={product_id} title={t('최근 본 상품')} cards={data} />
}
