import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** What is asked often. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('자주 묻는 질문')}
      description={t('자주 묻는 질문과 답을 모아 보는 곳이에요.')}
      above={[{ label: t('고객센터'), href: '/customer/center' }]}
      empty={t('올라온 질문이 없어요')}
      next={{ href: '/customer/center', label: t('고객센터 보기') }}
    >
      {t('궁금한 것은 고객센터에서 바로 알려 드려요.')}
    </Quiet>
  )
}
