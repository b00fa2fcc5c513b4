import { Picture } from '@sillage/ui/picture.tsx'
import { SectionHead } from '@sillage/ui/section-head.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import { useId } from 'react'
import type { Product, ProductCard } from '../contract.ts'
import { partId } from './product-parts.ts'
import { ProductTile } from './product-tile.tsx'
import '@sillage/ui/sections/rows.css'
import '@sillage/ui/sections/spreads.css'

/** Where a scent comes from, beside its second picture. */
export function ProductStory({ product }: { product: Product }) {
  const pick = usePick()
  const picture = product.pictures[1] ?? product.picture
  return (
    <section className="product-part story" id={partId('story', product.id)}>
      <div>
        <h2>{pick(product, 'story_title')}</h2>
        {pick(product, 'story').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Picture {...picture} sizes="(min-width: 1025px) 650px, 92vw" alt="" />
    </section>
  )
}

/** What the law wants said. */
export function ProductDetails({ product }: { product: Product }) {
  const t = usePhrases()
  const pick = usePick()
  const titleId = useId()
  return (
    <section className="product-part" id={partId('details', product.id)} aria-labelledby={titleId}>
      <SectionHead id={titleId} title={t('상세 정보')} />
      <table className="spec-table">
        <tbody>
          {product.details.map((detail) => (
            <tr key={detail.label}>
              <th scope="row">{pick(detail, 'label')}</th>
              <td>{pick(detail, 'value')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type RelatedProps = { product_id: number; cards: ProductCard[] }

export function RelatedProducts({ product_id, cards }: RelatedProps) {
  const t = usePhrases()
  const titleId = useId()
  return (
    <section className="product-part" id={partId('related', product_id)} aria-labelledby={titleId}>
      <SectionHead id={titleId} title={t('함께 보면 좋아요')} />
      <div className="product-grid">
        {cards.map((card) => (
          <ProductTile key={card.id} card={card} />
        ))}
      </div>
    </section>
  )
}
