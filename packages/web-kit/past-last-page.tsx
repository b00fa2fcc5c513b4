import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { useLastingDialogs } from './dialogs.tsx'
import { usePhrases } from './phrases.ts'

/** A page past the last one was requested: a dialog says so and the last one is shown. */
export function PastLastPage({ to }: { to: string }) {
  const t = usePhrases()
  const { alert } = useLastingDialogs()
  const navigate = useNavigate()
  // After mounting: the server draws lists too, and can neither speak nor go elsewhere.
  const leave = useEffectEvent(() => {
    void alert({ message: t('마지막 페이지예요.') })
    void navigate(to, { replace: true })
  })
  useEffect(() => leave(), [])
  return null
}
