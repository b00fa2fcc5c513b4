import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** The formulas a member keeps. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('나의 포뮬러')}
      description={t('나만의 향 배합을 모아 두는 곳이에요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
      empty={t('저장한 포뮬러가 없어요')}
      next={{ href: '/shop/category/4', label: t('향료·재료 보기') }}
      members
    >
      {t('먼저 마음에 드는 향료를 찾아보세요.')}
    </Quiet>
  )
}
