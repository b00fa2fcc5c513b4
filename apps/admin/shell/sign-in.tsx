import { Logo } from '@sillage/ui/logo.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useEffect } from 'react'
import { SignInForm } from './sign-in-form.tsx'

/** The console's own door. */
export function SignIn() {
  const t = usePhrases()
  const title = t('가게 문 열기')
  useEffect(() => {
    document.title = `${title} · Sillage`
  }, [title])
  return (
    <main className="sign">
      <div className="sign-side">
        <Logo label="Sillage" />
        <p className="sign-words serif">{t('오늘도 향이 오래 남기를.')}</p>
      </div>
      <div className="sign-form">
        <div className="stack stack-wide">
          <div>
            <h1 className="big serif">{title}</h1>
            <p className="soft">{t('직원으로 등록된 아이디로 로그인해 주세요.')}</p>
          </div>
          <SignInForm />
          <p className="mute">
            <a className="link" href="/forgot-password">
              {t('비밀번호를 잊었어요')}
            </a>
          </p>
        </div>
      </div>
    </main>
  )
}
