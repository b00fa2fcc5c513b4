import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { ErrorState } from '@sillage/ui/error-state.tsx'
import { CardSkeletons } from '@sillage/ui/skeleton.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { ProductTile } from '../../catalog/shop/product-tile.tsx'
import { useShop } from '../../shop.ts'
import type { Wish } from '../contract.ts'
import { useWished } from './use-wish.ts'
import { WishToCart } from './wish-to-cart.tsx'
import '../../catalog/shop/listing.css'
import './wish-list.css'
import { Pagination } from '@sillage/web-kit/pagination.tsx'

const path = '/my-page/wish-list'
const hrefOf = (page: number) => (page > 1 ? `${path}?page=${page}` : path)
const threeAcross = '(min-width: 1025px) 300px, (min-width: 640px) 31vw, 46vw'

/** The wished-for products; emptying a heart takes one out. */
export function WishList() {
  const { queries } = useShop()
  const asked = Number(useSearchParams()[0].get('page'))
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1
  const query = useQuery({
    ...queries.wish.list({ query: { page } }),
    placeholderData: keepPreviousData,
    // Stock and prices change while no one looks.
    staleTime: 0,
  })
  if (query.data) return <Wishes found={query.data} />
  if (query.isLoadingError) return <Failed onRetry={() => void query.refetch()} />
  return (
    <div className="product-grid wish-grid" aria-busy="true">
      <CardSkeletons count={6} />
    </div>
  )
}

type Page = { data: Wish[]; total: number; current_page: number; last_page: number }

function Wishes({ found }: { found: Page }) {
  const t = usePhrases()
  const wished = useWished()
  const { data, current_page, last_page } = found
  const shown = data.filter(({ product }) => wished.has(product.id))
  if (current_page > last_page) return <Navigate to={hrefOf(last_page)} replace />
  if (wished.size === 0 || (shown.length === 0 && last_page === 1)) return <Nothing />
  return (
    <>
      <p className="wish-count num">{t('상품 {count}개', { count: wished.size })}</p>
      <div className="product-grid wish-grid">
        {shown.map(({ product }) => (
          <div key={product.id} className="wish">
            <ProductTile card={product} heading="h2" sizes={threeAcross} />
            <WishToCart product={product} />
          </div>
        ))}
      </div>
      <Pagination page={current_page} pages={last_page} href={hrefOf} />
    </>
  )
}

function Nothing() {
  const t = usePhrases()
  return (
    <Empty title={t('찜한 상품이 없어요')} action={<Button href="/shop/best-seller">{t('베스트셀러 보기')}</Button>}>
      {t('천천히 둘러보고 마음에 드는 향을 찾아보세요.')}
    </Empty>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = usePhrases()
  return (
    <ErrorState title={t('찜 목록을 불러오지 못했어요')} action={<Button onClick={onRetry}>{t('다시 시도')}</Button>}>
      {t('잠시 후 다시 시도해 주세요.')}
    </ErrorState>
  )
}
