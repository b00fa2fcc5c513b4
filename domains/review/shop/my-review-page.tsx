import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** What a member has written about products. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('내가 쓴 리뷰')}
      description={t('내가 쓴 리뷰를 모아 보는 곳이에요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
      empty={t('쓴 리뷰가 없어요')}
      next={{ href: '/shop/best-seller', label: t('베스트셀러 보기') }}
      members
    >
      {t('받아 본 향의 이야기는 리뷰가 돼요. 먼저 향을 골라 볼까요?')}
    </Quiet>
  )
}
