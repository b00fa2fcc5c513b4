import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** What a member wishes for. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('찜 목록')}
      description={t('마음에 담아 둔 상품을 모아 보는 곳이에요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
      empty={t('찜한 상품이 없어요')}
      next={{ href: '/shop/best-seller', label: t('베스트셀러 보기') }}
      members
    >
      {t('천천히 둘러보고 마음에 드는 향을 찾아보세요.')}
    </Quiet>
  )
}
