import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSession } from '../../session.ts'
import { prime } from '../../shop.ts'
import { Doorway } from './joining/doorway.tsx'
import { KakaoSignIn } from './kakao/kakao-button.tsx'
import { LoginForm } from './login-form.tsx'
import { Greeting, SignedIn } from './signed-in.tsx'

export const loader = prime((queries) => [queries.kakao.show()])

/** Signing in; for a member who already is, signing out. */
export function Component() {
  const t = usePhrases()
  const { user } = useSession()
  return (
    <Doorway title={t('로그인')} heading={user ? <Greeting name={user.mb_name} /> : t('다시 오셨군요')}>
      {user ? <SignedIn /> : <LoginForm />}
      {!user && <KakaoSignIn place="below form" />}
    </Doorway>
  )
}
