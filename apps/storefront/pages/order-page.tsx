import { MemberLayout } from '@sillage/domains/member/shop/member-layout.tsx'
import { OrderRead } from '@sillage/domains/order/shop/order-read.tsx'
import { useShop } from '@sillage/domains/shop.ts'
import { addressId } from '@sillage/web-kit/address-id.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { OrderSheet } from './order/order-sheet.tsx'

/** One order. */
export function Component() {
  const t = usePhrases()
  const { orderId } = useParams()
  return (
    <MemberLayout
      title={t('주문 상세')}
      description={t('주문의 상품, 결제, 배송을 확인할 수 있어요.')}
      above={[
        { label: t('마이페이지'), href: '/my-page' },
        { label: t('주문 내역'), href: '/my-page/order' },
      ]}
    >
      <Found order_id={orderId} />
    </MemberLayout>
  )
}

/** An unknown number, or another member's, is answered as not found, and so is the page. */
function Found({ order_id }: { order_id: string | undefined }) {
  const { queries } = useShop()
  const query = useQuery(queries.order.show({ params: { order_id: addressId(order_id) } }))
  return <OrderRead query={query}>{(order) => <OrderSheet order={order} />}</OrderRead>
}
