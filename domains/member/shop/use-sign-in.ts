import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useLocation, useNavigate } from 'react-router'

/** Leads a visitor to the login page, and from there back here. */
export function useSignIn() {
  const t = usePhrases()
  const { toast } = useDialogs()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return () => {
    toast(t('로그인이 필요해요.'))
    void navigate(`/login?${new URLSearchParams({ redirect: pathname + search + hash })}`)
  }
}
