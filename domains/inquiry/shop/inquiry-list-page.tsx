import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** What a member has asked. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('1:1 문의')}
      description={t('보낸 문의와 답변을 보는 곳이에요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
      empty={t('보낸 문의가 없어요')}
      next={{ href: '/customer/center', label: t('고객센터 보기') }}
      members
    >
      {t('급한 일은 고객센터 전화가 가장 빨라요.')}
    </Quiet>
  )
}
