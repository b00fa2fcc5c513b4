import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** Where an order is placed. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('주문서')}
      description={t('받는 분과 결제 방법을 적는 곳이에요.')}
      empty={t('주문할 상품이 없어요')}
      next={{ href: '/shop/cart', label: t('장바구니 보기') }}
    >
      {t('장바구니에 담긴 상품이 있어야 주문할 수 있어요.')}
    </Quiet>
  )
}
