import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSession } from '@sillage/web-kit/session.tsx'
import { LoginForm } from './login-form.tsx'
import { SignedIn } from './signed-in.tsx'

/** Signing in, or, for who already has, the way out. */
export function Component() {
  const t = usePhrases()
  const { user } = useSession()
  return (
    <div className="narrow">
      <title>{`${t('로그인')} · Sillage`}</title>
      <meta name="robots" content="noindex" />
      {user ? <SignedIn name={user.mb_name} /> : <LoginForm />}
    </div>
  )
}
