import { Logo } from '@sillage/ui/logo.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type ReactNode, useEffect } from 'react'

type Props = { title: string; lead: string; children: ReactNode }

/** What stands around every step of signing in. */
export function SignFrame({ title, lead, children }: Props) {
  const t = usePhrases()
  useEffect(() => {
    document.title = `${title} · Sillage`
  }, [title])
  return (
    <main className="sign">
      <div className="sign-side">
        <Logo label="Sillage" />
        <p className="sign-words serif">{t('가게 운영을 위한 관리 화면이에요.')}</p>
      </div>
      <div className="sign-form">
        <div className="stack stack-wide">
          <div>
            <h1 className="big serif">{title}</h1>
            <p className="soft">{lead}</p>
          </div>
          {children}
        </div>
      </div>
    </main>
  )
}
