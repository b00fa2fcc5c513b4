import { MemberLayout } from '@sillage/domains/member/shop/member-layout.tsx'
import { NotificationList } from '@sillage/domains/notification/shop/notification-list.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

/** A member's notifications. */
export function Component() {
  const t = usePhrases()
  return (
    <MemberLayout
      title={t('내 알림')}
      description={t('실라주가 보낸 알림이에요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
    >
      <NotificationList />
    </MemberLayout>
  )
}
