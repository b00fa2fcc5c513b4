import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** Where the mailed link leads. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('비밀번호 다시 정하기')}
      description={t('메일로 받은 링크로 비밀번호를 다시 정하는 곳이에요.')}
      empty={t('쓸 수 없는 링크예요')}
      next={{ href: '/forgot-password', label: t('아이디·비밀번호 찾기') }}
    >
      {t('이미 썼거나 오래된 링크예요. 아이디·비밀번호 찾기에서 다시 시작해 주세요.')}
    </Quiet>
  )
}
