import { Button } from '@sillage/ui/button.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddToCart } from '../../cart/shop/use-cart.ts'
import type { ProductCard } from '../../catalog/contract.ts'
import { productPath } from '../../catalog/words.ts'
import { useShop } from '../../shop.ts'

/** Into the cart in one click; where something must be chosen first, to the page where it is chosen. */
export function WishToCart({ product: card }: { product: ProductCard }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const navigate = useNavigate()
  const { api } = useShop()
  const { call } = useDataCalls()
  const { add, pending } = useAddToCart()
  const [asking, setAsking] = useState(false)

  async function put() {
    setAsking(true)
    try {
      // Asked for now: the list may have been open for an hour.
      const { variants, min_quantity } = await call(() => api.catalog.show({ params: { product_id: card.id } }))
      const [only, ...others] = variants
      if (only && others.length === 0) await add([{ variant_id: only.id, quantity: min_quantity }])
      else await navigate(productPath(card))
    } catch {
      // useDataCalls has shown why.
    } finally {
      setAsking(false)
    }
  }

  // The picture says that it is gone; its page says what can be done about it.
  if (card.sold_out)
    return (
      <Button kind="quiet" size="sm" wide href={productPath(card)}>
        {t('상품 보기')}
      </Button>
    )
  return (
    <Button
      kind="line"
      size="sm"
      wide
      busy={asking || pending}
      aria-label={t('{name} 장바구니에 담기', { name: pick(card, 'name') })}
      onClick={() => void put()}
    >
      {t('장바구니에 담기')}
    </Button>
  )
}
