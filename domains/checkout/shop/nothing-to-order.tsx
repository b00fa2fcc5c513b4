import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useEffect } from 'react'
import { lastPlacedOrder } from './last-placed-order.ts'

/** An order form without goods: they were ordered here just now, they cannot be had, or there are none. */
export function NothingToOrder({ isLeftOut }: { isLeftOut: boolean }) {
  const t = usePhrases()
  const placed = isLeftOut ? null : lastPlacedOrder.find()
  // A buyer who goes back would be scrolled to where the long form was left, which is below the end of this short page.
  useEffect(() => {
    const frame = requestAnimationFrame(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    return () => cancelAnimationFrame(frame)
  }, [])
  if (placed)
    return (
      <Empty
        title={t('주문을 이미 받았어요')}
        action={<Button href={`/shop/order/${placed}/confirm`}>{t('주문 보기')}</Button>}
      >
        {t('이미 주문하셨어요. 두 번 주문되지 않으니 안심하세요.')}
      </Empty>
    )
  return (
    <Empty title={t('주문할 상품이 없어요')} action={<Button href="/shop/cart">{t('장바구니 보기')}</Button>}>
      {isLeftOut
        ? t('선택하신 상품이 품절이거나 그 수량으로는 살 수 없어요. 장바구니에서 확인해 주세요.')
        : t('장바구니에 담긴 상품이 있어야 주문할 수 있어요.')}
    </Empty>
  )
}
