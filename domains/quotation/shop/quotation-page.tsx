import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** An offer in writing. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('견적서')}
      description={t('고른 상품의 견적서를 만드는 곳이에요.')}
      empty={t('담긴 상품이 없어요')}
      next={{ href: '/shop/best-seller', label: t('베스트셀러 보기') }}
    >
      {t('견적이 필요한 상품을 먼저 둘러보세요.')}
    </Quiet>
  )
}
