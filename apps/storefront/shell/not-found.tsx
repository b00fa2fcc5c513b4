import { ProductTile } from '@sillage/domains/catalog/shop/product-tile.tsx'
import { useShop } from '@sillage/domains/shop.ts'
import { Button } from '@sillage/ui/button.tsx'
import { ErrorState } from '@sillage/ui/error-state.tsx'
import { SectionHead } from '@sillage/ui/section-head.tsx'
import { CardSkeletons } from '@sillage/ui/skeleton.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import '@sillage/domains/catalog/shop/listing.css'

const suggestions = 4

/** The 404 page: what happened, where to go, and products to look at instead. */
export function NotFound() {
  const t = usePhrases()
  return (
    <div className="page">
      <title>{`${t('찾을 수 없는 페이지')} · Sillage`}</title>
      <meta name="robots" content="noindex" />
      <ErrorState heading="h1" title={t('향만 남고\n페이지는 사라졌어요')} action={<WaysOn />}>
        {t('페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.')}
      </ErrorState>
      <Instead />
    </div>
  )
}

function WaysOn() {
  const t = usePhrases()
  return (
    <>
      <Button href="/">{t('처음으로')}</Button>
      <Button href="/shop/search" kind="line">
        {t('상품 찾기')}
      </Button>
    </>
  )
}

/** Fetched by the browser: an address that does not exist has no loader. */
function Instead() {
  const t = usePhrases()
  const { queries } = useShop()
  const { data: best, isError } = useQuery(queries.catalog.list({ query: { sort: 'best', per_page: suggestions } }))
  if (isError) return null
  return (
    <section aria-labelledby="instead">
      <SectionHead id="instead" title={t('대신 이런 향은 어때요')} />
      <div className="product-grid">
        {best ? (
          best.data.map((card) => <ProductTile key={card.id} card={card} />)
        ) : (
          <CardSkeletons count={suggestions} />
        )}
      </div>
    </section>
  )
}
