import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** What a member has ordered. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('주문 내역')}
      description={t('주문한 상품과 배송 상태를 보는 곳이에요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
      empty={t('주문한 상품이 없어요')}
      next={{ href: '/shop/best-seller', label: t('베스트셀러 보기') }}
      members
    >
      {t('가장 많이 찾으신 향부터 둘러보세요.')}
    </Quiet>
  )
}
