import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** Writing an inquiry, or changing one. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('문의 쓰기')}
      description={t('1:1 문의를 쓰고 고치는 곳이에요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
      empty={t('지금은 이 화면에서 문의를 보낼 수 없어요')}
      next={{ href: '/customer/center', label: t('고객센터 보기') }}
      members
    >
      {t('고객센터 전화로 물어봐 주세요.')}
    </Quiet>
  )
}
