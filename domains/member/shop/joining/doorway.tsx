import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'
import '../login-page.css'

type Props = {
  /** In the tab. */
  title: string
  heading: ReactNode
  lead?: ReactNode
  children: ReactNode
}

/** The pages before an account, one narrow column each. Nothing there is for search engines, nor for other sites' logs. */
export function Doorway({ title, heading, lead, children }: Props) {
  const t = usePhrases()
  return (
    <div className="narrow">
      <title>{`${title} · Sillage`}</title>
      <meta name="description" content={t('실라주 회원의 가입과 로그인')} />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="same-origin" />
      <h1 className="page-title">{heading}</h1>
      {lead && <p className="doorway-lead">{lead}</p>}
      {children}
    </div>
  )
}
