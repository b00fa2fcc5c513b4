import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { IssueTable } from '@sillage/domains/coupon/admin/issue-table.tsx'
import { useShop } from '@sillage/domains/shop.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

/** What coupons a member has and had. */
export function MemberCoupons({ mb_id }: { mb_id: string }) {
  const t = usePhrases()
  const { queries } = useShop()
  return (
    <Part title={t('쿠폰')}>
      <Loaded query={queries.coupon.staff.issues({ query: { mb_id, limit: 20 } })}>
        {({ data }) => <IssueTable issues={data} by="coupon" />}
      </Loaded>
    </Part>
  )
}
