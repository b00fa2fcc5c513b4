import { type ReactNode, Suspense, startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const never = () => () => undefined
// As high as a screen: the footer does not come into sight in between.
const meanwhile = <div className="min-h-screen" aria-busy="true" />

/**
 * What lies below the first screen of a page that was opened by a link is drawn a moment after the rest: on a slow
 * phone the title is there twice as early. It may read what the page's loader does not wait for. A page that the server
 * drew is whole, this part of it wakes up after the rest; and one that is returned to, or opened at one of its parts, is
 * whole at once, or there would be nothing to scroll to.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isWaking = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const { hash } = useLocation()
  const isReturning = useNavigationType() === 'POP'
  const [isDue, setDue] = useState(isWaking || isReturning || hash !== '')
  useEffect(() => startTransition(() => setDue(true)), [])
  return <Suspense fallback={meanwhile}>{isDue ? children : meanwhile}</Suspense>
}
