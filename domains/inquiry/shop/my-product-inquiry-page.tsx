import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { MemberLayout } from '../../member/shop/member-layout.tsx'
import { MyProductInquiryList } from './my-product-inquiry-list.tsx'

/** What a member has asked about products. */
export function Component() {
  const t = usePhrases()
  return (
    <MemberLayout
      title={t('내 상품 문의')}
      description={t('상품에 남긴 문의와 답변을 확인할 수 있어요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
    >
      <MyProductInquiryList />
    </MemberLayout>
  )
}
