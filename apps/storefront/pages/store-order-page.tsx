import { MemberLayout } from '@sillage/domains/member/shop/member-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { StoreOrderList } from './order/store-order-list.tsx'

/** What a member has bought in a store, and what they fetch there. */
export function Component() {
  const t = usePhrases()
  return (
    <MemberLayout
      title={t('매장 구매')}
      description={t('오프라인 매장에서 구매한 내역을 확인할 수 있어요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
    >
      <StoreOrderList />
    </MemberLayout>
  )
}
