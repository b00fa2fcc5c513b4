import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { MemberLayout } from '../../member/shop/member-layout.tsx'
import { MyClasses } from './my-classes.tsx'

/** The classes a member has booked. */
export function Component() {
  const t = usePhrases()
  return (
    <MemberLayout
      title={t('수강 내역')}
      description={t('신청한 수업과 일정을 확인할 수 있어요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
    >
      <MyClasses />
    </MemberLayout>
  )
}
