import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** What a member has asked about products. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('내 상품 문의')}
      description={t('상품에 남긴 질문과 답변을 보는 곳이에요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
      empty={t('남긴 상품 문의가 없어요')}
      next={{ href: '/customer/center', label: t('고객센터 보기') }}
      members
    >
      {t('상품이 궁금하면 고객센터에서도 알려 드려요.')}
    </Quiet>
  )
}
