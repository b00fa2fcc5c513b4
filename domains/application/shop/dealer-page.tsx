import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** Applying to become a dealer. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('대리점 신청')}
      description={t('실라주 대리점 신청 안내예요.')}
      above={[{ label: t('고객센터'), href: '/customer/center' }]}
      empty={t('지금은 이 화면에서 신청을 받지 않아요')}
      next={{ href: '/customer/center', label: t('고객센터 보기') }}
    >
      {t('대리점은 고객센터로 먼저 상의해 주세요.')}
    </Quiet>
  )
}
