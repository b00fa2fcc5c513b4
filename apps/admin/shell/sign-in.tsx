import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { SignFrame } from './sign-frame.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** The console's own door. */
export function SignIn() {
  const t = usePhrases()
  return (
    <SignFrame title={t('관리자 로그인')} lead={t('직원으로 등록된 아이디로 로그인해 주세요.')}>
      <SignInForm />
      <p className="mute">
        <a className="link" href="/forgot-password">
          {t('비밀번호를 잊었어요')}
        </a>
      </p>
    </SignFrame>
  )
}
