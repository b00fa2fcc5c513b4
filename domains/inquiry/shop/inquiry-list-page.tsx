import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { MemberLayout } from '../../member/shop/member-layout.tsx'
import { InquiryList } from './inquiry-list.tsx'

/** What a member has asked. */
export function Component() {
  const t = usePhrases()
  return (
    <MemberLayout
      title={t('1:1 문의')}
      description={t('보낸 문의와 답변을 확인할 수 있어요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
    >
      <InquiryList />
    </MemberLayout>
  )
}
