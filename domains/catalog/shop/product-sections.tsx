import { Picture } from '@sillage/ui/picture.tsx'
import { SectionHead } from '@sillage/ui/section-head.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type ReactNode, useId } from 'react'
import type { Product, ProductCard } from '../contract.ts'
import { keepUnitsTogether } from './keep-units-together.ts'
import { ProductDocuments } from './product-documents.tsx'
import { type Part, partId } from './product-parts.ts'
import { ProductTile } from './product-tile.tsx'
import '@sillage/ui/sections/rows.css'
import '@sillage/ui/sections/spreads.css'

/** Where a scent comes from, beside its second picture. */
export function ProductStory({ product }: { product: Product }) {
  const pick = useLocalizedField()
  const picture = product.pictures[1] ?? product.picture
  return (
    <section className="product-part story" id={partId('story', product.id)}>
      <div>
        <h2>{pick(product, 'story_title')}</h2>
        {pick(product, 'story').map((paragraph) => (
          <p key={paragraph}>{keepUnitsTogether(paragraph)}</p>
        ))}
      </div>
      <Picture {...picture} sizes="(min-width: 1025px) 470px, 92vw" alt="" />
    </section>
  )
}

type SectionProps = { part: Part; product_id: number; title: string; children: ReactNode }

/** A part of the page that a tab leads to. */
export function ProductSection({ part, product_id, title, children }: SectionProps) {
  const titleId = useId()
  return (
    <section className="product-part" id={partId(part, product_id)} aria-labelledby={titleId}>
      <SectionHead id={titleId} title={title} />
      {children}
    </section>
  )
}

/** What it is made of, what the law wants said, and its documents. */
export function ProductDetails({ product }: { product: Product }) {
  const t = usePhrases()
  return (
    <ProductSection part="details" product_id={product.id} title={t('상세 정보')}>
      <Facts facts={product.details} />
      {product.statutory.length > 0 && (
        <>
          <h3 className="part-title">{t('상품정보 제공고시')}</h3>
          <Facts facts={product.statutory} />
        </>
      )}
      <ProductDocuments documents={product.documents} />
    </ProductSection>
  )
}

function Facts({ facts }: { facts: Product['details'] }) {
  const pick = useLocalizedField()
  return (
    <table className="spec-table">
      <tbody>
        {facts.map((fact) => (
          <tr key={fact.label}>
            <th scope="row">{pick(fact, 'label')}</th>
            <td>{keepUnitsTogether(pick(fact, 'value'))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type RailProps = { part: Part; product_id: number; title: string; cards: ProductCard[] }

/** Other products, where there are any. */
export function ProductRail({ cards, ...section }: RailProps) {
  if (cards.length === 0) return null
  return (
    <ProductSection {...section}>
      <div className="product-grid">
        {cards.map((card) => (
          <ProductTile key={card.id} card={card} />
        ))}
      </div>
    </ProductSection>
  )
}
