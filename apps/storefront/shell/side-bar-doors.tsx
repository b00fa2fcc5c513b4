import { useSession } from '@sillage/domains/session.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'

/** At the bottom of the menu: in, or out. */
export function SideBarDoors() {
  const t = usePhrases()
  const { user } = useSession()
  if (user) return <Member />
  return (
    <>
      <Anchor href="/login">{t('로그인')}</Anchor>
      <Anchor href="/register">{t('회원 가입')}</Anchor>
    </>
  )
}

function Member() {
  const t = usePhrases()
  const { api } = useShop()
  const { notification_count: count } = useSession()
  // Nothing of the member may stay in the page's memory.
  const { submit } = useSubmit(() => api.member.logout(), { onDone: () => location.assign('/') })
  return (
    <>
      <Anchor href="/my-page">{t('마이페이지')}</Anchor>
      {count > 0 && <Anchor href="/my-page/notification">{t('알림 {count}개', { count })}</Anchor>}
      <button type="button" onClick={() => submit(undefined)}>
        {t('로그아웃')}
      </button>
    </>
  )
}
