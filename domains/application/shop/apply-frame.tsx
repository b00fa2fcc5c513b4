import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'
import { useSession } from '../../session.ts'
import './application.css'

type Gift = { title: string; text: string }
type Props = { gives: readonly Gift[]; path: string; children: ReactNode }

/** What applying gives, for everyone; and the member's own part, once it is known who is here. */
export function ApplyFrame({ gives, path, children }: Props) {
  const t = usePhrases()
  const { checked, user } = useSession()
  return (
    <div className="application-page">
      <ul className="application-gives">
        {gives.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p className="soft small">{text}</p>
          </li>
        ))}
      </ul>
      {!checked && <Skeleton height="480px" />}
      {checked && !user && (
        <Empty
          title={t('로그인하면 신청할 수 있어요')}
          action={
            <>
              <Button href={`/login?redirect=${encodeURIComponent(path)}`}>{t('로그인하고 신청하기')}</Button>
              <Button kind="line" href="/register">
                {t('회원 가입')}
              </Button>
            </>
          }
        >
          {t('신청 결과를 알려 드리려면 회원이어야 해요.')}
        </Empty>
      )}
      {checked && user && children}
    </div>
  )
}
