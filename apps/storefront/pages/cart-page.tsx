import { CartBeside } from '@sillage/domains/cart/shop/cart-beside.tsx'
import { CartEmpty } from '@sillage/domains/cart/shop/cart-empty.tsx'
import { CartList } from '@sillage/domains/cart/shop/cart-list.tsx'
import { CartSummary } from '@sillage/domains/cart/shop/cart-summary.tsx'
import { useCartLines } from '@sillage/domains/cart/shop/use-cart-lines.ts'
import { QuoteCart } from '@sillage/domains/quotation/shop/quote-cart.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { ErrorState } from '@sillage/ui/error-state.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import '@sillage/domains/cart/shop/cart.css'

/** What a visitor is about to buy. It is on the server: every device of a member and every reload shows the same. */
export function Component() {
  const t = usePhrases()
  return (
    <PageLayout title={t('장바구니')} description={t('장바구니에 담은 상품이에요.')}>
      <meta name="robots" content="noindex" />
      <Contents />
    </PageLayout>
  )
}

function Contents() {
  const t = usePhrases()
  const { cart, isSettled, failed, retry, change } = useCartLines()
  if (failed)
    return (
      <ErrorState
        title={t('장바구니를 불러오지 못했어요')}
        action={<Button onClick={() => void retry()}>{t('다시 시도')}</Button>}
      >
        {t('잠시 후 다시 시도해 주세요.')}
      </ErrorState>
    )
  if (!cart) return <Waiting />
  if (cart.lines.length === 0) return <CartEmpty />
  return (
    <>
      <div className="cart">
        <CartList cart={cart} change={change} />
        <CartSummary cart={cart} isSettled={isSettled}>
          <QuoteCart cart={cart} />
        </CartSummary>
      </div>
      <CartBeside lines={cart.lines} />
    </>
  )
}

function Waiting() {
  return (
    <div className="cart" aria-busy="true">
      <div className="cart-waiting">
        <Skeleton height="145px" />
        <Skeleton height="145px" />
      </div>
      <Skeleton height="360px" />
    </div>
  )
}
