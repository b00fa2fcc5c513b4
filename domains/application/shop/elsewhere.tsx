import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'

/** Where a dealer's application is read and changed. */
export const dealerPath = '/customer/dealer-apply'

/** What was asked for stands on another page. */
export function Elsewhere({ to }: { to: string }) {
  const navigate = useNavigate()
  const leave = useEffectEvent(() => void navigate(to, { replace: true }))
  useEffect(() => leave(), [])
  return null
}
