import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { GuestOrderForm } from './guest-order-form.tsx'

/** Where a guest finds an order again. */
export function Component() {
  const t = usePhrases()
  return (
    <PageLayout
      title={t('비회원 주문 조회')}
      description={t('주문 번호와 비밀번호로 비회원 주문을 조회할 수 있어요.')}
      lead={t('주문 메일에 있는 주문 번호와 주문할 때 정한 비밀번호를 적어 주세요.')}
    >
      <meta name="robots" content="noindex" />
      <GuestOrderForm />
    </PageLayout>
  )
}
