import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** What a visitor is about to buy. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('장바구니')}
      description={t('담아 둔 상품을 보는 곳이에요.')}
      empty={t('장바구니가 비어 있어요')}
      next={{ href: '/shop/best-seller', label: t('베스트셀러 보기') }}
    >
      {t('마음에 드는 향을 찾아보세요.')}
    </Quiet>
  )
}
