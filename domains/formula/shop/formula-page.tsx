import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** One formula. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('포뮬러')}
      description={t('향 배합 하나를 자세히 보는 곳이에요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
      empty={t('이 번호의 포뮬러가 없어요')}
      next={{ href: '/my-page/formula', label: t('나의 포뮬러 보기') }}
      members
    >
      {t('나의 포뮬러에서 다시 골라 주세요.')}
    </Quiet>
  )
}
