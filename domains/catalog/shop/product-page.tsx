import { Breadcrumb } from '@sillage/ui/breadcrumb.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { SectionHead } from '@sillage/ui/section-head.tsx'
import { TabLinks } from '@sillage/ui/tab-links.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { prime, useShop } from '../../shop.ts'
import type { Product, ProductCard } from '../contract.ts'
import { PageMeta } from './page-meta.tsx'
import { ProductBuy } from './product-buy.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductTile } from './product-tile.tsx'
import '@sillage/ui/sections/rows.css'
import '@sillage/ui/sections/spreads.css'

export const loader = prime((queries, { params }) => {
  const asked = { params: { product_id: params.productId } }
  return [queries.catalog.show(asked), queries.catalog.related(asked)]
})

/** One product, from its pictures to what may follow it. */
export function Component() {
  const t = usePhrases()
  const pick = usePick()
  const { queries } = useShop()
  const { productId } = useParams()
  const asked = { params: { product_id: productId } }
  const { data: product } = useSuspenseQuery(queries.catalog.show(asked))
  const { data: related } = useSuspenseQuery(queries.catalog.related(asked))
  const path = `/shop/product/${product.id}`
  const name = pick(product, 'name')
  return (
    <div className="page">
      <PageMeta title={name} description={pick(product, 'summary')} path={path} />
      <div className="product-crumbs">
        <Breadcrumb
          label={t('현재 위치')}
          items={[
            { label: t('홈'), href: '/' },
            ...product.path.map((step) => ({ label: pick(step, 'name'), href: `/shop/category/${step.id}` })),
          ]}
        />
      </div>
      <div className="product">
        <ProductGallery name={name} pictures={product.pictures} />
        <ProductBuy product={product} />
      </div>
      <ProductTabs path={path} related={related.length > 0} />
      <Story product={product} />
      <Details product={product} />
      {related.length > 0 && <Related cards={related} />}
    </div>
  )
}

function ProductTabs({ path, related }: { path: string; related: boolean }) {
  const t = usePhrases()
  return (
    <TabLinks
      sticky
      label={t('상품 정보')}
      items={[
        { href: `${path}#story`, label: t('이야기'), current: true },
        { href: `${path}#details`, label: t('상세 정보') },
        ...(related ? [{ href: `${path}#related`, label: t('함께 볼 향') }] : []),
      ]}
    />
  )
}

function Story({ product }: { product: Product }) {
  const pick = usePick()
  const picture = product.pictures[1] ?? product.picture
  return (
    <section className="section story" id="story">
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

function Details({ product }: { product: Product }) {
  const t = usePhrases()
  const pick = usePick()
  return (
    <section className="section" id="details" aria-labelledby="details-title">
      <SectionHead id="details-title" title={t('상세 정보')} />
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

function Related({ cards }: { cards: ProductCard[] }) {
  const t = usePhrases()
  return (
    <section className="section" id="related" aria-labelledby="related-title">
      <SectionHead id="related-title" title={t('함께 볼 향')} />
      <div className="product-grid">
        {cards.map((card) => (
          <ProductTile key={card.id} card={card} />
        ))}
      </div>
    </section>
  )
}
