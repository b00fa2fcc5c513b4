import { useCartCount } from '@sillage/domains/cart/shop/cart-count.ts'
import { IconButton } from '@sillage/ui/icon-button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import '@sillage/ui/tooltip.css'

/** The link to the cart, with how many things are in it; an empty one shows no number. */
export function CartIcon() {
  const t = usePhrases()
  const count = useCartCount()
  const label = count > 0 ? t('장바구니, 상품 {count}종', { count }) : t('장바구니')
  return <IconButton className="named" icon="bag" label={label} count={count} href="/shop/cart" />
}
