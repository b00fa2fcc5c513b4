import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** Asking about classes. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('클래스 문의')}
      description={t('TSSA 수업과 단체 수업을 물어보는 곳이에요.')}
      empty={t('지금은 이 화면에서 문의를 보낼 수 없어요')}
      next={{ href: '/customer/center', label: t('고객센터 보기') }}
    >
      {t('단체 수업이나 출강은 고객센터로 말씀해 주세요.')}
    </Quiet>
  )
}
