import { SectionHead } from '@sillage/ui/section-head.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQuery } from '@tanstack/react-query'
import { ProductTile } from '../../catalog/shop/product-tile.tsx'
import { useShop } from '../../shop.ts'
import type { CartLine } from '../contract.ts'
import '../../catalog/shop/listing.css'

const shown = 4

/** What goes well with the first thing in the cart, and is not in it yet. */
export function CartBeside({ lines }: { lines: readonly CartLine[] }) {
  const t = usePhrases()
  const { queries } = useShop()
  const first = lines.find(({ add_on_of }) => add_on_of === 0)?.product_id ?? 0
  const { data = [] } = useQuery({
    ...quietly(queries.catalog.related({ params: { product_id: first } })),
    enabled: first > 0,
  })
  const inCart = new Set(lines.map(({ product_id }) => product_id))
  const cards = data.filter(({ id, sold_out }) => !inCart.has(id) && !sold_out).slice(0, shown)
  if (cards.length === 0) return null
  return (
    <section className="section" aria-labelledby="cart-beside">
      <SectionHead id="cart-beside" title={t('함께 담으면 좋아요')} />
      <div className="product-grid">
        {cards.map((card) => (
          <ProductTile key={card.id} card={card} />
        ))}
      </div>
    </section>
  )
}
