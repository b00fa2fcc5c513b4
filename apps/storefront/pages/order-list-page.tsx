import { MemberLayout } from '@sillage/domains/member/shop/member-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { OrderList } from './order/order-list.tsx'

/** What a member has ordered. */
export function Component() {
  const t = usePhrases()
  return (
    <MemberLayout
      title={t('주문 내역')}
      description={t('주문한 상품과 배송 상태를 확인할 수 있어요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
    >
      <OrderList />
    </MemberLayout>
  )
}
