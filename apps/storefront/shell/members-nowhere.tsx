import { Titled } from '@sillage/domains/content/shop/titled.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSession } from '@sillage/web-kit/session.tsx'
import { NotFound } from './not-found.tsx'

/** An address among a member's own that is none: a member is told so, a visitor is asked to sign in first. */
export function MembersNowhere() {
  const t = usePhrases()
  const { user } = useSession()
  if (user) return <NotFound />
  return (
    <Titled title={t('마이페이지')} description={t('마이페이지')} members>
      {null}
    </Titled>
  )
}
