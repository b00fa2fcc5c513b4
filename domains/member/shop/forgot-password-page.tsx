import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** Finding a forgotten id or password. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('아이디·비밀번호 찾기')}
      description={t('아이디나 비밀번호를 잊었을 때의 안내예요.')}
      empty={t('지금은 이 화면에서 찾을 수 없어요')}
      next={{ href: '/customer/center', label: t('고객센터 보기') }}
    >
      {t('아이디나 비밀번호가 기억나지 않으면 고객센터로 연락해 주세요.')}
    </Quiet>
  )
}
