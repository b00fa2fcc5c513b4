import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** The classes a member attends. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('수강 내역')}
      description={t('신청한 수업과 일정을 보는 곳이에요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
      empty={t('신청한 수업이 없어요')}
      next={{ href: '/tssa/class-product', label: t('수업 보기') }}
      members
    >
      {t('곧 시작하는 수업에서 마음에 드는 날을 골라 보세요.')}
    </Quiet>
  )
}
