import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { MemberLayout } from '../../member/shop/member-layout.tsx'
import { PointStatementView } from './point-statement.tsx'

/** The points a member has, and how they came and went. */
export function Component() {
  const t = usePhrases()
  return (
    <MemberLayout
      title={t('적립금')}
      description={t('적립금과 사용 내역을 확인할 수 있어요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
    >
      <PointStatementView />
    </MemberLayout>
  )
}
