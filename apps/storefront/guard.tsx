import { useSession } from '@sillage/domains/session.ts'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useEffect, useEffectEvent } from 'react'
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router'
import type { PageHandle } from './page-route.ts'
import { NotFound } from './shell/not-found.tsx'

/**
 * Stands before every page. HTML is always the anonymous visitor's, so no one is sent away before login-check has
 * answered: until then a page for members shows its frame.
 */
export function Guard() {
  const { guarded, visitorsOnly, staffOnly } = useHandle()
  const { checked, user } = useSession()
  useSignIn({ needed: Boolean(guarded) && checked && !user })
  useWayOut({ needed: Boolean(visitorsOnly) && user !== null })
  if (staffOnly && user && !user.is_admin) return <NotFound />
  return <Outlet />
}

function useHandle(): Partial<PageHandle> {
  // Handles are written by page() only, or not at all.
  return (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {}
}

/** To the login page, and from there back to what was wanted. */
function useSignIn({ needed }: { needed: boolean }) {
  const t = usePhrases()
  const { toast } = useDialogs()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const goSignIn = useEffectEvent(() => {
    toast(t('로그인이 필요해요.'))
    const query = new URLSearchParams({ redirect: pathname + search + hash })
    void navigate(`/login?${query}`, { replace: true })
  })
  useEffect(() => {
    if (needed) goSignIn()
  }, [needed])
}

/** Who is signed in has nothing to do at the login page. */
function useWayOut({ needed }: { needed: boolean }) {
  const navigate = useNavigate()
  const leave = useEffectEvent(() => void navigate('/my-page', { replace: true }))
  useEffect(() => {
    if (needed) leave()
  }, [needed])
}
