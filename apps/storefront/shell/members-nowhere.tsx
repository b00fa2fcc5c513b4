import { useSession } from '@sillage/domains/session.ts'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { NotFound } from './not-found.tsx'

/** An address among a member's own that is none: a member gets the 404 page, a visitor is asked to sign in first. */
export function MembersNowhere() {
  const t = usePhrases()
  const { user } = useSession()
  if (user) return <NotFound />
  return (
    <div className="page">
      <title>{`${t('마이페이지')} · Sillage`}</title>
      <meta name="robots" content="noindex" />
      <div className="page-head">
        <h1 className="page-title">{t('마이페이지')}</h1>
      </div>
      <div aria-busy="true">
        <Skeleton height="320px" />
      </div>
    </div>
  )
}
