import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** The points a member has. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('적립금')}
      description={t('모은 적립금과 쓴 내역을 보는 곳이에요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
      empty={t('쌓인 적립금이 없어요')}
      next={{ href: '/shop/best-seller', label: t('베스트셀러 보기') }}
      members
    >
      {t('가장 많이 찾으신 향부터 둘러보세요.')}
    </Quiet>
  )
}
