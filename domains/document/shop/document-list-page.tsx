import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** Papers about what is sold. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('문서실')}
      description={t('제품 안전 자료와 서식을 모아 보는 곳이에요.')}
      above={[{ label: t('고객센터'), href: '/customer/center' }]}
      empty={t('올라온 문서가 없어요')}
      next={{ href: '/customer/center', label: t('고객센터 보기') }}
    >
      {t('필요한 자료가 있으면 고객센터로 말씀해 주세요.')}
    </Quiet>
  )
}
