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
      description={t('쓸 수 있는 쿠폰을 보는 곳이에요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
    >
      <RegisterForm />
      <CouponList />
    </MemberLayout>
  )
}
