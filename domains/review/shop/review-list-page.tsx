import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** What buyers say. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('리뷰')}
      description={t('향을 받아 본 분들의 이야기를 모아 보는 곳이에요.')}
      above={[{ label: t('고객센터'), href: '/customer/center' }]}
      empty={t('올라온 리뷰가 없어요')}
      next={{ href: '/shop/best-seller', label: t('베스트셀러 보기') }}
    >
      {t('가장 많이 찾으신 향부터 둘러보세요.')}
    </Quiet>
  )
}
