import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { MemberLayout } from '../../member/shop/member-layout.tsx'
import { CouponList } from './coupon-list.tsx'
import { RegisterForm } from './register-form.tsx'

/** The coupons a member holds, and where a code becomes one. */
export function Component() {
  const t = usePhrases()
  return (
    <MemberLayout
      title={t('쿠폰')}
      description={t('내 쿠폰을 확인하고 등록할 수 있어요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
    >
      <RegisterForm />
      <CouponList />
    </MemberLayout>
  )
}
