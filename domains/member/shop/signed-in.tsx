import { Button } from '@sillage/ui/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useLogout } from './use-logout.ts'
import { WithName } from './with-name.tsx'
import './login-page.css'

export function Greeting({ name }: { name: string }) {
  const t = usePhrases()
  return <WithName text={t('{name} 님, 반가워요', { name })} name={name} />
}

/** For a visitor who is already signed in: how to go on, and how to sign out. */
export function SignedIn() {
  const t = usePhrases()
  const { logout, pending } = useLogout()
  return (
    <>
      <p className="signed-in-note">{t('이미 로그인되어 있어요. 다른 계정을 쓰려면 먼저 로그아웃해 주세요.')}</p>
      <div className="signed-in">
        <Button href="/" wide>
          {t('쇼핑 계속하기')}
        </Button>
        <Button kind="line" wide busy={pending} onClick={logout}>
          {t('로그아웃')}
        </Button>
      </div>
    </>
  )
}
