import { Button } from '@sillage/ui/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSession } from '@sillage/web-kit/session.tsx'
import { Titled } from '../../content/shop/titled.tsx'
import { useLogout } from './use-logout.ts'

/** The hall of the member area: who is here, what waits, and the way out. */
export function Component() {
  const t = usePhrases()
  return (
    <Titled title={t('마이페이지')} description={t('주문, 쿠폰, 문의와 회원 정보를 모아 둔 곳이에요.')} members>
      <Hall />
    </Titled>
  )
}

function Hall() {
  const t = usePhrases()
  const { user } = useSession()
  const { logout, pending } = useLogout()
  return (
    <>
      <p className="section-title">{t('{name}님, 반가워요', { name: user?.mb_name ?? '' })}</p>
      <div className="button-row only-phone mt-5">
        <Button kind="line" busy={pending} onClick={logout}>
          {t('로그아웃')}
        </Button>
      </div>
    </>
  )
}
