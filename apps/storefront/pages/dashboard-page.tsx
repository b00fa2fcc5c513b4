import { useAccount } from '@sillage/domains/member/shop/account/use-account.ts'
import { MemberLayout } from '@sillage/domains/member/shop/member-layout.tsx'
import { Greeting } from '@sillage/domains/member/shop/signed-in.tsx'
import { useLogout } from '@sillage/domains/member/shop/use-logout.ts'
import { useSession } from '@sillage/domains/session.ts'
import { Button } from '@sillage/ui/button.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Figures } from './dashboard/figures.tsx'
import { GradePath } from './dashboard/grade-path.tsx'
import { LatestNotices } from './dashboard/latest-notices.tsx'
import { OrderDoors } from './dashboard/order-doors.tsx'
import { RecentItems, WishTeaser } from './dashboard/product-rails.tsx'
import './dashboard/dashboard.css'

/** The dashboard of the member area: who is signed in, what waits, and signing out. */
export function Component() {
  const t = usePhrases()
  return (
    <MemberLayout title={t('마이페이지')} description={t('주문, 쿠폰, 문의와 회원 정보를 한곳에서 확인할 수 있어요.')}>
      <Hall />
    </MemberLayout>
  )
}

function Hall() {
  const t = usePhrases()
  const { user } = useSession()
  const { query } = useAccount()
  const { logout, pending } = useLogout()
  return (
    <div className="dashboard">
      <div className="grid gap-6">
        <p className="greeting">
          <Greeting name={user?.mb_name ?? ''} />
        </p>
        {query.data ? <GradePath grade={query.data.grade} /> : <Skeleton height="140px" />}
      </div>
      <Figures />
      <OrderDoors />
      <LatestNotices />
      <RecentItems />
      <WishTeaser />
      <div className="button-row only-phone">
        <Button kind="line" wide busy={pending} onClick={logout}>
          {t('로그아웃')}
        </Button>
      </div>
    </div>
  )
}
