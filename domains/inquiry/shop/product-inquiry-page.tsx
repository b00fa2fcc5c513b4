import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** What visitors ask about products. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('상품 문의와 답변')}
      description={t('상품에 대한 질문과 답을 모아 보는 곳이에요.')}
      empty={t('올라온 상품 문의가 없어요')}
      next={{ href: '/customer/center', label: t('고객센터 보기') }}
    >
      {t('궁금한 상품이 있으면 고객센터로 물어봐 주세요.')}
    </Quiet>
  )
}
